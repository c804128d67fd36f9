import { describe, expect, it } from 'vitest';
import { brokenInstall } from './support/broken-install.ts';
import {
  healProject,
  RUNNERS,
  testHead,
  type HealedRun,
  type HealProject,
  type Runner,
} from './support/heal-project.ts';
import { boundaryProject, HEALED_SHIPPING, SHIPPING } from './support/shop.ts';

type Files = Readonly<Record<string, string>>;

/** For a search that finds nothing. */
const FEW = '--heal-max-candidates=200';

/** What the target module has no answer for. */
const contradiction = (runner: Runner): Files => ({
  'src/odd.ts': 'export const odd = (x: number): boolean => x % 2 === 1;\n',
  'test/odd.test.ts': `${testHead(runner)}import { odd } from '../src/odd';
heal('../src/odd#odd')('is both', () => {
  expect([odd(1), odd(1)]).toEqual([true, false]);
});
`,
});

const unmarked = (runner: Runner): Files => ({
  'test/unmarked.test.ts': `${testHead(runner)}test('is not marked', () => {
  expect(1).toBe(2);
});
`,
});

const green = (runner: Runner): Files => ({ ...boundaryProject(runner), 'src/shipping.ts': HEALED_SHIPPING });

/** Wrong settings of ours in the runner's config, in a run that fails or passes as its module does. */
const wrongSettings = (runner: Runner): Files =>
  runner === 'vitest'
    ? {
        'vitest.config.mjs':
          "import heal from '@testheal/vitest/plugin';\nexport default { plugins: [heal({ timeoutMz: 3 })], test: { include: ['test/**/*.test.*'] } };\n",
      }
    : {
        'jest.config.cjs':
          "module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'], reporters: ['default', ['@testheal/jest', { timeoutMz: 3 }]] };\n",
      };

const configOf = (runner: Runner): string => (runner === 'vitest' ? 'vitest.config.mjs' : 'jest.config.cjs');

const ours = (run: HealedRun): string[] =>
  (run.stdout + run.stderr).split('\n').filter((line) => line.startsWith('heal: '));

const shipping = (project: HealProject): 'healed' | 'as it was' | 'something else' => {
  const text = project.read('src/shipping.ts');
  if (text === HEALED_SHIPPING) return 'healed';
  return text === SHIPPING ? 'as it was' : 'something else';
};

describe.each(RUNNERS)('the exit code of %s', (runner) => {
  it('is 0 when all tests pass, whatever was asked for, also with wrong settings, which are told once', async () => {
    using project = healProject(runner, green(runner));

    const proposed = await project.heal();
    const applied = await project.heal(['--heal-apply']);
    project.write(configOf(runner), wrongSettings(runner)[configOf(runner)] as string);
    const wrong = await project.heal();

    expect([proposed, applied, wrong].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    expect([ours(proposed), ours(applied)]).toEqual([[], []]);
    expect(ours(wrong)).toEqual([expect.stringMatching(/^heal: not healed \(OPTIONS_INVALID\): .*timeoutMz/)]);
  });

  it('stays that of the failing tests with a proposal and under CI, until a patch is written, runs, and is typed', async () => {
    using project = healProject(runner, boundaryProject(runner));

    const proposed = await project.heal();
    const afterProposal = shipping(project);
    const byVariable = await project.heal([], { CI: 'true', HEAL: 'apply' });
    const afterVariable = shipping(project);
    const typed = await project.heal(['--heal-apply'], { CI: 'true' });
    const again = await project.run();

    expect([proposed.exitCode, proposed.report?.exitCode, afterProposal]).toEqual([1, 1, 'as it was']);
    expect([byVariable.exitCode, byVariable.report?.exitCode, afterVariable]).toEqual([1, 1, 'as it was']);
    expect(byVariable.report?.notices.filter((notice) => notice.includes('CI'))).toEqual([
      expect.stringMatching(
        /^nothing is written: under CI a variable or a config only proposes, `--heal-apply` has to be typed: npx (?:vitest|jest)-heal --heal-apply/,
      ),
    ]);
    expect([typed.exitCode, typed.report?.exitCode, shipping(project)]).toEqual([0, 0, 'healed']);
    expect(again.exitCode).toBe(0);
  });

  it('stays 1 when a target is not healed, and nothing is written then', async () => {
    using project = healProject(runner, contradiction(runner));
    const before = project.read('src/odd.ts');

    const proposed = await project.heal([FEW]);
    const applied = await project.heal(['--heal-apply', FEW]);

    expect([proposed, applied].map(({ exitCode, report }) => [exitCode, report?.exitCode])).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect(project.read('src/odd.ts')).toBe(before);
  });

  it.each([
    ['another target is not healed', contradiction, { targets: 2, healed: 1, applied: 1 }],
    ['a test without a mark fails', unmarked, { targets: 1, healed: 1, applied: 1 }],
  ])('stays 1 when a patch was written and %s', async (_what, more, totals) => {
    using project = healProject(runner, { ...boundaryProject(runner), ...more(runner) });

    const run = await project.heal(['--heal-apply', FEW]);

    expect([run.exitCode, run.report?.exitCode]).toEqual([1, 1]);
    expect(run.report?.totals).toMatchObject(totals);
    expect(shipping(project)).toBe('healed');
  });

  it('is 2 for a flag that is wrong, before any test runs', async () => {
    using project = healProject(runner, boundaryProject(runner));

    const run = await project.heal(['--heal-aply']);

    expect([run.exitCode, run.stdout, run.report]).toEqual([2, '', undefined]);
    expect(run.stderr).toContain('did you mean `--heal-apply`?');
  });

  it("is the runner's own when its config is broken, when it finds no test, and when settings of ours are wrong", async () => {
    using project = healProject(runner, boundaryProject(runner));
    const noTest = ['there-is-no-such-test'];

    const plainNone = await project.run(noTest);
    const none = await project.heal(noTest);
    const passing = await project.heal([...noTest, '--passWithNoTests']);
    project.write(configOf(runner), wrongSettings(runner)[configOf(runner)] as string);
    const wrong = await project.heal();
    project.write(configOf(runner), "throw new Error('no config today');\n");
    const plainBroken = await project.run();
    const broken = await project.heal();

    expect([none.exitCode, passing.exitCode]).toEqual([plainNone.exitCode, 0]);
    expect([broken.exitCode, wrong.exitCode]).toEqual([plainBroken.exitCode, 1]);
    expect(ours(wrong)).toEqual([expect.stringContaining('timeoutMz')]);
  });

  it.each([
    ['0 after an internal error of ours in a run that passes', green, 0],
    ['1 after an internal error of ours in a run that fails, though it was to write', boundaryProject, 1],
  ])('is %s', async (_what, files, exitCode) => {
    const code = "throw new TypeError('no healing today');";
    using project = brokenInstall(runner, files(runner), { package: runner, module: 'healing', code: () => code });

    const run = await project.heal(['--heal-apply']);

    expect(run.exitCode).toBe(exitCode);
    expect(project.read('src/shipping.ts')).toBe(files(runner)['src/shipping.ts']);
  });
});
