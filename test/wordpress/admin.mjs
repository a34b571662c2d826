// Actions in WordPress's admin screens.
import { limit } from '../../tools/test/limits.mjs';

const timeout = limit(60_000);

/** Logs in, in a new browser context, as a user whose password is the user name. */
export async function logIn(browser, origin, name) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(timeout);
  await page.setViewport({ width: 1280, height: 900 });
  await page.goto(`${origin}/wp-login.php`);
  // The page selects the user name after a while: typed text could be replaced.
  await page.$$eval(
    '#user_login, #user_pass',
    (inputs, text) => {
      for (const input of inputs) input.value = text;
    },
    name,
  );
  await follow(page, '#wp-submit');
  await page.waitForSelector('#wpadminbar');
  return page;
}

/** Clicks a link or button that opens another page. */
export const follow = (page, selector) =>
  Promise.all([page.waitForNavigation({ timeout }), page.click(selector)]);

/** Uploads a plugin's zip and activates the plugin. */
export async function installPlugin(page, origin, zip) {
  await page.goto(`${origin}/wp-admin/plugin-install.php?tab=upload`);
  const input = await page.waitForSelector('#pluginzip', { visible: false });
  await input.uploadFile(zip);
  await page.evaluate(() => document.querySelector('.upload-plugin')?.removeAttribute('style'));
  await Promise.all([
    page.waitForNavigation({ timeout }),
    page.$eval('#install-plugin-submit', (button) => {
      button.disabled = false;
      button.click();
    }),
  ]);
  await follow(page, 'a[href*="action=activate"]');
}

/** The result of a field's check, as soon as its text matches. */
export async function checkResult(page, field, matches) {
  const selector = `.vtc-widgets-check[data-field="${field}"]`;
  await page.waitForFunction(
    (where, pattern) => new RegExp(pattern).test(document.querySelector(where)?.textContent ?? ''),
    { timeout },
    selector,
    matches.source,
  );
  return page.$eval(selector, ({ dataset, textContent }) => ({
    status: dataset.status,
    text: textContent,
  }));
}

/** Replaces the text of a settings field. */
export async function write(page, field, text) {
  const selector = `#vtc-widgets-${field}`;
  await page.$eval(selector, (input) => input.select());
  if (text === '') await page.keyboard.press('Backspace');
  else await page.type(selector, text);
}

/** Opens the editor with a new post or page, without the welcome guide. */
export async function openEditor(page, origin, type = 'post', id = undefined) {
  const path =
    id === undefined ? `post-new.php?post_type=${type}` : `post.php?post=${id}&action=edit`;
  const failedRequests = [];
  const note = (request) =>
    failedRequests.push(`${request.url()}: ${request.failure()?.errorText}`);
  page.on('requestfailed', note);
  await page.goto(`${origin}/wp-admin/${path}`);
  const isThere = () => window.wp?.data?.select('core/editor')?.getCurrentPostId();
  await page.waitForFunction(isThere, { timeout }).catch(async (cause) => {
    const text = await page.$eval('body', ({ innerText }) => innerText.slice(0, 300));
    throw new Error(`The editor did not start.\n${text}\n${failedRequests.join('\n')}`, { cause });
  });
  page.off('requestfailed', note);
  await page.evaluate(() => {
    const { dispatch } = window.wp.data;
    dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);
    dispatch('core/preferences').set('core/edit-post', 'fullscreenMode', false);
    dispatch('core/edit-post').openGeneralSidebar('edit-post/block');
  });
  return (await page.waitForSelector('iframe[name="editor-canvas"]')).contentFrame();
}

/** Saves the post with status publish or pending; returns its id and URL. */
export async function save(page, title, status) {
  await page.evaluate(
    async (post) => {
      const { dispatch } = window.wp.data;
      dispatch('core/editor').editPost(post);
      await dispatch('core/editor').savePost();
    },
    { title, status },
  );
  return page.evaluate(() => {
    const { select } = window.wp.data;
    const { id, link, content } = select('core/editor').getCurrentPost();
    const failed = select('core/editor').didPostSaveRequestFail();
    return { id, link, content, failed };
  });
}

/** Inserts blocks into the editor. */
export const insert = (page, all) =>
  page.evaluate((wanted) => {
    const blocks = wanted.map(([tag, attributes]) =>
      window.wp.blocks.createBlock(`vtc-widgets/${tag}`, attributes),
    );
    return window.wp.data.dispatch('core/block-editor').insertBlocks(blocks);
  }, all);

/** The text of an element as soon as it shows its data and the text matches; parts of the data may arrive later than others. */
export async function shown(frame, tag, matches = /\S/) {
  await frame.waitForFunction(
    (name, pattern) => {
      const element = document.querySelector(name);
      const isShown = element?.state === 'ready' || element?.state === 'empty';
      return isShown && new RegExp(pattern).test(element.shadowRoot.textContent);
    },
    { timeout },
    tag,
    matches.source,
  );
  return frame.$eval(tag, ({ shadowRoot }) => shadowRoot.textContent);
}
