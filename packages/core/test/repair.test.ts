import { describe, expect, it } from 'vitest';
import type { RunOutcome, RunRequest } from '../src/model/run.ts';
import { healInMemory, ROOT } from './support/heal-in-memory.ts';

/** `total` calls `net`, and both are wrong. */
const SHOP = {
  'src/price.ts': `export function net(price: number, tax: number) {
  return price + tax;
}
export function rounded(price: number) {
  return Math.floor(price);
}
`,
  'src/cart.ts': `import { net } from './price.ts';

export function total(prices: number[]) {
  let sum = 1;
  for (const price of prices) sum += net(price, 1);
  return sum;
}
`,
  'test/cart.test.ts': `import { total } from '../src/cart.ts';

test('adds up', () => { expect(total([3, 4])).toBe(5) });
`,
  'test/price.test.ts': `import { net, rounded } from '../src/price.ts';

test('takes the tax off', () => { expect(net(3, 1)).toBe(2) });
test('keeps the price without tax', () => { expect(net(3, 0)).toBe(3) });
test('rounds', () => { expect(rounded(2.6)).toBe(3) });
`,
};

const MARKERS = {
  'adds up': '../src/cart.ts#total',
  'takes the tax off': '../src/price.ts#net',
  rounds: '../src/price.ts#rounded',
};

const FOUND = {
  'src/price.ts#net': [{ replace: [['price + tax', 'price - tax']] as const }],
  'src/price.ts#rounded': [{ replace: [['floor', 'round']] as const }],
  'src/cart.ts#total': [{ replace: [['sum = 1', 'sum = 0']] as const }],
};

describe('repair', () => {
  it('heals callees first, short declarations before long ones, each over the patches before it, and composes the patches of one file', async () => {
    const healed = await healInMemory({ files: SHOP, markers: MARKERS, found: FOUND });

    expect(healed.targets.map(({ file, symbol, status, label }) => [`${file}#${symbol}`, status, label])).toEqual([
      ['src/price.ts#rounded', 'healed', 'plausible'],
      ['src/price.ts#net', 'healed', 'plausible'],
      ['src/cart.ts#total', 'healed', 'plausible'],
    ]);
    expect(healed.files.map(({ path, before, after }) => ({ path, before, after }))).toEqual([
      {
        path: `${ROOT}/src/price.ts`,
        before: SHOP['src/price.ts'],
        after: SHOP['src/price.ts'].replace('price + tax', 'price - tax').replace('floor', 'round'),
      },
      {
        path: `${ROOT}/src/cart.ts`,
        before: SHOP['src/cart.ts'],
        after: SHOP['src/cart.ts'].replace('sum = 1', 'sum = 0'),
      },
    ]);
  });

  it('shows each diff against the source with the earlier patches of the run', async () => {
    const { targets } = await healInMemory({ files: SHOP, markers: MARKERS, found: FOUND });

    expect(targets[1]?.patches[0]?.diff).toBe(`--- a/src/price.ts
+++ b/src/price.ts
@@ -1,5 +1,5 @@
 export function net(price: number, tax: number) {
-  return price + tax;
+  return price - tax;
 }
 export function rounded(price: number) {
   return Math.round(price);
`);
  });

  it('tells which patch healed a target that needs none of its own', async () => {
    const files = { ...SHOP, 'src/cart.ts': SHOP['src/cart.ts'].replace('sum = 1', 'sum = 0') };

    const { targets, calls } = await healInMemory({ files, markers: MARKERS, found: FOUND });

    const cart = targets.find((target) => target.file === 'src/cart.ts');
    expect([cart?.status, cart?.reason, cart?.explanation]).toEqual([
      'healed',
      'healed-by-other',
      'healed by the patches of src/price.ts#rounded, src/price.ts#net',
    ]);
    const probed = calls.flatMap((call) => (call.method === 'probe' ? [call.task.target.symbol] : []));
    expect(probed).toEqual(['rounded', 'net']);
  });

  it.each([
    ['propose', 'healed-by-other', ['src/price.ts']],
    ['apply', 'exhausted', []],
  ] as const)('in mode %s a suspicious patch leaves its user %s', async (mode, reason, written) => {
    const files = { ...SHOP, 'src/cart.ts': SHOP['src/cart.ts'].replace('sum = 1', 'sum = 0') };
    const { rounds: _, ...markers } = MARKERS;
    const found = {
      'src/price.ts#net': [
        { ...FOUND['src/price.ts#net'][0], replace: [['price + tax', 'price - tax']] as const, cost: 4 },
      ],
    };

    const healed = await healInMemory({ files, markers, found, options: { mode } });

    expect(healed.targets.map((target) => [target.symbol, target.reason])).toEqual([
      ['net', 'healed'],
      ['total', reason],
    ]);
    expect(healed.targets[0]?.label).toBe('suspicious');
    expect(healed.files.map((file) => file.path.slice(ROOT.length + 1))).toEqual(written);
  });

  it('takes back what a patch does not need', async () => {
    const found = {
      'src/price.ts#net': [
        {
          replace: [
            ['price: number', 'price: any'],
            ['price + tax', 'price - tax'],
          ] as const,
        },
      ],
    };

    const { targets } = await healInMemory({
      files: SHOP,
      markers: { 'takes the tax off': '../src/price.ts#net' },
      found,
    });

    expect(targets[0]?.patches.map((patch) => patch.healedSource)).toEqual([
      SHOP['src/price.ts'].replace('price + tax', 'price - tax'),
    ]);
    expect(targets[0]?.patches[0]?.edits).toEqual([{ start: 65, end: 66, text: '-' }]);
  });

  it('asks one probe with the failing tests as targets and the passing ones of their file as guards', async () => {
    const { calls } = await healInMemory({
      files: SHOP,
      markers: { 'takes the tax off': '../src/price.ts#net' },
      found: FOUND,
    });

    const task = calls.flatMap((call) => (call.method === 'probe' ? [call.task] : []))[0];
    expect([task?.testFile, task?.tests.map((test) => [test.id.titlePath[0], test.role])]).toEqual([
      `${ROOT}/test/price.test.ts`,
      [
        ['takes the tax off', 'target'],
        ['keeps the price without tax', 'guard'],
      ],
    ]);
  });
});

describe('the guards', () => {
  const GUARDED = {
    'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
    'test/b.test.ts':
      "import { f } from '../src/a.ts';\ntest('zero stays below', () => { expect(f(0) < 2).toBe(true) });\n",
  };
  const markers = { 'one more': '../src/a.ts#f' };

  it('refuse a patch that breaks a test of another file, and let the next one win', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts': GUARDED['test/b.test.ts'].replace('f(0) < 2', 'f(5) === 4 || f(5) === 6'),
    };
    const found = {
      'src/a.ts#f': [
        { replace: [['x - 1', '2']] as const, cost: 1 },
        { replace: [['- 1', '+ 1']] as const, cost: 2 },
      ],
    };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status, patches, guards }) => [status, patches.map((patch) => patch.cost), guards])).toEqual([
      ['healed', [2], { ran: 1, of: 1 }],
    ]);
  });

  it('leave a target unhealed when every candidate breaks one', async () => {
    const files = { ...GUARDED, 'test/b.test.ts': GUARDED['test/b.test.ts'].replace('f(0) < 2', 'f(5) === 4') };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const healed = await healInMemory({ files, markers, found });

    expect(healed.targets.map(({ status, reason, explanation }) => [status, reason, explanation])).toEqual([
      [
        'not-healed',
        'exhausted',
        'search space exhausted: 1 passed the search, none of the best every real run (assertion-mismatch)',
      ],
    ]);
    expect(healed.files).toEqual([]);
  });

  it('do not count what fails without the patch too', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts': `${GUARDED['test/b.test.ts']}test('always fails', () => { expect(1).toBe(2) });\n`,
    };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status, guards }) => [status, guards])).toEqual([['healed', { ran: 1, of: 1 }]]);
  });

  it('do not blame the patch for a file that breaks without it too', async () => {
    const files = { ...GUARDED, 'test/c.test.ts': "import '../src/a.ts';\nimport './nowhere.ts';\n" };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status }) => status)).toEqual(['healed']);
  });

  it('refuse a patch with which another test file no longer loads', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts':
        "import { f } from '../src/a.ts';\nif (f(3) === 4) throw new Error('no');\ntest('is there', () => {});\n",
    };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('refuse a patch with which another test file fails outside of its tests', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const passing = { id: { file: 'test/b.test.ts', titlePath: ['near'], occurrence: 0 }, durationMs: 1, errors: [] };
    const answer = ({ files, overlay }: RunRequest): RunOutcome | undefined => {
      if (!files.some((file) => file.path === `${ROOT}/test/b.test.ts`)) return undefined;
      const brokenFiles = Object.keys(overlay).map(() => ({ path: `${ROOT}/test/b.test.ts`, message: 'left open' }));
      const results = [{ ...passing, status: 'passed' as const }];
      return { status: 'completed', results, brokenFiles, durationMs: 1, openedSockets: false };
    };

    const { targets } = await healInMemory({ files: GUARDED, markers, found, oracle: { answer } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('refuse a patch that breaks a test, also when the run without the patch dies', async () => {
    const files = { ...GUARDED, 'test/b.test.ts': GUARDED['test/b.test.ts'].replace('f(0) < 2', 'f(5) === 4') };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const answer = (request: RunRequest): RunOutcome | undefined =>
      request.files.some((file) => file.path.endsWith('b.test.ts')) && Object.keys(request.overlay).length === 0
        ? { status: 'crashed', reason: 'signal SIGKILL' }
        : undefined;

    const { targets } = await healInMemory({ files, markers, found, oracle: { answer } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('refuse a patch with which a test is no longer there', async () => {
    const files = {
      ...GUARDED,
      'test/b.test.ts':
        "import { f } from '../src/a.ts';\nif (f(3) !== 4) test('is there', () => {});\ntest('stays', () => {});\n",
    };
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files, markers, found });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });
});

describe('guards that fail by themselves', () => {
  const FILES = {
    'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
    'test/b.test.ts': "test('hangs in the cage', () => {});\n",
    'test/c.test.ts': "import { f } from '../src/a.ts';\ntest('has a say', () => { expect(f(5)).not.toBe(7) });\n",
  };
  const markers = { 'one more': '../src/a.ts#f' };
  const hangsWithB = (request: RunRequest): RunOutcome | undefined =>
    request.files.some((file) => file.path.endsWith('b.test.ts')) ? { status: 'timeout', timeoutMs: 1 } : undefined;

  it('do not keep a patch from being proved by the others', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets } = await healInMemory({ files: FILES, markers, found, oracle: { answer: hangsWithB } });

    expect(targets.map(({ status, guards }) => [status, guards])).toEqual([['healed', { ran: 1, of: 2 }]]);
  });

  it('do not hide that a patch breaks another', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['x - 1', '7 - (x === 1 ? 5 : 0)']] as const }] };

    const { targets } = await healInMemory({ files: FILES, markers, found, oracle: { answer: hangsWithB } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });

  it('count against a patch with which alone they hang', async () => {
    const found = { 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };
    const answer = (request: RunRequest): RunOutcome | undefined =>
      Object.keys(request.overlay).length > 0 ? hangsWithB(request) : undefined;

    const { targets } = await healInMemory({ files: FILES, markers, found, oracle: { answer } });

    expect(targets.map(({ status }) => status)).toEqual(['not-healed']);
  });
});

describe('guards that reach a target unseen by its importers', () => {
  const FILES = {
    'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
    'src/b.ts': 'export function g(x: number) {\n  return x - 2;\n}\n',
    'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
    'test/b.test.ts': "import { g } from '../src/b.ts';\ntest('two more', () => { expect(g(1)).toBe(3) });\n",
    'test/far.test.ts':
      "test('far', async () => { const { f } = await import(['..', 'src', 'a.ts'].join('/')); expect(f(5)).not.toBe(2) });\n",
  };
  const markers = { 'one more': '../src/a.ts#f', 'two more': '../src/b.ts#g' };
  const right = { 'src/b.ts#g': [{ replace: [['- 2', '+ 2']] as const }] };

  it('run once over all patches together', async () => {
    const found = { ...right, 'src/a.ts#f': [{ replace: [['- 1', '+ 1']] as const }] };

    const { targets, calls } = await healInMemory({ files: FILES, markers, found });

    const farRuns = calls.filter((call) => call.method === 'run' && JSON.stringify(call).includes('far.test.ts'));
    expect(targets.map(({ status, guards }) => [status, guards])).toEqual([
      ['healed', { ran: 1, of: 1 }],
      ['healed', { ran: 1, of: 1 }],
    ]);
    expect(farRuns).toHaveLength(1);
  });

  it('refuse the patch that breaks them, and only that one', async () => {
    const found = {
      ...right,
      'src/a.ts#f': [{ replace: [['x - 1', '2']] as const }, { replace: [['- 1', '+ 1']] as const, cost: 2 }],
    };

    const { targets, events } = await healInMemory({ files: FILES, markers, found });

    expect(targets.map(({ symbol, status, patches }) => [symbol, status, patches[0]?.cost])).toEqual([
      ['f', 'healed', 2],
      ['g', 'healed', 1],
    ]);
    expect(events.filter((event) => event.type === 'notice')).toHaveLength(1);
  });
});
