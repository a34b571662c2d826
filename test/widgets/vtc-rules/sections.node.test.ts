import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseMarkdown } from '../../../src/text/markdown.js';
import type { VtcDetail } from '../../../src/widgets/vtc-rules/model/sections.js';
import { rulesModel, sectionsOf } from '../../../src/widgets/vtc-rules/model/sections.js';

const idsOf = (markdown: string) => sectionsOf(parseMarkdown(markdown)).map(({ id }) => id);

const withRules = (rules: string | null) => ({ rules }) as VtcDetail;

describe('sectionsOf', () => {
  for (const [name, markdown, expected] of [
    ['a text without headings', 'One\n\nTwo', [undefined]],
    ['an empty text', ' \n', []],
    ['a text before the first heading', 'Hello\n# One', [undefined, 'vtc-rules-one']],
    ['words and punctuation', '## 1. On the *road*!', ['vtc-rules-1-on-the-road']],
    ['letters of other scripts', '# Правила движения', ['vtc-rules-правила-движения']],
    ['combining marks', '# नियम', ['vtc-rules-नियम']],
    ['no letters', '# ***\n# ?!', ['vtc-rules-section', 'vtc-rules-section-2']],
    ['equal titles', '# A\n# A\n# a', ['vtc-rules-a', 'vtc-rules-a-2', 'vtc-rules-a-3']],
    ['headings in quotes and lists', '# A\n\n> # B\n\n- # C', ['vtc-rules-a']],
  ] as const)
    test(`has the fragments of ${name}`, () => assert.deepEqual(idsOf(markdown), expected));

  test('gives each heading a fragment of its own, also beside numbers in titles', () => {
    const ids = idsOf('# A\n# A 2\n# A\n# A 2\n# A');
    assert.equal(new Set(ids).size, ids.length);
  });

  test('has the title and depth of headings of all levels', () => {
    const markdown = ['#', '##', '###', '####', '#####', '######']
      .map((marks) => `${marks} **L** [${marks.length}](https://a.example/)`)
      .join('\n\ntext\n\n');
    assert.deepEqual(
      sectionsOf(parseMarkdown(markdown)).map(({ title, depth, blocks }) => [
        title,
        depth,
        blocks.length,
      ]),
      [1, 2, 3, 4, 5, 6].map((level) => [`L ${level}`, level, level < 6 ? 2 : 1]),
    );
  });
});

describe('rulesModel', () => {
  const text = Array(30).fill('A line').join('\n');
  for (const [maxLines, isLong] of [
    [0, false],
    [12, true],
    [30, false],
    [100, false],
  ] as const)
    test(`says whether 30 lines are more than ${maxLines}`, () =>
      assert.equal(rulesModel(withRules(text), maxLines).isLong, isLong));

  test('has no sections without rules', () => {
    for (const rules of [null, '', ' \n\t'])
      assert.deepEqual(rulesModel(withRules(rules), 0).sections, []);
  });

  test('parses the rules of a response once', () => {
    const company = withRules('# A');
    assert.equal(rulesModel(company, 0).sections, rulesModel(company, 5).sections);
  });
});
