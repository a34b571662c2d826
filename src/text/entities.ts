/**
 * Names of consecutive characters, each list after its first character; `-` is a character without a name. Greek and
 * Cyrillic capitals have the same names as their letters, with a capital at the start.
 */
const sequences = [
  '¡ iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  'α alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  'а acy bcy vcy gcy dcy iecy zhcy zcy icy jcy kcy lcy mcy ncy ocy pcy rcy scy tcy ucy fcy khcy tscy chcy shcy shchcy hardcy ycy softcy ecy yucy yacy - iocy djcy gjcy jukcy dscy iukcy yicy jsercy ljcy njcy tshcy kjcy - ubrcy dzcy',
  '⅓ frac13 frac23 frac15 frac25 frac35 frac45 frac16 frac56 frac18 frac38 frac58 frac78',
  '← larr uarr rarr darr harr varr nwarr nearr searr swarr',
  '⇐ lArr uArr rArr dArr hArr vArr',
];

/** Names with their characters. */
const single = `amp & lt < gt > quot " apos ' num # dollar $ percnt % lpar ( rpar ) ast * plus + comma , period . sol /
  colon : semi ; equals = excl ! quest ? commat @ lsqb [ lbrack [ bsol \\ rsqb ] rbrack ] Hat ^ lowbar _ grave \` lcub {
  lbrace { verbar | vert | rcub } rbrace }
  times × divide ÷ AElig Æ aelig æ OElig Œ oelig œ Oslash Ø oslash ø szlig ß ETH Ð eth ð THORN Þ thorn þ Dstrok Đ
  dstrok đ Hstrok Ħ hstrok ħ Lstrok Ł lstrok ł Tstrok Ŧ tstrok ŧ ENG Ŋ eng ŋ imath ı inodot ı kgreen ĸ IJlig Ĳ ijlig ĳ
  Lmidot Ŀ lmidot ŀ napos ŉ gacute ǵ fnof ƒ circ ˆ caron ˇ breve ˘ dot ˙ ring ˚ ogon ˛ tilde ˜ dblac ˝ thetasym ϑ piv ϖ
  hyphen ‐ dash ‐ ndash – mdash — horbar ― lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ lsaquo ‹ rsaquo › dagger †
  Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ oline ‾ frasl ⁄ half ½ euro € numero № trade ™ copysr ℗ ohm Ω
  crarr ↵ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝
  infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄
  sube ⊆ supe ⊇ oplus ⊕ odot ⊙ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang ⟨ rang ⟩ loz ◊ star ☆ starf ★
  phone ☎ female ♀ male ♂ spades ♠ clubs ♣ hearts ♥ diams ♦ sung ♪ flat ♭ natural ♮ sharp ♯ check ✓ cross ✗ malt ✠
  sext ✶`;

const byName = new Map([
  ...['nbsp', 'ensp', 'emsp', 'thinsp', 'Tab', 'NewLine'].map((name) => [name, ' '] as const),
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', '\u200e'],
  ['rlm', '\u200f'],
]);
for (const [, name = '', character = ''] of single.matchAll(/\b(\w+) (\S)/g))
  byName.set(name, character);
for (const sequence of sequences) {
  const [first = '', ...names] = sequence.split(' ');
  names.forEach((name, index) => {
    const letter = String.fromCharCode(first.charCodeAt(0) + index);
    byName.set(name, letter);
    const capital = letter.toUpperCase();
    const isLetter = first === 'α' || first === 'а';
    if (isLetter) byName.set(name.charAt(0).toUpperCase() + name.slice(1), capital);
    if (first === 'а') byName.set(name.slice(0, -2).toUpperCase() + 'cy', capital);
  });
}

/** Combining marks by the endings of names such as `eacute`. */
const marks = new Map([
  ['grave', '\u0300'],
  ['acute', '\u0301'],
  ['circ', '\u0302'],
  ['tilde', '\u0303'],
  ['macr', '\u0304'],
  ['breve', '\u0306'],
  ['dot', '\u0307'],
  ['uml', '\u0308'],
  ['ring', '\u030a'],
  ['dblac', '\u030b'],
  ['caron', '\u030c'],
  ['cedil', '\u0327'],
  ['ogon', '\u0328'],
]);

/** A letter with a mark, if HTML may have a name for it: those of Latin Extended-A and before. */
function accented(name: string): string | undefined {
  const mark = marks.get(name.slice(1));
  const letter = mark && (name.charAt(0) + mark).normalize();
  return letter?.length === 1 && letter < '\u0180' ? letter : undefined;
}

/** The character of a named entity of HTML that is a letter or a common symbol, such as `ccedil` and `deg`. */
export const entity = (name: string): string | undefined => byName.get(name) ?? accented(name);
