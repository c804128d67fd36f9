import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtEnv } from '../../e2e/support/built-env.ts';
import { spawnProcess } from '../../e2e/support/spawn-process.ts';
import { REPOSITORY } from './folders.ts';

/** Unit tests of this repository that ran in a process of their own. */
export interface StartedTests {
  /** The Node of that process, such as `v24.21.0`. */
  readonly node: string;
  /** Full names of the tests of a file that passed, in the order of the file. */
  passed(file: string): string[];
  /** Full names. */
  readonly failed: readonly string[];
  /** What the run printed, for a message. */
  readonly output: string;
}

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Runs test files on another Node, whose binary lies in the folder `node`. */
export async function startTests(
  files: readonly string[],
  node: string,
  variables: Readonly<Record<string, string>>,
): Promise<StartedTests> {
  const folder = mkdtempSync(path.join(tmpdir(), 'testheal-started-'));
  try {
    const results = path.join(folder, 'results.json');
    const env = builtEnv({ PATH: [node, process.env['PATH']].join(path.delimiter), ...variables });
    // One file after the other and with time: how long a call takes is part of what some of them measure.
    const patient = ['--no-file-parallelism', '--testTimeout', '60000'];
    const vitest = [path.join(REPOSITORY, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', ...patient];
    const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${results}`];
    const options = { cwd: REPOSITORY, env, timeoutMs: 280_000 };
    const asked = await spawnProcess('node', ['--version'], options);
    const run = await spawnProcess('node', [...vitest, ...reporters, ...files], options);
    const output = run.stdout + run.stderr;
    if (!existsSync(results)) throw new Error(output);
    const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results;
    const names = (status: string, file = ''): string[] =>
      testResults
        .filter(({ name }) => name.endsWith(file))
        .flatMap(({ assertionResults }) => assertionResults.filter((test) => test.status === status))
        .map(({ fullName }) => fullName);
    return {
      node: asked.stdout.trim(),
      passed: (file) => names('passed', file),
      failed: names('failed'),
      output,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
