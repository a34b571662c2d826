import assert from 'node:assert/strict';
import { limit } from '../../../tools/test/limits.mjs';
import { insert, logIn, openEditor, save, shown } from '../admin.mjs';
import { elements } from '../../../src/widgets/all.ts';
import { samples, tags, tagsWithData } from '../support.mjs';

const selectBlock = (page, index) =>
  page.evaluate((at) => {
    const { select, dispatch } = window.wp.data;
    const { clientId } = select('core/block-editor').getBlocks()[at];
    return dispatch('core/block-editor').selectBlock(clientId);
  }, index);

/** Opens all groups of a block's settings and returns their text. */
async function controls(page, index) {
  await selectBlock(page, index);
  await page.waitForSelector('.block-editor-block-inspector .components-panel__body-toggle');
  for (const toggle of await page.$$(
    '.block-editor-block-inspector [aria-expanded="false"].components-panel__body-toggle',
  ))
    await toggle.evaluate((button) => button.click());
  return page.$eval('.block-editor-block-inspector', ({ innerText }) => innerText.toLowerCase());
}

/** Blocks in the editor. */
export const editing = [
  [
    'previews a block for each element',
    async (site) => {
      const frame = await openEditor(site.admin, site.wp.origin, 'page');
      await insert(
        site.admin,
        elements.map(({ tag, needs = {} }) => [tag, needs]),
      );
      site.preview = frame;
      for (const tag of tags) await shown(frame, tag, new RegExp(samples[tag]));
      assert.ok(!(await site.admin.content()).includes(site.api.token));
    },
  ],
  [
    'has a control for each attribute',
    async ({ admin }) => {
      const facts = await admin.evaluate(() => window.vtcWidgets);
      for (const [index, tag] of tags.entries()) {
        const text = await controls(admin, index);
        for (const name of Object.keys(facts.elements[tag].attributes))
          assert.ok(text.includes(facts.attributes[name].toLowerCase()), `${tag} ${name}`);
        for (const group of ['company', 'look', 'more'])
          assert.ok(text.includes(facts.texts[group].toLowerCase()), `${tag} ${group}`);
      }
    },
  ],
  [
    'updates the preview when a control changes',
    async ({ admin, preview }) => {
      await controls(admin, tags.indexOf('vtc-card'));
      const [layout] = await admin.$$('.block-editor-block-inspector select');
      await layout.select('badge');
      await preview.waitForSelector('vtc-card[layout="badge"]', { timeout: limit(30_000) });
      await controls(admin, tags.indexOf('vtc-roster'));
      await admin.evaluate(() =>
        [...document.querySelectorAll('.block-editor-block-inspector label')]
          .find(({ textContent }) => textContent === 'Search field')
          .click(),
      );
      await preview.waitForSelector('vtc-roster[searchable]', { timeout: limit(30_000) });
    },
  ],
  [
    'saves the chosen attributes',
    async ({ admin }) => {
      const saved = await save(admin, 'Our company', 'publish');
      assert.equal(saved.failed, false);
      assert.match(saved.content, /wp:vtc-widgets\/vtc-card \{"layout":"badge"\} \/-->/);
      assert.match(saved.content, /wp:vtc-widgets\/vtc-roster \{"searchable":true\} \/-->/);
    },
  ],
  [
    'keeps blocks of another version valid',
    async ({ wp, admin }) => {
      const content = '<!-- wp:vtc-widgets/vtc-card {"layout":"gone","retired":"yes"} /-->';
      const id = await wp.php(
        `echo wp_insert_post(array("post_title"=>"Old","post_status"=>"publish","post_content"=>'${content}'));`,
      );
      const frame = await openEditor(admin, wp.origin, 'post', id);
      assert.match(await shown(frame, 'vtc-card'), /Northern Haul/);
      const isValid = await admin.evaluate(() =>
        window.wp.data
          .select('core/block-editor')
          .getBlocks()
          .every((block) => block.isValid),
      );
      assert.ok(isValid);
      const html = await (await fetch(`${wp.origin}/?p=${id}`)).text();
      assert.match(html, /<vtc-card vtc="northern_haul"/);
      assert.doesNotMatch(html, /gone|retired/);
    },
  ],
  [
    'inserts the pattern with its blocks',
    async ({ wp, admin }) => {
      const frame = await openEditor(admin, wp.origin, 'page');
      await admin.evaluate(async () => {
        const all = await window.wp.apiFetch({ path: '/wp/v2/block-patterns/patterns' });
        const { content } = all.find(({ name }) => name === 'vtc-widgets/company-page');
        await window.wp.data
          .dispatch('core/block-editor')
          .insertBlocks(window.wp.blocks.parse(content));
      });
      const others = ['vtc-calendar', 'vtc-past-events', 'vtc-numbers'];
      const inPattern = tagsWithData.filter((tag) => !others.includes(tag));
      for (const tag of inPattern) await shown(frame, tag);
      const { link } = await save(admin, 'Company page', 'publish');
      const html = await (await fetch(link)).text();
      for (const tag of inPattern)
        assert.match(html, new RegExp(`<${tag} [^>]*><script type="application/json">`));
    },
  ],
  ...['editor', 'author', 'contributor'].map((role) => [
    `lets users of the role ${role} place blocks, without forbidden attributes`,
    async ({ wp, browser, api }) => {
      const page = await logIn(browser, wp.origin, role);
      const frame = await openEditor(page, wp.origin);
      const hostile = {
        layout: 'banner" onclick="alert(1)',
        vtc: 'northern_haul',
        heading: '"><b>x',
      };
      await insert(page, [['vtc-card', hostile]]);
      assert.match(await shown(frame, 'vtc-card'), /Northern Haul/);
      const facts = await page.evaluate(() => JSON.stringify(window.vtcWidgets));
      assert.ok(!facts.includes('emb_'));
      assert.ok(!/"(token|api-base|href-template)":\{/.test(facts));
      await page.evaluate(() => {
        const bad =
          '<!-- wp:vtc-widgets/vtc-live-events {"onclick":"alert(1)","style":"color:red","token":"emb_theirs","api-base":"https://evil.example","href-template":"https://evil.example/{slug}"} /-->';
        const { dispatch, select } = window.wp.data;
        const blocks = [...select('core/block-editor').getBlocks(), ...window.wp.blocks.parse(bad)];
        return dispatch('core/block-editor').resetBlocks(blocks);
      });
      const { id, failed } = await save(
        page,
        `By ${role}`,
        role === 'contributor' ? 'pending' : 'publish',
      );
      assert.equal(failed, false);
      await page.browserContext().close();
      const html = await wp.php(
        `wp_set_current_user(1); echo do_blocks(get_post(${id})->post_content);`,
      );
      assert.match(html, /<vtc-card vtc="northern_haul"/);
      assert.match(html, /<vtc-live-events /);
      const opening = html.match(/<(?:vtc|server)-[^>]*>/g).join('\n');
      assert.doesNotMatch(opening, /onclick|style=|emb_|evil|<b>/);
      assert.ok(!html.includes(api.token));
    },
  ]),
];
