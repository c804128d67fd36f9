import { stripVTControlCharacters } from 'node:util';
import { testKey } from '@testheal/core/host';
import type { RunOutcome, RunRequest, TestId, TestResult } from '@testheal/core';

import { slashed } from '../shared/slashed.ts';
import { toResults } from '../shared/to-results.ts';
import { onlyTests } from './only-tests.ts';
import type { FileOutcome, TestFiles } from './test-files.ts';
import { watchReached } from './watch-reached.ts';
import type { SocketWatch } from './watch-sockets.ts';

/**
 * Runs test files over an overlay and tells what came of it, test by test. When the time is over, this process still works
 * on the hung file. A process that is kept must not get other work then, so it never answers, and is killed for it.
 */
export async function runFiles(files: TestFiles, request: RunRequest, sockets: SocketWatch): Promise<RunOutcome> {
  const { timeoutMs, worker } = request;
  sockets.forget();
  let timer: NodeJS.Timeout | undefined;
  let isLate = false;
  const late = new Promise<RunOutcome>((resolve) => {
    timer = setTimeout(() => {
      isLate = true;
      if (worker !== 'kept') resolve({ status: 'timeout', timeoutMs });
    }, timeoutMs);
  });
  const ended = runAll(files, request, sockets).then(async (outcome) => (isLate ? late : outcome));
  const outcome = await Promise.race([ended, late]);
  clearTimeout(timer);
  return outcome;
}

async function runAll(files: TestFiles, request: RunRequest, sockets: SocketWatch): Promise<RunOutcome> {
  const startedMs = performance.now();
  const results: TestResult[] = [];
  const reached = new Set<string>();
  const brokenFiles: { readonly path: string; readonly message: string }[] = [];
  for (const file of request.files) {
    const only = request.only === undefined ? undefined : onlyTests(request.only, { ...file, root: files.root });
    const watch = request.tellsReached === true ? watchReached(only) : undefined;
    const visitor = watch?.visitor ?? only;
    const outcome = await files.run(file, { overlay: request.overlay, ...(visitor !== undefined && { visitor }) });
    for (const module of watch?.reached() ?? []) reached.add(module);
    const message = whyBroken(outcome);
    if (message !== undefined) brokenFiles.push({ path: slashed(file.path), message });
    if (outcome.status === 'broken') continue;
    results.push(...toResults(outcome.result, files.root, file.project).filter(isWanted(request.only)));
  }
  const durationMs = performance.now() - startedMs;
  const told = request.tellsReached === true ? { reached: [...reached] } : {};
  return { status: 'completed', results, brokenFiles, durationMs, openedSockets: sockets.opened(), ...told };
}

/** A failure that belongs to no test, such as one in an `afterAll`, breaks the file as well. */
function whyBroken(outcome: FileOutcome): string | undefined {
  if (outcome.status === 'broken') return stripVTControlCharacters(outcome.message);
  const { testExecError, failureMessage } = outcome.result;
  if (testExecError === undefined || testExecError === null) return undefined;
  return stripVTControlCharacters(
    testExecError.message ?? failureMessage ?? 'the test file failed outside of its tests',
  );
}

function isWanted(only: readonly TestId[] | undefined): (result: TestResult) => boolean {
  if (only === undefined) return () => true;
  const keys = new Set(only.map((id) => testKey(id)));
  return ({ id }) => keys.has(testKey(id));
}
