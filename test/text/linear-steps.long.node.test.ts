import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { after, before, describe, it, mock } from 'node:test';
import ts from 'typescript';
import { parseMarkdown } from '../../src/text/markdown.js';
import { plainText } from '../../src/text/plain-text.js';
import { missingPackages, onDemand } from '../../tools/on-demand/packages.mjs';

const folder = new URL('../../src/text/', import.meta.url);
const skip = missingPackages('long-tests') ?? false;

const session = new Session();
before(async () => {
  session.connect();
  await session.post('Profiler.enable');
  // Once for all tests: V8 forgets counts of functions that were compiled before.
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
after(() => session.disconnect());

/** Number of blocks of code of `src/text` that have run since the last call, counted by V8. */
async function takeSteps(): Promise<number> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/src/text/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
    .reduce((sum, { count }) => sum + count, 0);
}

async function stepsOf(text: string): Promise<number> {
  await takeSteps();
  plainText(text);
  return takeSteps();
}

/** Number of characters that methods copy, which V8 does not count. */
function copiedBy(text: string): number {
  const methods = ['padEnd', 'padStart', 'repeat', 'replace', 'slice', 'trim', 'trimEnd'] as const;
  let copied = 0;
  const mocks = methods.map((name) => {
    const method = String.prototype[name] as (...values: unknown[]) => string;
    return mock.method(String.prototype, name, function (this: string, ...values: unknown[]) {
      const result = method.apply(this, values);
      copied += result.length;
      return result;
    });
  });
  try {
    parseMarkdown(text);
  } finally {
    for (const { mock } of mocks) mock.restore();
  }
  return copied;
}

describe('Markdown in linear time', () => {
  for (const [name, unit] of [
    ['starts of links', '[a'],
    ['starts of images', '![a'],
    ['unclosed links', '[a]('],
    ['unclosed titles', '[a](b "'],
    ['links', '[a](b)'],
    ['links in images', '![[a](b)'],
    ['brackets', '[]'],
    ['brackets in brackets', '](['],
    ['unclosed autolinks', '<http://a'],
    ['unclosed tags', '<b a="'],
    ['unclosed comments', '<!--'],
    ['bare URLs', 'https://a.example/)) '],
    ['stars', '*'],
    ['stars before words', '*a '],
    ['stars after words', 'a* '],
    ['stars and lines', '*a_ _b* ~~'],
    ['stars within words', 'a**b*c'],
    ['underscores', '_'],
    ['backticks', '`'],
    ['backticks around words', '`a``b```c'],
    ['tildes', '~~a'],
    ['ampersands', '&'],
    ['unterminated entities', '&amp'],
    ['backslashes', '\\'],
    ['hashes', '# '],
    ['quotes', '> '],
    ['list marks', '- '],
    ['list marks with text', '- a '],
    ['nested lists', '- - a\n    - b\n'],
    ['nested quotes', '> > > a\n'],
    ['items', '1. a\n'],
    ['headings', '# a\n## b\n'],
    ['spaces', ' '],
    ['spaces in lines', ' a  \n'],
    ['empty lines', '\n\r\n'],
    ['rules of tables', '|-'],
    ['rows of tables', '|-|\n'],
    ['fences', '```\n'],
    ['tabs', '\t'],
    ['tabs in lines', '\t\n'],
    ['tabs after marks', '-\t'],
    ['short emphasis', '*a* '],
    ['strong words', '**a'],
    ['bare URLs and full-width brackets', 'https://a（'],
    ['bare URLs and full-width punctuation', 'https://a，'],
    ['tables', 'a|b\n-|-\n'],
  ] as const) {
    it(`takes linear time for eight times as many ${name}`, async () => {
      const text = unit.repeat(Math.ceil(1_000 / unit.length));
      // The ratio is about 8 for linear time, and 64 for quadratic time.
      const [short, long] = [await stepsOf(text), await stepsOf(text.repeat(8))];
      assert.ok(short > 0 && long <= short * 12, `${short} steps, then ${long}`);
      const [few, many] = [copiedBy(text), copiedBy(text.repeat(8))];
      assert.ok(many <= (few + text.length) * 12, `${few} characters copied, then ${many}`);
    });
  }

  /** Regular expressions of a file as they are written. */
  function patternsIn(file: string): { source: string; flags: string }[] {
    const text = readFileSync(new URL(file, folder), 'utf8');
    const found: { source: string; flags: string }[] = [];
    const visit = (node: ts.Node): void => {
      const [, source, flags] = ts.isRegularExpressionLiteral(node)
        ? (/^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [])
        : [];
      if (source !== undefined && flags !== undefined) found.push({ source, flags });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
    return found;
  }

  // V8 does not count the steps within a regular expression.
  for (const file of readdirSync(folder)) {
    it(`has no regular expression of more than linear time in ${file}`, { skip }, async () => {
      const { analyse } = (await onDemand('long-tests')).require('scslre');
      for (const pattern of patternsIn(file)) {
        const isSearch = !pattern.flags.includes('y');
        const { reports } = analyse(pattern, { reportTypes: { Move: isSearch } });
        assert.deepEqual(
          reports.map(({ type }: { type: string }) => `${type}: ${pattern.source}`),
          [],
        );
      }
    });
  }
});
