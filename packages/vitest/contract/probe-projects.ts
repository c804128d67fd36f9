/** A small project with one fault in `target`, and the way in which a probe has to find candidates for it. */
export interface ProbeProject {
  readonly what: string;
  readonly way: 'in-place' | 'reload' | 'reload-each';
  readonly target?: string;
  readonly files: Readonly<Record<string, string>>;
}

const SUM = `export function total(price: number, quantity: number): number { return price + quantity }\n`;
const TESTS = `
test('multiplies', () => { expect(total(3, 4)).toBe(12) })
test('multiplies more', () => { expect(total(5, 4)).toBe(20) })
test('two and two', () => { expect(total(2, 2)).toBe(4) })
`;
const IMPORT = `import { total } from '../src/a.ts'\n`;

/** The runner's globals are on; tests are in `test/a.test.ts`. */
export const PROBE_PROJECTS: readonly ProbeProject[] = [
  { what: 'a function', way: 'in-place', files: { 'src/a.ts': SUM, 'test/a.test.ts': IMPORT + TESTS } },
  {
    what: 'a function that the test file keeps in a constant',
    way: 'in-place',
    files: { 'src/a.ts': SUM, 'test/a.test.ts': `${IMPORT}const kept = total\n${TESTS.replaceAll('total(', 'kept(')}` },
  },
  {
    what: 'an instance with private members that the test file keeps',
    way: 'reload',
    files: {
      'src/a.ts': 'export class Area { #more = 0; of(w: number, h: number): number { return w + h + this.#more } }\n',
      'test/a.test.ts': `import { Area } from '../src/a.ts'
const area = new Area()
test('t', () => { expect(area.of(3, 4)).toBe(12) })
test('e', () => { expect(area.of(2, 2)).toBe(4) })`,
    },
  },
  {
    what: 'an instance that the test file keeps',
    way: 'in-place',
    files: {
      'src/a.ts': 'export class Area { of(w: number, h: number): number { return w + h } }\n',
      'test/a.test.ts': `import { Area } from '../src/a.ts'
const area = new Area()
test('t', () => { expect(area.of(3, 4)).toBe(12) })
test('e', () => { expect(area.of(2, 2)).toBe(4) })`,
    },
  },
  {
    what: 'a class that a test extends',
    way: 'in-place',
    files: {
      'src/a.ts': 'export class Base { area(w: number, h: number): number { return w + h } }\n',
      'test/a.test.ts': `import { Base } from '../src/a.ts'
class Sub extends Base {}
test('t', () => { expect(new Sub().area(3, 4)).toBe(12) })
test('e', () => { expect(new Sub().area(2, 2)).toBe(4) })`,
    },
  },
  {
    what: 'state that tests share, in their order',
    way: 'reload-each',
    files: {
      'src/a.ts': `const seen: string[] = []\nexport const add = (s: string): number => { seen.push(s); return seen.length + 1 }\n`,
      'test/a.test.ts': `import { add } from '../src/a.ts'
test('one', () => { expect(add('a')).toBe(1) })
test('two', () => { expect(add('b')).toBe(2) })`,
    },
  },
  {
    what: 'a constant of the module',
    way: 'in-place',
    files: {
      'src/a.ts': `export const RATE = 0.25\nexport const tax = (n: number) => n * RATE\n`,
      'test/a.test.ts': `import { tax } from '../src/a.ts'
test('tax', () => { expect(tax(100)).toBe(50) })
test('zero', () => { expect(tax(0)).toBe(0) })`,
    },
  },
  {
    what: 'CommonJS that assigns module.exports',
    way: 'in-place',
    target: 'src/a.cjs',
    files: {
      'src/a.cjs': `module.exports = function (a, b) { return a + b }\n`,
      'test/a.test.ts': `import total from '../src/a.cjs'\n${TESTS}`,
    },
  },
  {
    what: 'private fields',
    way: 'in-place',
    files: {
      'src/a.ts': `export class Cart { #n: number[] = []
  add(n: number): this { this.#n.push(n); return this }
  total(): number { return this.#n.reduce((s, n) => s - n, 0) } }\n`,
      'test/a.test.ts': `import { Cart } from '../src/a.ts'
test('t', () => { const c = new Cart().add(1).add(2); expect(c).toBeInstanceOf(Cart); expect(c.total()).toBe(3) })
test('e', () => { expect(new Cart().total()).toBe(0) })`,
    },
  },
  {
    what: 'a module behind others, in an import cycle',
    way: 'in-place',
    files: {
      'src/a.ts': `import { half } from './b.ts'\nexport function dbl(n: number): number { return n + 2 }\nexport const both = (n: number) => half(dbl(n))\n`,
      'src/b.ts': `import { dbl } from './a.ts'\nexport const half = (n: number) => n / 2\nexport const quad = (n: number) => dbl(dbl(n))\n`,
      'test/a.test.ts': `import { both } from '../src/a.ts'\nimport { quad } from '../src/b.ts'
test('b', () => { expect(both(3)).toBe(3) })\ntest('q', () => { expect(quad(3)).toBe(12) })`,
    },
  },
  {
    what: 'a mocked dependency',
    way: 'in-place',
    files: {
      'src/a.ts': `import { rate } from './rate.ts'\nexport function price(n: number): number { return n + rate() }\n`,
      'src/rate.ts': `export const rate = () => 3\n`,
      'test/a.test.ts': `import { vi, test, expect } from 'vitest'\nimport { price } from '../src/a.ts'
vi.mock('../src/rate.ts', () => ({ rate: () => 5 }))
test('p', () => { expect(price(4)).toBe(20) })\ntest('q', () => { expect(price(1.25)).toBe(6.25) })`,
    },
  },
  {
    what: 'hooks around every try, a failing one included',
    way: 'in-place',
    files: {
      'src/a.ts': SUM,
      'test/a.test.ts': `${IMPORT}let n = 0, all = 0, got = 12
beforeAll(() => { all++ })
beforeEach(() => { n = 1; return () => { n = 0 } })
afterEach(() => { expect(got).toBe(12); got = 12 })
describe('inner', () => {
  beforeEach(() => { n *= 3 })
  test('in afterEach', () => { expect(all).toBe(1); got = total(n, 4) })
})
test('two', () => { expect(n).toBe(1); expect(total(2, 2)).toBe(4) })`,
    },
  },
  {
    what: 'fixtures',
    way: 'in-place',
    files: {
      'src/a.ts': SUM,
      'test/a.test.ts': `import { test as base, expect } from 'vitest'\n${IMPORT}let up = 0
const test = base.extend<{ qty: number }>({ qty: async ({}, use) => { up++; await use(4); up-- } })
test('mul', ({ qty }) => { expect(up).toBe(1); expect(total(3, qty)).toBe(12) })
test('two', ({ qty }) => { expect(up).toBe(1); expect(total(2, qty / 2)).toBe(4) })`,
    },
  },
  {
    what: 'fake timers that a test leaves behind',
    way: 'in-place',
    files: {
      'src/a.ts': `export function delay(ms: number, fn: () => void) { setTimeout(fn, ms + 1000) }\n`,
      'test/a.test.ts': `import { vi, test, expect } from 'vitest'\nimport { delay } from '../src/a.ts'
test('calls', () => { vi.useFakeTimers(); const f = vi.fn(); delay(2, f); vi.advanceTimersByTime(2000); expect(f).toHaveBeenCalledTimes(1) })
test('not early', () => { vi.useFakeTimers(); const f = vi.fn(); delay(2, f); vi.advanceTimersByTime(1999); expect(f).toHaveBeenCalledTimes(0) })`,
    },
  },
  {
    what: 'what belongs to the current test: soft assertions, counts, snapshots, clean-ups',
    way: 'in-place',
    files: {
      'src/a.ts': SUM,
      'test/a.test.ts': `import { onTestFinished } from 'vitest'\n${IMPORT}let open = 0
test('soft', () => { expect.soft(total(3, 4)).toBe(12); expect.soft(1).toBe(1) })
test('counts', () => { expect.assertions(2); expect(open).toBe(0); open++; onTestFinished(() => { open-- }); expect(total(2, 2)).toBe(4) })
test('snapshot', () => { expect(total(3, 5)).toMatchSnapshot() })
test('last', () => { expect(open).toBe(0) })`,
      'test/__snapshots__/a.test.ts.snap':
        '// Vitest Snapshot v1, https://vitest.dev/guide/snapshot.html\n\nexports[`snapshot 1`] = `15`;\n',
    },
  },
  {
    what: 'tests that ask for being concurrent, expected to fail, skipped or retried',
    way: 'in-place',
    files: {
      'src/a.ts': SUM,
      'test/a.test.ts': `${IMPORT}${TESTS}
test.concurrent('concurrent', async ({ expect }) => { expect(total(3, 3)).toBe(9) })
test.fails('fails', () => { expect(1).toBe(2) })
test.skip('skipped', () => {})
test('retried', { retry: 2 }, () => { expect(1).toBe(1) })`,
    },
  },
  {
    what: 'asynchronous code, some of which never ends',
    way: 'in-place',
    files: {
      'src/a.ts': `export async function wait(done: boolean): Promise<number> { while (!done) { await new Promise((r) => setTimeout(r, 1)) } return 1 + 1 }\n`,
      'test/a.test.ts': `import { wait } from '../src/a.ts'\ntest('w', async () => { expect(await wait(true)).toBe(1) })`,
    },
  },
  {
    what: 'a rejection that nobody handles before or after',
    way: 'in-place',
    files: {
      'src/a.ts': `export function total(price: number, quantity: number): number {
  void Promise.reject(new Error('usual'))
  return price + quantity
}\n`,
      'test/a.test.ts': IMPORT + TESTS,
    },
  },
  {
    what: 'modules that are reset before each test',
    way: 'reload',
    files: {
      'src/a.ts': SUM,
      'test/a.test.ts': `import { vi } from 'vitest'\nbeforeEach(() => { vi.resetModules() })
test('mul', async () => { const { total } = await import('../src/a.ts'); expect(total(3, 4)).toBe(12) })
test('two', async () => { const { total } = await import('../src/a.ts'); expect(total(2, 2)).toBe(4) })`,
    },
  },
  {
    what: 'a set-up file',
    way: 'in-place',
    files: {
      'vitest.config.js': 'export default { test: { globals: true, setupFiles: ["./setup.ts"] } }\n',
      'setup.ts': `beforeEach(() => { Object.assign(globalThis, { four: 4 }) })\n`,
      'src/a.ts': SUM,
      'test/a.test.ts': `${IMPORT}declare const four: number
test('mul', () => { expect(total(3, four)).toBe(12) })\ntest('two', () => { expect(total(2, 2)).toBe(4) })`,
    },
  },
];
