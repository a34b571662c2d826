// Checks what is typed, and says what to do, before anything is saved.
(() => {
  const names = ['api_base', 'gateway', 'vtc', 'token'];
  const input = (name) => document.getElementById(`vtc-widgets-${name}`);
  const place = (name) => document.querySelector(`.vtc-widgets-check[data-field="${name}"]`);
  let newest = 0;
  let timer;

  function say(name, { standing, text }) {
    const line = place(name);
    if (!line) return;
    line.dataset.standing = standing;
    line.textContent = text;
  }

  function offer(companies) {
    for (const { name, vtc } of companies) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button button-small';
      button.textContent = name;
      button.addEventListener('click', () => {
        input('vtc').value = vtc;
        void check();
      });
      place('vtc').append(button);
    }
  }

  async function check() {
    const mine = (newest += 1);
    const data = Object.fromEntries(names.map((name) => [name, input(name)?.value ?? '']));
    const path = '/vtc-widgets/v1/check';
    const verdicts = await window.wp.apiFetch({ path, method: 'POST', data });
    // What was typed meanwhile is checked by itself.
    if (mine !== newest) return;
    for (const name of names) say(name, verdicts[name]);
    offer(verdicts.alike);
  }

  for (const name of names) {
    input(name)?.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(check, 400);
    });
  }
  void check();
})();
