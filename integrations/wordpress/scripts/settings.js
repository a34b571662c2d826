// Checks the settings while they are typed.
(() => {
  const names = ['api_base', 'gateway', 'vtc', 'token', 'key'];
  const input = (name) => document.getElementById(`vtc-widgets-${name}`);
  const resultLine = (name) => document.querySelector(`.vtc-widgets-check[data-field="${name}"]`);
  let latest = 0;
  let timer;

  function showResult(name, { status, text }) {
    const line = resultLine(name);
    if (!line) return;
    line.dataset.status = status;
    line.textContent = text;
  }

  function suggest(companies) {
    for (const { name, vtc } of companies) {
      const button = document.createElement('button');
      button.type = 'button';
      button.className = 'button button-small';
      button.textContent = name;
      button.addEventListener('click', () => {
        input('vtc').value = vtc;
        void check();
      });
      resultLine('vtc').append(button);
    }
  }

  async function check() {
    const current = (latest += 1);
    const data = Object.fromEntries(names.map((name) => [name, input(name)?.value ?? '']));
    const path = '/vtc-widgets/v1/check';
    const results = await window.wp.apiFetch({ path, method: 'POST', data });
    // A newer check is in flight.
    if (current !== latest) return;
    for (const name of names) showResult(name, results[name]);
    suggest(results.similar);
  }

  for (const name of names) {
    input(name)?.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(check, 400);
    });
  }
  void check();
})();
