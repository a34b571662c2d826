import { mkdirSync } from 'node:fs';
import { checkResult, insert, openEditor, save, shown } from '../admin.mjs';

const folder = 'integrations/wordpress/screenshots';
const shoot = (page, number) =>
  page.screenshot({ path: `${folder}/screenshot-${number}.jpg`, type: 'jpeg', quality: 48 });

/** Takes the screenshots of the documentation: npm run test:wordpress -- --pictures. */
export const pictures = [
  [
    'takes screenshots',
    async ({ wp, admin, browser }) => {
      mkdirSync(folder, { recursive: true });
      await admin.setViewport({ width: 1200, height: 760 });
      await admin.goto(`${wp.origin}/wp-admin/options-general.php?page=vtc-widgets`);
      await checkResult(admin, 'token', /The token works/);
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
      await visitor.setViewport({ width: 1200, height: 900 });
      await visitor.goto(link, { waitUntil: 'networkidle0' });
      await shoot(visitor, 3);
      await visitor.browserContext().close();
    },
  ],
];
