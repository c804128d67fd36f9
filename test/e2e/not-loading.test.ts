import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BROKEN_MODULES, brokenSource, SOUND_MODULES } from './support/broken-modules.ts';
import {
  healProject,
  RUNNERS,
  testHead,
  type HealedRun,
  type HealProject,
  type Runner,
} from './support/heal-project.ts';

function files(runner: Runner): Record<string, string> {
  const modules = BROKEN_MODULES.flatMap((broken): [string, string][] => {
    const { name, symbol, tests } = broken;
    const body = tests.map(
      (test, index) => `heal('../src/${name}#${symbol}')('is right ${index}', () => {\n  ${test}\n});\n`,
    );
    return [
      [`src/${name}.ts`, brokenSource(broken)],
      [`test/${name}.test.ts`, `${testHead(runner)}import { ${symbol} } from '../src/${name}';\n\n${body.join('\n')}`],
    ];
  });
  return { ...SOUND_MODULES, ...Object.fromEntries(modules) };
}

describe.each(RUNNERS)('modules that keep their tests from running, in %s', (runner) => {
  let project: HealProject;
  let run: HealedRun;

  beforeAll(async () => {
    project = healProject(runner, files(runner));
    run = await project.heal(['--heal-apply']);
  });

  afterAll(() => project[Symbol.dispose]());

  it.each(BROKEN_MODULES)('mends $kind', (broken) => {
    const report = run.report?.targets.find(({ file }) => file === `src/${broken.name}.ts`);

    expect(report).toMatchObject({
      symbol: broken.symbol,
      status: 'healed',
      label: 'plausible',
      search: { way: 'none', wayReason: 'verified directly' },
      patches: [{ proposer: 'mend', applied: true }],
    });
    expect(project.read(`src/${broken.name}.ts`)).toBe(broken.source);
  });

  it('ends with 0, since all is written and passes', async () => {
    expect(run.exitCode).toBe(0);
    expect((await project.run()).exitCode).toBe(0);
  });
});

const AREA = `export function area(width: number, height: number): number {
  return width + height;

export function isFlat(width: number, height: number): boolean {
  return area(width, height) === 0;
}
`;

describe.each(RUNNERS)('a test file that does not load, in %s', (runner) => {
  it('is searched for what its tests fail by once the target loads', async () => {
    using project = healProject(runner, {
      'src/area.ts': AREA,
      'src/side.ts': 'export const side = (area: number): number => Math.sqrt(area) + 1;\n',
      'test/area.test.ts': `${testHead(runner)}import { area, isFlat } from '../src/area';
import { side } from '../src/side';

describe('area', () => {
  heal('../src/area#area').each([[2, 3, 6], [1, 5, 5], [0, 4, 0]])('of %i and %i', (width, height, expected) => {
    expect(area(width, height)).toBe(expected);
  });
});

heal('../src/side#side')('gives the side of a square', () => {
  expect([side(9), side(16), side(2.25)]).toEqual([3, 4, 1.5]);
});

test('knows what is flat', () => {
  expect([isFlat(0, 4), isFlat(1, 1)]).toEqual([true, false]);
});
`,
    });

    const run = await project.heal(['--heal-apply']);

    const [area, side] = ['src/area.ts', 'src/side.ts'].map((file) =>
      run.report?.targets.find((target) => target.file === file),
    );
    expect(area).toMatchObject({ status: 'healed', symbol: 'area' });
    expect(area?.patches[0]?.operator).toMatch(/^insert-token \+ /);
    expect(side).toMatchObject({ status: 'healed' });
    expect(project.read('src/area.ts')).toBe(AREA.replace('width + height;\n', 'width * height;\n}\n'));
    expect(run.exitCode).toBe(0);
  });

  it.each<[string, (head: string) => string, RegExp]>([
    [
      'its own syntax',
      (head) =>
        `${head}import { side } from '../src/side';\nheal('../src/side#side')('is 3', () => {\n  expect(side(9)).toBe(3;\n});\n`,
      /^it does not load by an error of its own, and tests are never edited: .*own\.test\.ts` does not parse: .*\(\d+:\d+\)/,
    ],
    [
      'an import of its own',
      (head) =>
        `${head}import { side } from '../src/side';\nimport { squares } from './squares';\nheal('../src/side#side')('is 3', () => {\n  expect(squares.map(side)).toEqual([3]);\n});\n`,
      /^it does not load by an error of its own, and tests are never edited: line \d+ imports '\.\/squares', which is no module$/,
    ],
  ])('stops early with one message for %s', async (_what, text, message) => {
    using project = healProject(runner, {
      'src/side.ts': 'export const side = (area: number): number => Math.sqrt(area);\n',
      'test/own.test.ts': text(testHead(runner)),
    });

    const run = await project.heal();

    expect(run.report?.targets).toEqual([
      expect.objectContaining({
        file: 'test/own.test.ts',
        status: 'skipped',
        reason: 'test-not-loadable',
        explanation: expect.stringMatching(message),
        patches: [],
      }),
    ]);
    expect(run.exitCode).toBe(1);
  });

  it('says so when nothing of its targets is to blame', async () => {
    using project = healProject(runner, {
      'src/side.ts': 'export const side = (area: number): number => Math.sqrt(area);\n',
      'test/thrown.test.ts': `${testHead(runner)}import { side } from '../src/side';
const squares = JSON.parse('{ 9 }');
heal('../src/side#side')('is 3', () => {
  expect(squares.map(side)).toEqual([3]);
});
`,
    });

    const run = await project.heal();

    expect(run.report?.targets).toEqual([
      expect.objectContaining({ file: 'src/side.ts', status: 'skipped', reason: 'target-not-loadable', patches: [] }),
    ]);
    expect(run.report?.targets[0]?.explanation).toMatch(
      /^test\/thrown\.test\.ts does not load, and no mend of its targets is known: /,
    );
  });
});
