import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import type { HealEvent, TargetReport } from '@testheal/core';

import type { CommandInput, RunCommand } from '../command.ts';
import { runProgram } from '../bench/run-program.ts';
import { withSignals } from '../bench/with-signals.ts';
import { existingFile } from '../existing-file.ts';
import { EXIT } from '../exit-code.ts';
import { explainTarget } from '../explain/explain-target.ts';
import { testsOf, type AskedTarget } from '../explain/tests-of.ts';
import { findAdapter } from '../project/find-adapter.ts';
import { findProject } from '../project/find-project.ts';
import { readRunner } from '../project/runner.ts';
import { readReport } from '../read-report.ts';
import { searchFlags } from '../search-flags.ts';

/** So long may the tests and the search take together; each has limits of its own. */
const MOST_MS = 60 * 60 * 1000;

/** Runs the tests of a target, and says what the search learned and what a model would be told. Calls none. */
export const explain: RunCommand = async ({ cwd, env, stdout, stderr }, input) => {
  const flags = searchFlags(input);
  const asked = askedFor(input, cwd);
  const own = input.values['test'];
  const testFile = own === undefined ? undefined : existingFile(own, { cwd, what: '`--test`' });
  const project = findProject({
    folder: dirname(testFile ?? asked.file),
    runner: readRunner(input.values['runner']),
    testFile: testFile ?? asked.file,
  });
  const program = findAdapter(project);
  const root = realpathSync(project.root);
  const target = relative(root, asked.file).replaceAll('\\', '/');
  const tests = testFile === undefined ? await testsOf(root, { ...asked, file: target }) : [testFile];

  const folder = mkdtempSync(join(tmpdir(), 'testheal-explain-'));
  const [reportFile, eventsFile] = [join(folder, 'report.json'), join(folder, 'events.jsonl')];
  const marked = testFile === undefined ? [] : [`--heal-target=${nameOf({ ...asked, file: target })}`];
  const args = [
    program,
    ...(project.runner === 'vitest' ? ['run', ...tests] : ['--runTestsByPath', ...tests]),
    ...marked,
    ...flags,
    `--heal-report=${reportFile}`,
    `--heal-events=${eventsFile}`,
    '--heal-dry-prompt',
    '--heal',
  ];
  try {
    return await withSignals(async (signal) => {
      const ran = await runProgram(args, { cwd: root, env: { ...env }, timeoutMs: MOST_MS, signal });
      if (ran.status !== 'ended') return EXIT.broken;
      const reading = readReport(readOr(reportFile, ''));
      if (reading.status === 'unreadable') {
        const isGreen = ran.exitCode === EXIT.done;
        stderr.write(isGreen ? 'heal: no test failed: there is nothing to explain.\n' : ran.errorOutput);
        return isGreen ? EXIT.done : EXIT.broken;
      }
      const { targets, notices } = reading.report;
      const prompts = promptsIn(readOr(eventsFile, ''));
      const texts = targets
        .filter((each) => isAsked(each, { ...asked, file: target }, tests, root))
        .map((each) => {
          const prompt = prompts.find((event) => event.target === nameOf(each));
          return explainTarget(each, prompt && { ...prompt, text: readOr(join(root, prompt.file), '') });
        });
      stdout.write([...texts, notices.map((notice) => `note: ${notice}\n`).join('')].join('\n'));
      return EXIT.done;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

function askedFor({ arguments: [written = ''] }: CommandInput, cwd: string): AskedTarget {
  const hash = written.indexOf('#', 1);
  const path = hash === -1 ? written : written.slice(0, hash);
  const file = existingFile(path, { cwd, what: `\`${written}\`` });
  return hash === -1 ? { file } : { file, symbol: written.slice(hash + 1) };
}

/** Of the module that was named; or, when a test file was, whatever its tests mark. */
function isAsked(report: TargetReport, { file, symbol }: AskedTarget, tests: readonly string[], root: string): boolean {
  if (tests.includes(join(root, file))) return true;
  return report.file === file && (symbol === undefined || report.symbol === symbol);
}

type Prompt = Extract<HealEvent, { type: 'prompt-written' }>;

function promptsIn(lines: string): Prompt[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as HealEvent)
    .filter((event) => event.type === 'prompt-written');
}

function nameOf({ file, symbol }: AskedTarget): string {
  return symbol === undefined ? file : `${file}#${symbol}`;
}

function readOr(file: string, otherwise: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
