// The boxes for managing the company: publishing a post on the platform, and attendance of convoys.
(() => {
  const { apiFetch } = window.wp;
  const field = (name) => document.getElementById(`vtc-widgets-${name}`);

  /** Shows a result, or why there is none. */
  function show(box, { status = 'bad', text, message }) {
    const line = box.querySelector('.vtc-widgets-check');
    line.dataset.status = status === 'confirm' ? 'bad' : status;
    line.textContent = text ?? message;
  }

  /** Sends a request; meanwhile the buttons of the box do nothing. */
  async function send(box, request) {
    const buttons = box.querySelectorAll('button');
    for (const button of buttons) button.disabled = true;
    const result = await apiFetch(request).catch((error) => error);
    for (const button of buttons) button.disabled = false;
    return result;
  }

  function startNews(box) {
    const post = Number(box.dataset.post);
    const [title, content] = [field('news-title'), field('news-content')];

    const counts = [title, content].map((input) => {
      const counter = input.parentElement.querySelector('.vtc-widgets-count');
      const count = () => {
        const max = Number(counter.dataset.max);
        const format = (number) => number.toLocaleString(document.documentElement.lang || 'en');
        counter.textContent = `${format(input.value.trim().length)} / ${format(max)}`;
        counter.classList.toggle('is-too-long', input.value.trim().length > max);
      };
      input.addEventListener('input', count);
      count();
      return count;
    });

    async function fillIn() {
      const draft = await send(box, { path: `/vtc-widgets/v1/news-draft?post=${post}` });
      if (draft.content === undefined) return show(box, draft);
      title.value = draft.title;
      content.value = draft.content;
      for (const count of counts) count();
    }

    async function publish() {
      const data = {
        post,
        title: title.value,
        content: content.value,
        pinned: field('news-pinned').checked,
        date: field('news-date').value,
        confirmed: field('news-confirmed').checked,
      };
      const result = await send(box, { path: '/vtc-widgets/v1/news', method: 'POST', data });
      show(box, result);
      if (result.status === 'confirm') box.querySelector('.vtc-widgets-confirm').hidden = false;
      if (result.status === 'good') box.querySelector('.vtc-widgets-news-form').remove();
    }

    box.querySelector('.vtc-widgets-draft').addEventListener('click', () => void fillIn());
    box.querySelector('.vtc-widgets-publish').addEventListener('click', () => void publish());
    // Enter would submit the form of the post.
    box.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && event.target.tagName === 'INPUT') event.preventDefault();
    });
    if (title.value === '' && content.value === '') void fillIn();
  }

  function startAttendance(box) {
    const input = field('event');

    /** Suggests the next convoys of the platform, from the route of the elements. */
    async function suggest() {
      const { apiBase } = box.dataset;
      const query = `${apiBase.includes('?') ? '&' : '?'}limit=100`;
      const response = await fetch(`${apiBase}/events${query}`).catch(() => undefined);
      if (!response?.ok) return;
      const { items } = await response.json();
      const date = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
      field('events').replaceChildren(
        ...items.map(({ id, name, startAt }) => {
          const option = document.createElement('option');
          option.value = id;
          option.label = `${name}, ${date.format(new Date(startAt))}`;
          return option;
        }),
      );
    }

    input.addEventListener('focus', () => void suggest(), { once: true });
    for (const button of box.querySelectorAll('button'))
      button.addEventListener('click', async () => {
        const data = { event: input.value, status: button.dataset.status };
        show(box, await send(box, { path: '/vtc-widgets/v1/attendance', method: 'POST', data }));
      });
  }

  const start = () => {
    const news = document.querySelector('.vtc-widgets-news');
    const attendance = document.querySelector('.vtc-widgets-attendance');
    if (news) startNews(news);
    if (attendance) startAttendance(attendance);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
