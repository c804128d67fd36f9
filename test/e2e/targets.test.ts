import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealProject } from './support/heal-project.ts';

const ROUNDING = `export function roundToCents(amount: number): number {
  return Math.floor(amount * 100) / 100;
}

export function isWhole(amount: number): boolean {
  return Number.isInteger(amount);
}
`;

const INVOICE = `import { roundToCents } from './rounding';

export function vat(net: number, rate: number): number {
  return roundToCents(net * rate);
}

export function gross(net: number, rate: number): number {
  return roundToCents(net - vat(net, rate));
}

export function dueDays(terms: { days?: number }): number {
  return terms.days || 30;
}
`;

describe.each(RUNNERS)('several targets in one run of %s', (runner) => {
  it('repairs callees first, tells what another patch healed, and composes the patches of one file', async () => {
    using project = healProject(runner, {
      'src/rounding.ts': ROUNDING,
      'src/invoice.ts': INVOICE,
      'test/invoice.test.ts': `${testHead(runner)}import { dueDays, gross, vat } from '../src/invoice';

heal('../src/invoice#vat')('rounds the tax', () => {
  expect(vat(10.03, 0.25)).toBe(2.51);
});

heal('../src/invoice#gross')('adds the tax', () => {
  expect(gross(100, 0.19)).toBe(119);
  expect(gross(50, 0.1)).toBe(55);
});

heal('../src/invoice#dueDays')('takes zero days as they are', () => {
  expect(dueDays({ days: 0 })).toBe(0);
  expect(dueDays({})).toBe(30);
  expect(dueDays({ days: 14 })).toBe(14);
});
`,
      'test/rounding.test.ts': `${testHead(runner)}import { isWhole, roundToCents } from '../src/rounding';

heal('../src/rounding#roundToCents')('rounds to the nearest cent', () => {
  expect(roundToCents(2.5075)).toBe(2.51);
  expect(roundToCents(2.504)).toBe(2.5);
  expect(roundToCents(1.999)).toBe(2);
});

test('knows whole amounts', () => {
  expect([isWhole(2), isWhole(2.5)]).toEqual([true, false]);
});
`,
    });
    await project.command('git', ['init', '-q']);

    const run = await project.heal();
    const checked = await project.command('git', ['apply', '--check', '.heal/last.patch']);
    await project.command('git', ['apply', '.heal/last.patch']);
    const after = await project.run();

    const bySymbol = new Map(run.report?.targets.map((target) => [target.symbol, target]));
    expect(run.report?.targets[0]?.symbol).toBe('roundToCents');
    expect([...bySymbol.values()].map((target) => target.status)).toEqual(['healed', 'healed', 'healed', 'healed']);
    expect(bySymbol.get('vat')).toMatchObject({ reason: 'healed-by-other', patches: [] });
    expect(bySymbol.get('vat')?.explanation).toContain('src/rounding.ts#roundToCents');
    expect(checked).toMatchObject({ exitCode: 0, stderr: '' });
    expect(after.exitCode).toBe(0);
  });

  it('makes one repair of tests in several files, however their markers spell the target', async () => {
    using project = healProject(runner, {
      'src/rounding.ts': ROUNDING,
      'test/a.test.ts': `${testHead(runner)}import { roundToCents } from '../src/rounding';
test('rounds up', () => {
  heal('../src/rounding.ts#roundToCents');
  expect(roundToCents(1.999)).toBe(2);
});
`,
      'test/deep/b.test.ts': `${testHead(runner)}import { roundToCents } from '../../src/rounding';
heal('../../src/rounding#roundToCents').test('rounds half a cent', () => {
  expect(roundToCents(2.5075)).toBe(2.51);
  expect(roundToCents(2.504)).toBe(2.5);
});
`,
    });

    const run = await project.heal();

    expect(run.report?.totals).toMatchObject({ targets: 1, healed: 1 });
    expect(run.report?.targets[0]?.failing).toHaveLength(2);
  });
});

describe.each(RUNNERS)('a wrong target in %s', (runner) => {
  it.each([
    { target: '../src/roundin.ts#roundToCents', says: "did you mean '../src/rounding.ts'?" },
    { target: '../src/rounding.ts#roundToCent', says: 'did you mean `roundToCents`?' },
    { target: '../src/rounding.ts#limit', says: '`limit` is declared without a value' },
    { target: './wrong.test.ts', says: 'the target is a test file' },
    { target: '../../outside.ts#f', says: 'outside the project' },
  ])('$target gets one message with the place of the marker', async ({ target, says }) => {
    using project = healProject(runner, {
      // Without it, the workspace around would be ours.
      'pnpm-workspace.yaml': '',
      'src/rounding.ts': `${ROUNDING}\nexport let limit: number | undefined;\n`,
      'test/wrong.test.ts': `${testHead(runner)}
heal('${target}')('fails', () => {
  expect(1).toBe(2);
});
`,
    });
    project.write('../outside.ts', 'export const f = (): number => 1;\n');

    const run = await project.heal();

    const [report] = run.report?.targets ?? [];
    expect(report).toMatchObject({ status: 'skipped', patches: [] });
    expect(report?.explanation).toMatch(/^heal\('.*'\) at test\/wrong\.test\.ts:\d+: /);
    expect(report?.explanation).toContain(says);
    expect(run.exitCode).toBe(1);
  });
});

describe.each(RUNNERS)('a target that is given what is at fault, in %s', (runner) => {
  /** No single edit of `price` mends it; `keys`: those of the rates, which are asked for in capitals. */
  const givenRates = (keys: readonly [string, string, string, string]): HealProject =>
    healProject(runner, {
      'src/rates.ts': `const RATES = new Map([['${keys[0]}', 0.19], ['${keys[1]}', 0.2], ['${keys[2]}', 0.25], ['${keys[3]}', 0.27]]);

export function rateOf(country: string): number {
  return RATES.get(country.trim().toUpperCase()) ?? NaN;
}
`,
      'src/unused.ts': 'export const unused = (): number => 1;\n',
      'src/price.ts': `import { unused } from './unused';

export function price(net: number, rate: number): number {
  return net + net * rate;
}

export const other = (): number => unused();
`,
      'test/price.test.ts': `${testHead(runner)}import { price } from '../src/price';
import { rateOf } from '../src/rates';
heal('../src/price#price')('adds the tax', () => {
  expect(price(100, rateOf('de'))).toBe(119);
  expect(price(100, rateOf(' FR'))).toBe(120);
  expect(price(200, rateOf('se'))).toBe(250);
  expect(price(400, rateOf('hu '))).toBe(508);
});
`,
    });

  it('is healed where it was made, and the mark that would name it is told', async () => {
    using project = givenRates(['de', 'fr', 'se', 'hu']);

    const run = await project.heal(['--heal-timeout', '60']);

    expect(run.report?.targets.map(({ file, reason, calledBy }) => [file, reason, calledBy])).toEqual([
      ['src/rates.ts', 'healed', 'src/price.ts#price'],
      ['src/price.ts', 'healed-by-other', undefined],
    ]);
    expect(run.report?.targets[0]?.explanation).toContain("as heal('../src/rates.ts') would");
    expect(run.report?.targets[0]?.patches[0]?.healedSource).toContain('toLowerCase()');
  });

  it('is told where else to look, when nothing mends it there', async () => {
    using project = givenRates(['germany', 'france', 'sweden', 'hungary']);

    const run = await project.heal(['--heal-timeout', '60']);

    const [target] = run.report?.targets ?? [];
    expect(target?.status).toBe('not-healed');
    expect(target?.explanation).toMatch(
      /; its tests also run src\/rates\.ts: if the fault is there, mark that, such as heal\('\.\.\/src\/rates\.ts'\)$/,
    );
  });
});

describe.each(RUNNERS)('an error that a hook of %s has made', (runner) => {
  it('is one of the test that throws it', async () => {
    using project = healProject(runner, {
      'src/shield.ts': `export function shield(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if ((error as Error).message.length > 3) throw error;
    return (error as Error).message;
  }
}
`,
      'test/shield.test.ts': `${testHead(runner)}import { shield } from '../src/shield';
let failure: Error;
beforeEach(() => {
  failure = new Error('boom');
});
heal('../src/shield#shield')('tells what was thrown', () => {
  expect(shield(() => { throw failure; })).toBe('boom');
});
test('tells short ones', () => {
  expect(shield(() => { throw new Error('no'); })).toBe('no');
});
test('gives back what is no error', () => {
  expect(shield(() => 'fine')).toBe('fine');
});
`,
    });

    const run = await project.heal();

    expect(run.report?.targets.map(({ status }) => status)).toEqual(['healed']);
  });
});

it('says that Vitest leaves to Node what is required', async () => {
  using project = healProject('vitest', {
    'src/package.json': '{ "type": "commonjs" }\n',
    'src/half.js': 'exports.half = function half(n) {\n  return n / 3;\n};\n',
    'src/index.js':
      "const { half } = require('./half');\n\nexports.halves = function halves(list) {\n  return list.map(half);\n};\n",
    'test/index.test.ts': `${testHead('vitest')}import { halves } from '../src/index.js';
heal('../src/half#half')('halves', () => {
  expect(halves([2, 4])).toEqual([1, 2]);
});
`,
  });

  const run = await project.heal();

  const [target] = run.report?.targets ?? [];
  expect([target?.status, target?.reason]).toEqual(['skipped', 'target-not-reached']);
  expect(target?.explanation).toContain(
    'src/index.js:1 loads it by `require`, which goes past the runner to Node itself',
  );
});

it('does not hold an unhandled error of the unpatched source against the second of two targets', async () => {
  using project = healProject('vitest', {
    'src/rounding.ts': ROUNDING,
    'src/late.ts': `import { isWhole } from './rounding';

export function settle(tries: number): Promise<string> {
  if (!isWhole(tries)) throw new RangeError('tries');
  return tries < 3 ? Promise.reject(new Error('gave up')) : Promise.resolve('done');
}
`,
    'test/a.test.ts': `${testHead('vitest')}import { roundToCents } from '../src/rounding';
heal('../src/rounding#roundToCents')('rounds', () => {
  expect([2.5075, 2.504, 1.999].map(roundToCents)).toEqual([2.51, 2.5, 2]);
});
`,
    'test/b.test.ts': `${testHead('vitest')}import { settle } from '../src/late';
heal('../src/late#settle')('is done at the second try', async () => {
  const settled = settle(2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await settled).toBe('done');
  await expect(settle(1)).rejects.toThrow('gave up');
});
`,
  });

  const run = await project.heal();

  expect(run.report?.targets.map(({ symbol, status }) => [symbol, status])).toEqual([
    ['roundToCents', 'healed'],
    ['settle', 'healed'],
  ]);
  expect(run.report?.notices).toEqual([]);
});
