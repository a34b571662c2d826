import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Parser } from 'commonmark';
import { plainText } from '../../src/text/plain-text.js';

/** Character of an entity in HTML, from the reference parser of CommonMark; undefined for an unknown one. */
function reference(name: string): string | undefined {
  const text = `&${name};`;
  const shown = new Parser().parse(text).firstChild?.firstChild?.literal ?? '';
  return shown === text || (shown === '&' && name !== 'amp') ? undefined : shown;
}

const latin = 'abcdefghijklmnopqrstuvwxyz';
const marks = 'acute breve caron cedil circ dblac dot grave macr ogon ring strok tilde uml';
const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma tau upsilon phi chi psi omega';
const cyrillic =
  'a b v g d ie zh z i j k l m n o p r s t u f kh ts ch sh shch hard y soft e yu ya io dj gj juk ds iuk yi jser lj nj tsh kj ubr dz';
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Names that entities of letters may have; HTML does not have all of them. */
const candidates = [
  ...[...latin, ...latin.toUpperCase()].flatMap((letter) =>
    marks.split(' ').map((mark) => letter + mark),
  ),
  ...greek.split(' ').flatMap((name) => [name, capitalized(name)]),
  ...cyrillic
    .split(' ')
    .flatMap((name) => [name, capitalized(name), name.toUpperCase()].map((each) => `${each}cy`)),
  ...'AElig aelig OElig oelig Oslash oslash szlig ETH eth THORN thorn ENG eng IJlig ijlig imath inodot kgreen'.split(
    ' ',
  ),
  ...'napos lmidot Lmidot ordf ordm sigmaf thetasym piv fnof'.split(' '),
];

/** Common symbols. */
const symbols = [
  'amp lt gt quot apos num dollar percnt lpar rpar plus comma period sol colon semi equals excl quest commat',
  'iexcl cent pound curren yen brvbar sect uml copy laquo not reg macr deg plusmn sup1 sup2 sup3 acute',
  'micro para middot cedil raquo frac12 frac14 frac34 iquest times divide half frac13 frac23 frac18',
  'frac38 frac58 frac78 ndash mdash horbar lsquo rsquo sbquo ldquo rdquo bdquo lsaquo rsaquo dagger',
  'Dagger bull hellip permil prime Prime oline frasl euro trade numero ohm larr uarr rarr darr harr nearr',
  'crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum minus lowast radic prop',
  'infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe oplus odot',
  'otimes perp sdot lceil rceil lfloor rfloor lang rang loz spades clubs hearts diams star starf phone',
  'female male check cross sung flat sharp circ tilde caron breve dot ring ogon dblac zwnj zwj lrm rlm shy',
].flatMap((names) => names.split(' '));

describe('named entities', () => {
  const scripts = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]$/u;
  const known = candidates.filter((name) => scripts.test(reference(name) ?? ''));

  it('are all that HTML has for letters of the Latin, Greek and Cyrillic scripts', () => {
    assert.ok(known.length > 300, String(known.length));
    const differing = known.filter((name) => plainText(`&${name};`) !== reference(name));
    assert.deepEqual(differing, []);
  });

  it('are those of common symbols', () => {
    // Spaces and marks at the edges are removed from texts.
    const shown = (name: string) => plainText(`a&${name};b`).slice(1, -1);
    const differing = symbols.filter((name) => shown(name) !== reference(name));
    assert.deepEqual(differing, []);
  });

  for (const [text, expected] of [
    ['Fran&ccedil;ais 20 &deg;C', 'Français 20 °C'],
    ['a&nbsp;b&ensp;c&thinsp;d', 'a b c d'],
    ['&ast;&ast;not bold&ast;&ast;', '**not bold**'],
    ['&Ccedil; and &CCEDIL; and &ccedil', 'Ç and &CCEDIL; and &ccedil'],
    ['&constructor; &toString; &qacute; &tdot;', '&constructor; &toString; &qacute; &tdot;'],
  ] as const)
    it(`convert ${JSON.stringify(text)}`, () => {
      assert.equal(plainText(text), expected);
    });
});
