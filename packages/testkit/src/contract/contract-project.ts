/**
 * The project that every oracle is tried on, by path relative to the root: ESM sources, tests on globals. The maker of an
 * oracle adds the configuration that its runner needs for that.
 */
export const CONTRACT_PROJECT: Readonly<Record<string, string>> = {
  'src/price.js': `export function total(lines) {
  let sum = 0
  for (const line of lines) sum -= line.price * line.quantity
  return sum
}

export function isFree(line) {
  return line.price === 0
}
`,
  'src/tax.js': `import { total } from './price.js'

export const gross = (lines) => total(lines) + 1
`,
  'src/later.js': `export async function later(value) {
  return value + 1
}
`,
  'src/lonely.js': `export const lonely = () => 'alone'
`,
  'test/price.test.js': `import { isFree, total } from '../src/price.js'

describe('total #1 (of [all] lines)', () => {
  test('adds up: $2 * 3 = 6.00? ^a|b$', () => {
    expect(total([{ price: 2, quantity: 3 }])).toBe(6)
  })
  test('is 0 without lines', () => {
    expect(total([])).toBe(0)
  })
})

test('same title', () => {
  expect(total([{ price: 1, quantity: 1 }])).toBe(1)
})
test('same title', () => {
  expect(isFree({ price: 0 })).toBe(true)
})

test.each([0, 5])('row', (price) => {
  expect(total([{ price, quantity: 1 }])).toBe(price)
})
`,
  'test/tax.test.js': `import { gross } from '../src/tax.js'

test('adds the tax', () => {
  expect(gross([])).toBe(1)
})
`,
  'test/later.test.js': `import { later } from '../src/later.js'

test('gives the value later', async () => {
  expect(await later(1)).toBe(1)
})
`,
  'test/lonely.test.js': `import { lonely } from '../src/lonely.js'

test('is alone', () => {
  expect(lonely()).toBe('alone')
})
`,
  'test/socket.test.js': `import net from 'node:net'

test('talks to itself', async () => {
  const server = net.createServer((socket) => socket.end())
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = net.connect(server.address().port, '127.0.0.1')
  await new Promise((resolve) => client.resume().once('close', resolve))
  server.close()
})
`,
  'test/snapshot.test.js': `import { total } from '../src/price.js'

test('matches a new snapshot', () => {
  expect(total([{ price: 2, quantity: 3 }])).toMatchSnapshot()
})
test('matches a new inline snapshot', () => {
  expect(total([{ price: 2, quantity: 3 }])).toMatchInlineSnapshot()
})
`,
};

const PRICE = CONTRACT_PROJECT['src/price.js'] as string;

type PricePatch =
  | 'healed'
  | 'failing'
  | 'regressing'
  | 'brokenSyntax'
  | 'throwsAtLoad'
  | 'endlessLoop'
  | 'endlessAtLoad'
  | 'exits'
  | 'eatsMemory';

/** Texts for `src/price.js` and what is to be seen with them. */
export const PRICE_PATCHES: Readonly<Record<PricePatch, string>> = {
  healed: PRICE.replace('-=', '+='),
  /** As wrong as before, in another way. */
  failing: PRICE.replace('-=', '*='),
  /** Heals all that failed and breaks `isFree`. */
  regressing: PRICE.replace('-=', '+=').replace('=== 0', '!== 0'),
  brokenSyntax: PRICE.replace('lines) {', 'lines {{'),
  throwsAtLoad: `${PRICE}\nthrow new Error('thrown at load')\n`,
  endlessLoop: PRICE.replace('let sum = 0', 'for (;;) {}'),
  endlessAtLoad: `${PRICE}\nfor (;;) {}\n`,
  exits: PRICE.replace('let sum = 0', 'process.exit(0)'),
  eatsMemory: PRICE.replace(
    'let sum = 0',
    'const kept = []\n  for (;;) kept.push(new Array(100000).fill(kept.length))',
  ),
};

/** A text for `src/later.js` that never settles. */
export const NEVER_SETTLES = `export async function later() {
  await new Promise(() => {})
}
`;
