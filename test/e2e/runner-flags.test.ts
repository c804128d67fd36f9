import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { healProject, type HealedRun, type HealProject, type Runner } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

const PLAIN = (name: string): string => `test(${JSON.stringify(name)}, () => {\n  expect(1).toBe(1);\n});\n`;

/** Configs under a name that no runner looks for, and tests that only some flags reach. */
const PROJECTS: Record<Runner, Record<string, string>> = {
  vitest: {
    ...boundaryProject('vitest'),
    'vitest.config.mjs': 'export default {};\n',
    'out/.keep': '',
    'test/more/globals.test.ts': PLAIN('has globals'),
    'test/more/slow.test.ts': PLAIN('is slow'),
    'other.config.mjs': `const include = (folder) => ({ test: { name: folder, include: [folder + '/**/*.test.ts'] } });
export default { test: { projects: [include('test'), include('unit')] } };
`,
    'unit/one.test.ts': `import { expect, test } from 'vitest';\n${PLAIN('is a unit')}`,
    'unit/two.test.ts': `import { expect, test } from 'vitest';\n${PLAIN('is another unit')}`,
  },
  jest: {
    ...boundaryProject('jest'),
    'out/.keep': '',
    'test/more/slow.test.ts': PLAIN('is slow'),
    'other.config.cjs': `const project = (folder) => ({ displayName: folder, testMatch: ['<rootDir>/' + folder + '/**/*.test.ts'] });
module.exports = { projects: [project('test'), project('unit')] };
`,
    'unit/one.test.ts': PLAIN('is a unit'),
    'unit/two.test.ts': PLAIN('is another unit'),
  },
};

interface Line {
  readonly flags: string;
  /** How many tests the results have. */
  readonly tests: number;
  /** Whether the marked failing tests are among those that run. */
  readonly heals: boolean;
}

/** `<out>` is the file for the results. */
const LINES: Record<Runner, readonly Line[]> = {
  vitest: [
    {
      flags:
        'shipping -t limit --dir=test --reporter=json --outputFile=<out> --testTimeout=5000 --retry=1 --maxWorkers=1 --silent --passWithNoTests --environment=node --hideSkippedTests',
      tests: 4,
      heals: true,
    },
    {
      flags:
        '--run --watch=false --dir test --globals --exclude=**/slow.test.ts --bail=5 --update --pool=forks --no-file-parallelism --coverage.enabled=false --reporter json --outputFile.json <out>',
      tests: 5,
      heals: true,
    },
    {
      flags:
        '--config other.config.mjs --root . --project unit --shard=1/2 --sequence.shuffle --sequence.seed=3 --allowOnly --reporter=json --outputFile=<out>',
      tests: 1,
      heals: false,
    },
    { flags: '--changed --config=other.config.mjs --reporter=json --outputFile=<out>', tests: 4, heals: true },
    { flags: 'no-such-file --reporter=json --outputFile=<out>', tests: 0, heals: false },
  ],
  jest: [
    {
      flags:
        'shipping -t limit --json --outputFile=<out> --testTimeout=5000 --maxWorkers=1 --silent --passWithNoTests --env=node --verbose=false --reporters=default',
      tests: 4,
      heals: true,
    },
    {
      flags:
        '--watchAll=false --testPathIgnorePatterns slow --bail=5 --updateSnapshot --runInBand --no-cache --ci --coverage --coverageReporters=json --coverageDirectory=out/coverage --json --outputFile <out>',
      tests: 4,
      heals: true,
    },
    {
      flags:
        '--config other.config.cjs --rootDir . --selectProjects unit --shard=1/2 --randomize --seed=3 --logHeapUsage --json --outputFile=<out>',
      tests: 1,
      heals: false,
    },
    { flags: '--onlyChanged --config=other.config.cjs --json --outputFile=<out>', tests: 4, heals: true },
    { flags: 'no-such-file --json --outputFile=<out>', tests: 0, heals: false },
  ],
};

describe.each(['vitest', 'jest'] as const)('%s-heal runs the same tests and ends the same as its runner', (runner) => {
  let project: HealProject;

  beforeAll(async () => {
    project = healProject(runner, PROJECTS[runner]);
    await commitAll(project);
    // What --changed and --onlyChanged go by.
    project.write('src/shipping.ts', `${project.read('src/shipping.ts')}\n`);
  });
  afterAll(() => project[Symbol.dispose]());

  it.each(LINES[runner].map((line, index) => ({ ...line, index })))(
    'with $flags',
    async ({ flags, index, ...line }) => {
      const plain = await project.run(given(flags, `plain-${index}.json`));
      const healed = await project.heal(given(flags, `healed-${index}.json`));

      const expected = seen(project, plain, `plain-${index}.json`);
      expect(expected.tests).toHaveLength(line.tests);
      expect(seen(project, healed, `healed-${index}.json`)).toEqual({
        ...expected,
        healed: line.heals ? 1 : undefined,
      });
    },
  );
});

function given(flags: string, out: string): string[] {
  return flags.split(' ').map((flag) => flag.replace('<out>', `out/${out}`));
}

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The tests of a run with their outcome, its exit code, and how many targets it healed. */
function seen(
  project: HealProject,
  run: HealedRun,
  out: string,
): { readonly exitCode: number | null; readonly tests: readonly string[]; readonly healed: number | undefined } {
  const results = readResults(project, out);
  const tests = results.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => `${name.replace(project.root, '')} ${fullName}: ${status}`),
  );
  return { exitCode: run.exitCode, tests: tests.toSorted(), healed: run.report?.totals.healed };
}

/** Jest writes none when it finds no tests. */
function readResults(project: HealProject, out: string): Results {
  try {
    return JSON.parse(project.read(`out/${out}`)) as Results;
  } catch {
    return { testResults: [] };
  }
}

async function commitAll(project: HealProject): Promise<void> {
  project.write('.gitignore', 'node_modules\nout\n');
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    ['-c', 'user.name=t', '-c', 'user.email=t@t', 'commit', '-qm', 'all'],
  ])
    expect(await project.command('git', args)).toMatchObject({ exitCode: 0 });
}
