import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../src/options/default-options.ts';
import { healInMemory, ROOT, type MemoryHealed } from './support/heal-in-memory.ts';
import { scriptedModels } from './support/scripted-models.ts';

/** `total` and `dearest` fail by what they call: `net`, which they import, and which calls `rounded`. */
const FILES = {
  'src/price.ts': `export function net(price: number) {
  return rounded(price) - 1;
}
export function rounded(price: number) {
  return Math.floor(price);
}
`,
  'src/cart.ts': `import { net } from './price.ts';

export function total(prices: number[]) {
  let sum = 0;
  for (const price of prices) sum += net(price);
  return sum;
}
export function dearest(prices: number[]) {
  return Math.max(...prices.map((price) => net(price)));
}
`,
  'test/cart.test.ts': `import { dearest, total } from '../src/cart.ts';

test('adds up', () => { expect(total([2.6, 4])).toBe(5) });
test('adds nothing', () => { expect(total([])).toBe(0) });
test('finds the dearest', () => { expect(dearest([2.6, 1])).toBe(2) });
`,
};
const TOTAL = { 'adds up': '../src/cart.ts#total' };
const BOTH = { ...TOTAL, 'finds the dearest': '../src/cart.ts#dearest' };

const RIGHT = { replace: [['floor', 'round']] as const };
const IN_CALLEE = { 'src/price.ts#rounded': [RIGHT] };
const GUESS = { replace: [['return sum', 'return prices.length > 1 ? 5 : sum']] as const, cost: 4 };

describe('what a marked target uses', () => {
  it('is searched when the target itself has no repair, callees of callees last', async () => {
    const healed = await healInMemory({ files: FILES, markers: TOTAL, found: IN_CALLEE });

    expect(probed(healed)).toEqual(['total', 'net', 'src/cart.ts', 'rounded']);
    expect(ended(healed)).toEqual([
      ['rounded', 'healed', 'suspicious', 'src/cart.ts#total'],
      ['total', 'healed-by-other', undefined, undefined],
    ]);
    expect(healed.targets[0]?.patches.map(({ label }) => label)).toEqual(['suspicious']);
    expect(healed.targets[0]?.explanation).toContain("as heal('../src/price.ts#rounded') would");
    expect(healed.files.map(({ path }) => path)).toEqual(['/project/src/price.ts']);
  });

  it('is followed by what the target is a part of', async () => {
    const found = {
      'src/cart.ts': [{ replace: [['return sum', 'return prices.length > 0 ? sum + 1 : sum']] as const }],
    };

    const healed = await healInMemory({ files: FILES, markers: TOTAL, found });

    // Its own code has had its search.
    expect(probed(healed)).toEqual(['total', 'net', 'src/cart.ts', 'rounded']);
    expect(ended(healed).map(([name, reason]) => [name, reason])).toEqual([['total', 'exhausted']]);
  });

  it('is not looked at when the target has a repair that is no guess', async () => {
    const found = { ...IN_CALLEE, 'src/cart.ts#total': [{ ...GUESS, cost: 1 }] };

    expect(probed(await healInMemory({ files: FILES, markers: TOTAL, found }))).toEqual(['total']);
  });

  it('has its patch in place of a guess', async () => {
    const found = { ...IN_CALLEE, 'src/cart.ts#total': [GUESS] };

    const healed = await healInMemory({ files: FILES, markers: TOTAL, found });

    expect(ended(healed).map(([name, reason]) => [name, reason])).toEqual([
      ['rounded', 'healed'],
      ['total', 'healed-by-other'],
    ]);
    expect(healed.targets[1]).toMatchObject({ patches: [], explanation: expect.stringContaining('only a guess') });
  });

  it.each([
    [2, 0.8, ['rounded', 'total']],
    [1.2, 1, ['total']],
    [1, 0.5, ['total']],
  ])('with a patch of %d of its own and one of %d beyond: %j', async (ownCost, cost, told) => {
    const found = {
      'src/price.ts#rounded': [{ ...RIGHT, cost }],
      'src/cart.ts#total': [{ ...GUESS, cost: ownCost }],
    };

    const healed = await healInMemory({ files: FILES, markers: TOTAL, found });

    expect(ended(healed).map(([name]) => name)).toEqual(told);
    expect(healed.targets.at(-1)?.explanation).toContain(
      told.length === 1
        ? 'makes its tests pass'
        : 'a patch passes that is less likely, line 6: `return sum` → `return prices.length > 1 ? 5 : sum`',
    );
  });

  it.each([
    ['(Math.round(price))', ['total']],
    ['(Math.ceil(price))', ['net', 'total']],
  ])('is not told where %s heals the target, and the same a callee', async (text, told) => {
    const replace = (to: string) => [['(price)', to]] as const;
    const found = {
      'src/price.ts#net': [{ replace: replace('(Math.round(price))'), cost: 1.2 }],
      'src/cart.ts#total': [{ replace: replace(text), cost: 2.4 }],
    };

    const healed = await healInMemory({ files: FILES, markers: TOTAL, found });

    expect(ended(healed).map(([name]) => name)).toEqual(told);
  });

  it('is no guess itself', async () => {
    const found = { 'src/price.ts#rounded': [{ ...RIGHT, cost: 4 }] };

    const healed = await healInMemory({ files: FILES, markers: TOTAL, found });

    expect(ended(healed)).toEqual([['total', 'exhausted', undefined, undefined]]);
    expect(healed.files).toEqual([]);
  });

  it.each([
    ['both marked functions', BOTH, 1.2, ['net', 'dearest', 'total']],
    ['both marked functions, where its patch is much dearer', BOTH, 1.6, ['dearest', 'total']],
    ['one marked function', TOTAL, 1.2, ['total']],
  ])('is looked at beside a slip when it is used by %s', async (_, markers, cost, told) => {
    const found = {
      'src/price.ts#net': [{ replace: [['rounded(price) -', 'Math.round(price) -']] as const, cost }],
      'src/cart.ts#dearest': [{ replace: [['Math.max(', 'Math.max(2, ']] as const, cost: 0.9 }],
      'src/cart.ts#total': [{ ...GUESS, cost: 0.9 }],
    };

    const healed = await healInMemory({ files: FILES, markers, found });

    expect(ended(healed).map(([name]) => name)).toEqual(told);
  });

  it('heals two marked targets by one patch', async () => {
    const healed = await healInMemory({ files: FILES, markers: BOTH, found: IN_CALLEE });

    expect(ended(healed).map(([name, reason]) => [name, reason])).toEqual([
      ['rounded', 'healed'],
      ['dearest', 'healed-by-other'],
      ['total', 'healed-by-other'],
    ]);
  });

  it('is told once where nothing may be written without a mark', async () => {
    const options = { mode: 'apply' } as const;

    const healed = await healInMemory({ files: FILES, markers: BOTH, found: IN_CALLEE, options });

    expect(ended(healed).map(([name, reason]) => [name, reason])).toEqual([
      ['rounded', 'healed'],
      ['dearest', 'exhausted'],
      ['total', 'exhausted'],
    ]);
    expect(healed.targets[0]?.failing).toEqual([
      'test/cart.test.ts > finds the dearest',
      'test/cart.test.ts > adds up',
    ]);
    expect(healed.targets[1]?.explanation).toContain(
      'a patch of src/price.ts#rounded, which it uses, passes: see there',
    );
    expect(healed.files).toEqual([]);
  });

  it('has had its turn when a mark names it', async () => {
    const files = {
      ...FILES,
      'test/price.test.ts': `import { net } from '../src/price.ts';

test('takes one off', () => { expect(net(2.6)).toBe(2) });
`,
    };
    const markers = { ...TOTAL, 'takes one off': '../src/price.ts#net' };

    const healed = await healInMemory({ files, markers, found: {} });

    expect(probed(healed)).toEqual(['net', 'rounded', 'total', 'src/cart.ts']);
  });

  it('is one search for all that is imported from one module, and has its share of the time', async () => {
    const files = {
      ...FILES,
      'src/cart.ts': `import { tax } from './tax.ts';
import { net, rounded } from './price.ts';

export function total(prices: number[]) {
  return prices.reduce((sum, price) => sum + tax(net(rounded(price))), 0);
}
`,
      'src/tax.ts': 'export function tax(price: number) {\n  return price;\n}\n',
      'test/cart.test.ts': `import { total } from '../src/cart.ts';

test('adds up', () => { expect(total([2.6, 4])).toBe(5) });
`,
    };

    const healed = await healInMemory({
      files,
      markers: TOTAL,
      found: { 'src/price.ts': [RIGHT] },
      clock: { now: () => 0 },
    });

    expect(ended(healed)).toEqual([
      [undefined, 'healed', 'suspicious', 'src/cart.ts#total'],
      ['total', 'healed-by-other', undefined, undefined],
    ]);
    const { timeoutMs } = DEFAULT_OPTIONS;
    expect(probedFor(healed)).toEqual([
      ['src/cart.ts', timeoutMs],
      ['src/tax.ts', timeoutMs / 2],
      ['src/price.ts', timeoutMs],
    ]);
  });

  it('comes before a model', async () => {
    const models = scriptedModels({ cheap: ['No idea.'] });

    const healed = await healInMemory({ files: FILES, markers: TOTAL, found: IN_CALLEE, model: models.open });

    expect(ended(healed)[0]?.[0]).toBe('rounded');
    expect(models.asked).toEqual([]);
  });

  it('is no matter for a model', async () => {
    const models = scriptedModels({ cheap: ['No idea.', 'No idea.', 'No idea.'] });

    await healInMemory({ files: FILES, markers: TOTAL, found: {}, model: models.open });

    expect(new Set(models.asked.map(({ prompt }) => prompt.includes('src/cart.ts')))).toEqual(new Set([true]));
  });
});

/** Names of what was searched, in order. */
/** Names of what was searched, in order. */
function probed({ calls }: MemoryHealed): string[] {
  return calls.flatMap((call) => {
    if (call.method !== 'probe') return [];
    const { symbol, file } = call.task.target;
    return [symbol ?? relative(ROOT, file)];
  });
}

/** Files of what was searched, in order, and for how long. */
function probedFor({ calls }: MemoryHealed): [file: string, timeoutMs: number][] {
  return calls.flatMap((call) =>
    call.method === 'probe' ? [[relative(ROOT, call.task.target.file), call.task.limits.timeoutMs]] : [],
  );
}

function ended({ targets }: MemoryHealed): unknown[][] {
  return targets.map(({ symbol, reason, label, calledBy }) => [symbol, reason, label, calledBy]);
}
