import {
  F,
  PRICE_DIFF,
  FIXED,
  BODY,
  FIXED_FILE,
  WRONG,
  SEARCH,
  HUNK,
  fenced,
  oldFunction,
  bare,
  numbered,
} from './reply-texts.ts';
import type { ReplyShape } from './reply-shape.ts';
import { OTHER_SHAPES, WRAPPED_SHAPES } from './reply-shapes-elsewhere.ts';

function price(name: string, reply: string, becomes: ReplyShape['becomes'] = PRICE_DIFF): ReplyShape {
  return { name, target: 'price', reply, becomes };
}

const FENCES: readonly ReplyShape[] = [
  price('a block with the tag ts', fenced(FIXED)),
  price('the tag TypeScript in capitals', fenced(FIXED, 'TypeScript')),
  price('the tag tsx for a .ts file', fenced(FIXED, 'tsx')),
  price('no tag', fenced(FIXED, '')),
  price('a tag and the path of the file', fenced(FIXED, 'ts src/price.ts')),
  price('the path as the tag', fenced(FIXED, 'src/price.ts')),
  price('a tag with attributes', fenced(FIXED, 'ts {1,3} title="price.ts"')),
  price('tildes for a fence', `~~~ts\n${FIXED}\n~~~`),
  price('four backticks', `${F}\`ts\n${FIXED}\n${F}\``),
  price('no fence', FIXED),
  price('no fence, and prose around', `The group drops the cents.\n\n${FIXED}\n\nThis keeps them.`),
  price('an unclosed fence', `Here it is:\n\n${F}ts\n${FIXED}`),
  price('an unclosed fence, and prose after', `${F}ts\n${FIXED}\n\nThe first group drops what is behind the point.`),
  price('a closing fence behind the last line of code', `${F}ts\n${FIXED}${F}`),
  price('a block in a list', `1. Take the whole match:\n\n   ${fenced(FIXED).replaceAll('\n', '\n   ')}\n\n2. Done.`),
  price('a block in a quotation', `> ${fenced(FIXED).replaceAll('\n', '\n> ')}`),
  price('thinking before the reply', `<think>\nMaybe ${fenced(WRONG)}?\n</think>\n${fenced(FIXED)}`),
  price('tags in place of fences', `<answer>\n${FIXED}\n</answer>`),
  price('tags around a fence', `<code>\n${fenced(FIXED)}\n</code>`),
  price('Windows line ends', fenced(FIXED).replaceAll('\n', '\r\n')),
  price('the name of the language on the first line', `${F}\ntypescript\n${FIXED}\n${F}`),
  price('line numbers, as the prompt has them', fenced(numbered(FIXED))),
  price('escaped signs', fenced(FIXED.replaceAll('>', '&gt;').replaceAll('<', '&lt;'))),
  price('typographic quotes', fenced(FIXED.replaceAll(/'(\w*)'/g, '\u2018$1\u2019'))),
];

const BLOCKS: readonly ReplyShape[] = [
  price('the old code first, then the new', `Before:\n${fenced(oldFunction())}\nAfter:\n${fenced(FIXED)}`),
  price(
    'a command and an example beside the code',
    `${fenced('npm test', 'bash')}\n${fenced(FIXED)}\n${fenced("extractPrice('1.50 EUR');")}`,
  ),
  price(
    'a test beside the code',
    `${fenced(FIXED)}\n\n${fenced("it('reads cents', () => {\n  expect(extractPrice('1.50')).toEqual({ amount: 1.5, currency: 'EUR' });\n});")}`,
  ),
  price(
    'a draft, then a correction',
    `${fenced(WRONG)}\n\nWait, that takes all of the text. Corrected:\n\n${fenced(FIXED)}`,
  ),
  price('two alternatives', `${fenced(FIXED)}\n\nAlternatively, you could use all of the text:\n\n${fenced(WRONG)}`),
  price(
    'a file that is not the target, and the target',
    `${fenced('export const currencies = [];', 'ts src/currencies.ts')}\n${fenced(FIXED, 'ts src/price.ts')}`,
  ),
];

const FORMS: readonly ReplyShape[] = [
  price('the whole file', fenced(FIXED_FILE)),
  price(
    'the whole file, another function changed too',
    fenced(FIXED_FILE.replace('price.amount === 0', '!price.amount')),
  ),
  price('without export', fenced(FIXED.replace('export ', ''))),
  price(
    'as an arrow function',
    fenced(
      FIXED.replace('export function extractPrice', 'export const extractPrice = ').replace(
        'undefined {',
        'undefined => {',
      ),
    ),
  ),
  price('as a function expression', fenced(`export const extractPrice = ${FIXED.replace('export ', '')};`)),
  price('a function without a name', fenced(FIXED.replace('export function extractPrice', 'function '))),
  price('a renamed function', fenced(FIXED.replace('extractPrice', 'extractPriceFixed'))),
  price('only the body', fenced(BODY)),
  price('only the body, in braces', fenced(`{\n${BODY}\n}`)),
  price('four blanks where the file has two', fenced(FIXED.replaceAll(/^ +/gm, (blanks) => blanks + blanks))),
  price('tabs where the file has blanks', fenced(FIXED.replaceAll(/^ {2}/gm, '\t'))),
  price('all of it indented', fenced(FIXED.replaceAll(/^/gm, '    '))),
  price('double quotes, no semicolons, no comments', fenced(bare(FIXED))),
  price(
    'JavaScript for TypeScript',
    fenced(FIXED.replace('text: string', 'text').replace('): Price | undefined {', ') {'), 'js'),
  ),
  price(
    'new types around it',
    fenced(`interface Price {\n  readonly amount: number;\n  readonly currency: string;\n}\n\n${FIXED}`),
  ),
  price(
    'the helper changed as well',
    fenced(`${FIXED}\n\nfunction clean(digits: string): string {\n  return digits.replaceAll(',', '');\n}`),
    [...PRICE_DIFF, "-  return digits.replace(GROUP, '');", "+  return digits.replaceAll(',', '');"],
  ),
  price(
    'a stub that leaves the rest out',
    fenced(FIXED.replace(/ {2}const currency[^\n]*/, '  // ... rest of the function stays the same')),
    { unusable: 'left-out' },
  ),
  price('JSON with the code', JSON.stringify({ explanation: 'It dropped the cents.', code: FIXED })),
  price(
    'JSON in a block',
    fenced(JSON.stringify({ files: [{ path: 'src/price.ts', content: FIXED_FILE }] }, null, 2), 'json'),
  ),
  price('JSON with a block in it', JSON.stringify({ answer: `Here:\n\n${fenced(FIXED)}` })),
  price('JSON with raw line breaks', `{"code": "${FIXED.replaceAll('"', '\\"')}"}`),
  price(
    'JSON with old and new',
    JSON.stringify({ edits: [{ old_string: "clean(match[1] ?? '')", new_string: 'clean(match[0])' }] }),
    { unusable: 'search-not-found' },
  ),
  price(
    'JSON with old and new lines',
    JSON.stringify({
      edits: [
        { old_string: "  const digits = clean(match[1] ?? '');", new_string: '  const digits = clean(match[0]);' },
      ],
    }),
  ),
];

const EDITS: readonly ReplyShape[] = [
  price('a search/replace block', fenced(SEARCH)),
  price('a search/replace block without fence', `src/price.ts\n${SEARCH}`),
  price('other blanks in what is searched', fenced(SEARCH.replaceAll(/^ {2}/gm, ''))),
  price('other quotes in what is searched', fenced(SEARCH.replace("''", '""'))),
  price(
    'two search/replace blocks',
    fenced(
      `${SEARCH}\n\n<<<<<<< SEARCH\n  if (match === null) return undefined;\n=======\n  if (!match) return undefined;\n>>>>>>> REPLACE`,
    ),
    [
      '-  if (match === null) return undefined;',
      "-  const digits = clean(match[1] ?? '');",
      '+  if (!match) return undefined;',
      '+  const digits = clean(match[0]);',
    ],
  ),
  price('a search that is nowhere', fenced(SEARCH.replace('digits =', 'digit =')), { unusable: 'search-not-found' }),
  price(
    'a search/replace of another function',
    fenced('<<<<<<< SEARCH\n  return price.amount === 0;\n=======\n  return !price.amount;\n>>>>>>> REPLACE'),
    { unusable: 'outside-target' },
  ),
  price('a search that breaks the code', fenced(SEARCH.replace('clean(match[0]);', 'clean(match[0];')), {
    unusable: 'does-not-parse',
  }),
  price('a unified diff', fenced(`--- a/src/price.ts\n+++ b/src/price.ts\n${HUNK}`, 'diff')),
  price('a diff without file and fence', HUNK),
  price('a diff with wrong line numbers', fenced(HUNK.replace('@@ -14,7 +14,7 @@', '@@ -1,2 +1,2 @@'), 'diff')),
  price('a diff without blanks before its context', fenced(HUNK.replaceAll(/^ {3}/gm, '  '), 'diff')),
  price(
    'a patch in another notation',
    `*** Begin Patch\n*** Update File: src/price.ts\n${HUNK.replace(/@@ [^\n]*/, '@@ extractPrice')}\n*** End Patch`,
  ),
  price(
    'a diff of another file',
    fenced('--- a/src/tax.ts\n+++ b/src/tax.ts\n@@ -1,1 +1,1 @@\n-const a = 1;\n+const a = 2;', 'diff'),
    { unusable: 'outside-target' },
  ),
];

const NOTHING: readonly ReplyShape[] = [
  price('nothing', '  \n', { unusable: 'empty' }),
  price('a refusal', "I'm sorry, but I cannot help with that.", { unusable: 'no-code' }),
  price('another language', fenced('def extract_price(text):\n    return float(text)', 'python'), {
    unusable: 'wrong-language',
  }),
  price('code that is cut', fenced(FIXED.slice(0, -60)), { unusable: 'does-not-parse' }),
  price('a test alone', fenced("it('reads', () => {\n  expect(extractPrice('1')).toBeDefined();\n});"), {
    unusable: 'target-missing',
  }),
  price('the code as it is', fenced(bare(oldFunction())), { unusable: 'unchanged' }),
  price(
    'another exported function alone',
    fenced('export function isFree(price: Price): boolean {\n  return !price.amount;\n}'),
    { unusable: 'target-missing' },
  ),
];

export const REPLY_SHAPES: readonly ReplyShape[] = [
  ...FENCES,
  ...BLOCKS,
  ...FORMS,
  ...EDITS,
  ...NOTHING,
  ...OTHER_SHAPES,
  ...WRAPPED_SHAPES,
];
