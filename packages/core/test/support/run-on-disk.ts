import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import {
  scriptedOracle,
  scriptedProbe,
  tempProject,
  type ScriptedCandidate,
  type ScriptedOracle,
  type ScriptedOracleOptions,
} from '@testheal/testkit';
import type { MarkedTest } from '../../src/model/test-result.ts';
import { DEFAULT_OPTIONS } from '../../src/options/default-options.ts';
import type { HealOptions } from '../../src/options/heal-options.ts';
import { healRun, type HealRunOutcome } from '../../src/session/heal-run.ts';

export const FILES = {
  'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
  'test/a.test.ts': "import { f } from '../src/a.ts';\n\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
};

export const HEALED = FILES['src/a.ts'].replace('x - 1', 'x + 1');

export const FOUND: readonly ScriptedCandidate[] = [{ replace: [['x - 1', 'x + 1']] }];

export interface Ran {
  readonly outcome: HealRunOutcome;
  readonly output: string;
  readonly oracle: ScriptedOracle;
  readonly root: string;
  readonly source: () => Promise<string>;
}

/** A healing run over a project on disk, whose oracle reads what is on disk. */
export async function runOnDisk(
  given: {
    readonly files?: Readonly<Record<string, string>>;
    readonly options?: Partial<HealOptions>;
    readonly found?: readonly ScriptedCandidate[];
    readonly answer?: ScriptedOracleOptions['answer'];
    readonly signal?: AbortSignal;
    readonly onlyTestsFailed?: boolean;
    /** Titles of the failing tests that are marked. @default all */
    readonly marks?: readonly string[];
  },
  use: (ran: Ran) => Promise<void>,
): Promise<void> {
  await using temp = await tempProject(os.tmpdir(), given.files ?? FILES);
  const { root } = temp;
  const project = { root, files: onDisk(root, Object.keys(given.files ?? FILES)) };
  const request = { files: [{ path: `${root}/test/a.test.ts` }], overlay: {}, timeoutMs: 5_000 };
  const userRun = await scriptedOracle({ project }).run(request, new AbortController().signal);
  if (userRun.status !== 'completed') throw new Error(userRun.status);
  const oracle = scriptedOracle({
    project,
    probe: scriptedProbe(root, { 'src/a.ts#f': given.found ?? FOUND }),
    ...(given.answer && { answer: given.answer }),
  });
  let output = '';
  const marker = { target: '../src/a.ts#f', file: `${root}/test/a.test.ts`, line: 3, column: 1 };
  const outcome = await healRun({
    root,
    results: userRun.results,
    marked: userRun.results.flatMap((result): MarkedTest[] =>
      result.status === 'failed' && (given.marks?.includes(result.id.titlePath[0] ?? '') ?? true)
        ? [{ ...result, marker }]
        : [],
    ),
    brokenFiles: [],
    testFiles: [`${root}/test/a.test.ts`],
    exitCode: 1,
    ...(given.onlyTestsFailed !== undefined && { onlyTestsFailed: given.onlyTestsFailed }),
    oracle,
    options: { ...DEFAULT_OPTIONS, mode: 'propose', ...given.options },
    output: new Writable({
      write(chunk, _encoding, done) {
        output += String(chunk);
        done();
      },
    }),
    notices: ['a notice of the runner'],
    applyCommand: 'npx run --heal-apply',
    interruptible: { signal: given.signal ?? new AbortController().signal, whole: (work) => work },
  });
  await use({ outcome, output, oracle, root, source: () => readFile(`${root}/src/a.ts`, 'utf8') });
}

function onDisk(root: string, names: readonly string[]): Readonly<Record<string, string>> {
  const files = {};
  for (const name of names) {
    Object.defineProperty(files, name, { enumerable: true, get: () => readFileSync(path.join(root, name), 'utf8') });
  }
  return files;
}
