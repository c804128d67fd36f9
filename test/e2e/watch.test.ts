import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { healProject, type HealProject, type Runner } from './support/heal-project.ts';
import { startProcess, type RunningProcess } from './support/running-process.ts';
import { boundaryProject, HEALED_SHIPPING } from './support/shop.ts';
import { spawnProcess } from './support/spawn-process.ts';

const TIMEOUT_MS = 600_000;
const bins = path.resolve(import.meta.dirname, '..', 'node_modules', '.bin');

const PLUGIN = `import heal from '@testheal/vitest/plugin';
export default { plugins: [heal()], test: { include: ['test/**/*.test.*'] } };
`;

/** Ways to watch, each with the marks of a finished run of its runner in the output. */
const WATCHES: readonly {
  readonly watch: string;
  readonly runner: Runner;
  readonly bin: string;
  readonly args: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
  readonly needsGit?: true;
  readonly apply: string;
}[] = [
  {
    watch: 'vitest-heal --watch',
    runner: 'vitest',
    bin: 'vitest-heal',
    args: ['--watch', '--heal-apply'],
    apply: 'npx vitest-heal --heal-apply',
  },
  {
    watch: 'vitest watch with the plugin',
    runner: 'vitest',
    bin: 'vitest',
    args: ['watch', '--', '--heal-apply'],
    files: { 'vitest.config.mjs': PLUGIN },
    apply: 'npx vitest run -- --heal-apply',
  },
  {
    watch: 'jest-heal --watchAll',
    runner: 'jest',
    bin: 'jest-heal',
    args: ['--watchAll', '--heal-apply'],
    apply: 'npx jest-heal --heal-apply',
  },
  {
    watch: 'jest-heal --watch',
    runner: 'jest',
    bin: 'jest-heal',
    args: ['--watch', '--heal-apply'],
    needsGit: true,
    apply: 'npx jest-heal --heal-apply',
  },
];

/** Printed once a run, when the watching goes on. */
const IDLE: Readonly<Record<Runner, RegExp>> = {
  vitest: /(?:Watching|Waiting) for file changes/,
  jest: /Ran all test suites/,
};
const HEALED = / Heal {2}1 of 1 target healed/;

function count(run: RunningProcess, pattern: RegExp): number {
  return [...run.output().matchAll(new RegExp(pattern, 'gm'))].length;
}

describe.each(WATCHES)('$watch', ({ runner, bin, args, files, needsGit, apply }) => {
  it(
    'proposes after each run, starts no run by itself, and says how to apply',
    async () => {
      using project = healProject(runner, { ...boundaryProject(runner), ...files }, { isTyped: true });
      if (needsGit === true) await project.command('git', ['init', '-q']);
      const before = project.snapshot();
      await using run = startProcess(path.join(bins, bin), args, {
        cwd: project.root,
        env: builtEnv(),
        timeoutMs: TIMEOUT_MS / 6,
      });
      const idle = IDLE[runner];

      await run.until(idle);
      const untouched = project.snapshot();
      edit(project, (source) => source.replace('charges small orders', 'charges small orders a flat rate'));
      await run.until(idle, 2);
      // Green: what had started a run by itself would have been seen by now.
      project.write('src/shipping.ts', HEALED_SHIPPING);
      await run.until(idle, 3);

      expect(untouched).toEqual(before);
      expect([count(run, HEALED), count(run, IDLE[runner])]).toEqual([2, 3]);
      const refusal = `nothing is written in watch mode: the new file would start the tests again; to write: ${apply}`;
      // It is wrapped to the width of the terminal.
      expect(run.output().replaceAll(/\s+/g, ' ').split(refusal)).toHaveLength(3);
    },
    TIMEOUT_MS,
  );
});

function edit(project: HealProject, change: (source: string) => string): void {
  const file = 'test/shipping.test.ts';
  project.write(file, change(project.read(file)));
}

// `script` gives its command a terminal of its own.
describe.runIf(process.platform === 'linux')('on a terminal', () => {
  const onTerminal = (command: string): readonly string[] => ['-qec', command, '/dev/null'];

  it(
    'plain `vitest` watches',
    async () => {
      using project = healProject('vitest', { ...boundaryProject('vitest'), 'vitest.config.mjs': PLUGIN });

      await using run = startProcess('script', onTerminal(path.join(bins, 'vitest')), {
        cwd: project.root,
        env: builtEnv(),
        timeoutMs: TIMEOUT_MS / 6,
      });
      await run.until(IDLE.vitest);

      expect(run.output()).not.toContain(' Heal ');
    },
    TIMEOUT_MS,
  );

  it.each([
    ['vitest-heal', 'vitest', 'vitest-heal'],
    ['vitest with the plugin and a flag', 'vitest', 'vitest -- --heal'],
    ['jest-heal', 'jest', 'jest-heal'],
  ] as const)(
    '%s runs once, since nobody asked to watch',
    async (_what, runner, command) => {
      using project = healProject(runner, {
        ...boundaryProject(runner),
        ...(runner === 'vitest' && { 'vitest.config.mjs': PLUGIN }),
      });

      const run = await spawnProcess('script', onTerminal(`${bins}/${command}`), {
        cwd: project.root,
        env: builtEnv(),
        timeoutMs: TIMEOUT_MS / 6,
      });

      expect(run.stdout).toMatch(HEALED);
      expect(run.exitCode).toBe(1);
    },
    TIMEOUT_MS,
  );
});
