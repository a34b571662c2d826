// An element that does not exist is added to a copy of the repository: its own files, and nothing else.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { copyTree } from '../support/copy-of-tree.js';

const run = promisify(execFile);
const tag = 'vtc-slogan';

const texts = `
export const vtcSlogan = {
  sloganHeading: 'Slogan',
  failedSlogan: 'The slogan could not be loaded.',
};
`;

const files = {
  'src/widgets/vtc-slogan/about.ts': `import type { About } from '../about.js';

export const about: About = {
  tag: 'vtc-slogan',
  file: 'more',
  order: 65,
  title: 'slogan',
  summary: 'Shows the slogan of a company.',
  usedAttributes: ['heading', 'theme', 'lang'],
  icon: 'format-quote',
  frameHeight: 120,
  sizeLimit: '42 kB',
  sample: 'Every mile together',
  scenes: [{ attributes: {} }],
  requests: { company: { endpoint: 'vtcDetail' } },
};
`,
  'src/widgets/vtc-slogan/vtc-slogan.ts': `import { html, VtcElement } from '../../base.js';
import type { Query, TemplateResult, ValueOf } from '../../base.js';
import { vtcDetail } from '../../contract/element-endpoints.js';
import { vtcSlogan } from '../../locales/en.js';

type VtcDetail = ValueOf<typeof vtcDetail.response>;

/**
 * Shows the slogan of a company.
 *
 * @fires {CustomEvent<{ data: VtcDetail }>} vtc-load - New data was loaded.
 */
export class VtcSlogan extends VtcElement<VtcDetail> {
  static override readonly texts = vtcSlogan;
  static override readonly stateTexts = {
    heading: 'sloganHeading',
    failed: 'failedSlogan',
  } as const;

  readonly defaultRefreshSeconds = 900;
  protected readonly dataShape = vtcDetail.response;

  load(query: Query): Promise<VtcDetail> {
    return query(vtcDetail, { idOrHandle: this.settings.vtc });
  }

  protected renderSkeleton(): TemplateResult {
    return html\`<div class="skeleton-box">\${'\\u00a0'}</div>\`;
  }

  protected renderData({ slogan }: VtcDetail): TemplateResult {
    return html\`<p dir="auto">\${slogan}</p>\`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'vtc-slogan': VtcSlogan;
  }
}
`,
  'stories/vtc-slogan.stories.ts': `import { elementMeta, scenesOf } from './support/element-stories.js';

const story = scenesOf('vtc-slogan');

export default { title: 'Elements/vtc-slogan', ...elementMeta('vtc-slogan', { vtc: 'northern_haul' }) };

export const Default = story({});
`,
  'test/widgets/vtc-slogan/vtc-slogan.suite.test.ts': `import { elementSuite } from '../../support/element-suite.js';

elementSuite({
  tag: 'vtc-slogan',
  attributes: { vtc: 'northern_haul' },
  expectedText: 'Every mile together',
  change: ['vtc', 'bare_minimum'],
  hostile: { vtc: 'hostile_names' },
  invalid: [[{ vtc: '' }, 'vtc is missing']],
});
`,
  'demo/docs/elements/vtc-slogan.md': `# Slogan

The slogan of your company.

\`\`\`html live
<vtc-slogan vtc="northern_haul"></vtc-slogan>
\`\`\`

<!-- generated: reference vtc-slogan -->

More: [every state of this element](../../storybook/index.html?path=/docs/elements-vtc-slogan--docs).
`,
};

describe('An element with nothing but files of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vtc-widgets-'));
  after(() => rmSync(folder, { recursive: true }));

  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  /** Runs a command in the copy; resolves with its output, which a failure contains too. */
  async function output(command: string, ...args: readonly string[]): Promise<string> {
    const path = `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`;
    try {
      // Without a context, a test runner prints for readers.
      const env = { ...process.env, PATH: path, NODE_TEST_CONTEXT: undefined };
      const options = { cwd: folder, env, maxBuffer: 1e8 };
      const { stdout, stderr } = await run(command, args, options);
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = Object(error) as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`.slice(-4000));
    }
  }

  before(async () => {
    await copyTree(folder);
    appendFileSync(join(folder, 'src/locales/en.ts'), texts);
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await output('npm', 'run', 'generate', '--silent', '--', 'elements');
    await output('npm', 'run', 'build', '--silent');
  });

  test('has correct types', async () => {
    await output('npm', 'run', 'types', '--silent');
  });

  test('is in the scripts, the manifest, the README, the limits of sizes and the plugin', async () => {
    assert.match(read('dist/vtc-more.js'), new RegExp(tag));
    assert.match(read(`dist/single/${tag}.js`), /register/);
    assert.match(read(`dist/${tag}.js`), /VtcSlogan/);
    assert.match(read('dist/types/react.d.ts'), new RegExp(tag));
    assert.match(read('README.md'), new RegExp(`<${tag}>`));
    assert.match(read('package.json'), new RegExp(`dist/single/${tag}.js`));
    await output('npm', 'run', 'wordpress', '--silent');
    const zip = unzipSync(readFileSync(join(folder, 'dist/vtc-widgets-wordpress.zip')));
    const plugin = new TextDecoder().decode(zip['vtc-widgets/generated/elements.php']);
    assert.match(plugin, /'vtc-slogan' => array\( __\( 'VTC: slogan'/);
    assert.ok(zip[`vtc-widgets/blocks/${tag}/block.json`]);
  });

  test('passes the tests of lists of elements', async () => {
    const tests = ['elements', 'gateway/ssr', 'structure', 'tools/generated'];
    const paths = tests.map((name) => `test/${name}.node.test.ts`);
    const node = ['--import=./tools/test/set-test-date.mjs', '--import=tsx', '--test'];
    const printed = await output('node', ...node, '--test-reporter=spec', ...paths);
    assert.match(printed, new RegExp(`renders <${tag}> without a browser`));
  });

  test('passes the tests that all elements share', async () => {
    const printed = await output(
      'web-test-runner',
      '--files',
      `test/widgets/${tag}/${tag}.suite.test.ts`,
      'test/element/skeleton.test.ts',
    );
    assert.match(printed, /(\d{2,}) passed, 0 failed/);
  });
});
