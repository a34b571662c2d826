import { mkdirSync } from 'node:fs';
import { checkResult, insert, openEditor, save, shown } from '../admin.mjs';

const folder = 'integrations/wordpress/screenshots';
const shoot = (page, number) =>
  page.screenshot({ path: `${folder}/screenshot-${number}.jpg`, type: 'jpeg', quality: 60 });

/** A page that is narrow, so that its text can be read in a picture of the documentation's width. */
const viewport = (height) => ({ width: 960, height, deviceScaleFactor: 1.5 });

/** Hides what only the WordPress of this test has. */
const adminCss = `
  #wp-admin-bar-sqlite-db-integration, #menu-settings .wp-submenu a[href*="sqlite"] { display: none }
`;

/** The whole window for the editor, and the toolbar of blocks in its header instead of over the content. */
function widenEditor() {
  const { set } = window.wp.data.dispatch('core/preferences');
  for (const scope of ['core', 'core/edit-post']) {
    set(scope, 'fixedToolbar', true);
    set(scope, 'fullscreenMode', true);
  }
}

/** Takes the screenshots of the documentation: npm run test:wordpress -- --pictures. */
export const pictures = [
  [
    'takes screenshots',
    async ({ wp, admin, browser }) => {
      mkdirSync(folder, { recursive: true });
      await admin.setViewport(viewport(640));
      await admin.goto(`${wp.origin}/wp-admin/options-general.php?page=vtc-widgets`);
      await checkResult(admin, 'token', /The token works/);
      await admin.addStyleTag({ content: adminCss });
      await admin.evaluate(() => document.body.classList.add('folded'));
      // Hides the address of the test.
      await admin.$eval('#vtc-widgets-api_base', (input) => {
        input.value = 'https://api.example/api/v1';
      });
      await shoot(admin, 1);

      const frame = await openEditor(admin, wp.origin, 'page');
      await insert(admin, [
        ['vtc-card', { layout: 'banner' }],
        ['vtc-upcoming-events', { layout: 'cards', limit: 4, align: 'wide' }],
      ]);
      await admin.evaluate(widenEditor);
      await shown(frame, 'vtc-card');
      await shown(frame, 'vtc-upcoming-events');
      const { link } = await save(admin, 'Northern Haul', 'publish');
      await admin.evaluate(() => {
        const { select, dispatch } = window.wp.data;
        // The notice "Page published" covers the page.
        for (const { id } of select('core/notices').getNotices())
          dispatch('core/notices').removeNotice(id);
        const [first] = select('core/block-editor').getBlocks();
        return dispatch('core/block-editor').selectBlock(first.clientId);
      });
      await admin.waitForSelector('.components-snackbar', { hidden: true });
      await frame.waitForFunction(() =>
        [...document.querySelector('vtc-card').shadowRoot.querySelectorAll('img')].every(
          ({ complete }) => complete,
        ),
      );
      await shoot(admin, 2);

      const visitor = await (await browser.createBrowserContext()).newPage();
      await visitor.setViewport(viewport(800));
      await visitor.goto(link, { waitUntil: 'networkidle0' });
      await shoot(visitor, 3);
      await visitor.browserContext().close();
    },
  ],
];

/** Takes the screenshots of the boxes for managing the company. */
export const managingPictures = [
  [
    'takes screenshots of the boxes',
    async ({ wp, admin }) => {
      await admin.setViewport(viewport(900));
      await admin.goto(`${wp.origin}/wp-admin/index.php`);
      const box = await admin.waitForSelector('#vtc-widgets-company');
      await box.screenshot({ path: `${folder}/screenshot-4.jpg`, type: 'jpeg', quality: 70 });
      const post = await wp.php(
        `echo wp_insert_post(array("post_title" => "A tour to Oslo", "post_content" => "<!-- wp:paragraph --><p>On Friday, we <strong>drive</strong> to Oslo. Meet us in Kiel at eight.</p><!-- /wp:paragraph --><!-- wp:list --><ul><li>Bring a trailer of your own.</li><li>Channel 8.</li></ul><!-- /wp:list -->"));`,
      );
      await admin.goto(`${wp.origin}/wp-admin/post.php?post=${post}&action=edit`);
      await admin.waitForFunction(() => document.querySelector('#vtc-widgets-news-content')?.value);
      await admin.evaluate(() =>
        window.wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false),
      );
      await admin.waitForSelector('.components-modal__frame', { hidden: true });
      const news = await admin.$('#vtc-widgets-news');
      await news.screenshot({ path: `${folder}/screenshot-5.jpg`, type: 'jpeg', quality: 70 });
    },
  ],
];
