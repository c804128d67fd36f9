import { CART } from './reply-targets.ts';
import {
  PRICE_DIFF,
  TOTAL_DIFF,
  BADGE_DIFF,
  SLUG_DIFF,
  FIXED,
  FIXED_TOTAL,
  FIXED_BADGE,
  FIXED_SLUG,
  FIXED_FILE,
  fenced,
  bare,
  numbered,
} from './reply-texts.ts';
import type { ReplyShape } from './reply-shape.ts';

export const OTHER_SHAPES: readonly ReplyShape[] = [
  { name: 'a method alone', target: 'total', reply: fenced(FIXED_TOTAL, 'js'), becomes: TOTAL_DIFF },
  {
    name: 'a method in its class',
    target: 'total',
    reply: fenced(`class Cart {\n  ${FIXED_TOTAL}\n}`, 'js'),
    becomes: TOTAL_DIFF,
  },
  {
    name: 'a function for a method',
    target: 'total',
    reply: fenced(`function ${FIXED_TOTAL}`.replaceAll('this.#items', 'this.items'), 'js'),
    becomes: [
      '-    for (const item of this.#items) {',
      '-      sum += item.price; // each',
      '+    for (const item of this.items) {',
      '+      sum += item.price * item.quantity; // each',
    ],
  },
  {
    name: 'the whole class, and TypeScript for JavaScript',
    target: 'total',
    reply: fenced(
      CART.replace('total(discount = 0)', 'total(discount: number = 0): number').replace(
        'item.price;',
        'item.price * item.quantity;',
      ),
    ),
    becomes: TOTAL_DIFF,
  },
  {
    name: 'a class target as a whole',
    target: 'cart',
    reply: fenced(CART.replace('item.price;', 'item.price * item.quantity;'), 'JavaScript'),
    becomes: TOTAL_DIFF,
  },
  { name: 'a component', target: 'badge', reply: fenced(FIXED_BADGE, 'tsx'), becomes: BADGE_DIFF },
  {
    name: 'a component as a function',
    target: 'badge',
    reply: fenced(
      FIXED_BADGE.replace('const Badge = (', 'function Badge(').replace(') => {', ') {').replace(/;\n$/, '\n'),
      'jsx',
    ),
    becomes: BADGE_DIFF,
  },
  {
    name: 'a component with backticks in a closed block',
    target: 'badge',
    reply: fenced(`${FIXED_BADGE}// \`count\` may be \`\`\`huge\`\`\`\n`, 'tsx'),
    becomes: BADGE_DIFF,
  },
  {
    name: 'a fence in a comment',
    target: 'badge',
    reply: fenced(FIXED_BADGE.replace('// Nothing to tell.', '/*\n```\n<Badge count={1} />\n```\n*/'), 'tsx'),
    becomes: BADGE_DIFF,
  },
  { name: 'a module of CommonJS', target: 'slug', reply: fenced(FIXED_SLUG, 'javascript'), becomes: SLUG_DIFF },
  {
    name: 'a function for an export of CommonJS',
    target: 'slug',
    reply: fenced(FIXED_SLUG.slice(FIXED_SLUG.indexOf('function')).replace(/;\n$/, ''), 'js'),
    becomes: SLUG_DIFF,
  },
  {
    name: 'a search/replace block for a method',
    target: 'total',
    reply:
      '<<<<<<< SEARCH\nsum += item.price; // each\n=======\nsum += item.price * item.quantity; // each\n>>>>>>> REPLACE',
    becomes: TOTAL_DIFF,
  },
  { name: 'one function of a target that is a module', target: 'module', reply: fenced(FIXED), becomes: PRICE_DIFF },
  {
    name: 'one function, a new one and a new import for a module',
    target: 'module',
    reply: fenced(
      `import { round } from './round.ts';\n\nconst digitsIn = (text: string): string => round(clean(text));\n\n${FIXED.replace('clean(match[0])', 'digitsIn(match[0])')}`,
    ),
    becomes: [
      "+import { round } from './round.ts';",
      '+const digitsIn = (text: string): string => round(clean(text));',
      '+',
      "-  const digits = clean(match[1] ?? '');",
      '+  const digits = digitsIn(match[0]);',
    ],
  },
  {
    name: 'the file for a target that is a module',
    target: 'module',
    reply: fenced(FIXED_FILE.replace('price.amount === 0', 'price.amount <= 0')),
    becomes: [...PRICE_DIFF, '-  return price.amount === 0;', '+  return price.amount <= 0;'],
  },
];

const WRAPPINGS: readonly (readonly [string, (code: string) => string])[] = [
  ['no tag', (code) => fenced(code, '')],
  ['a tag in capitals', (code) => fenced(code, 'JSX')],
  ['no fence', (code) => code],
  ['an unclosed fence', (code) => `So:\n\n\`\`\`js\n${code}`],
  ['prose around', (code) => `The fault:\n\n${fenced(code, 'js')}\n\nThat is all.`],
  ['Windows line ends', (code) => fenced(code, 'js').replaceAll('\n', '\r\n')],
  ['JSON', (code) => JSON.stringify({ code })],
  ['line numbers', (code) => fenced(numbered(code), 'js')],
  ['no comments and semicolons', (code) => fenced(bare(code), 'js')],
  ['deeper indentation', (code) => fenced(code.replaceAll(/^/gm, '        '), 'js')],
];

/** The commonest wrappings, for the languages and places that are not those above. */
export const WRAPPED_SHAPES: readonly ReplyShape[] = (
  [
    ['badge', FIXED_BADGE, BADGE_DIFF],
    ['slug', FIXED_SLUG, SLUG_DIFF],
    ['total', FIXED_TOTAL, TOTAL_DIFF],
    ['cart', CART.replace('item.price;', 'item.price * item.quantity;'), TOTAL_DIFF],
  ] as const
).flatMap(([target, code, becomes]) =>
  WRAPPINGS.map(([what, wrap]): ReplyShape => ({ name: `${what} for ${target}`, target, reply: wrap(code), becomes })),
);
