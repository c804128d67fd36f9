import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostOracle, type HostOracleOptions, cagedEnvironment, createHostOracle } from '@testheal/core';
import { afterEach, beforeEach, vi } from 'vitest';
import { FIXTURES } from './watch-processes.ts';

/** What the fixture is started with. */
export interface Setup {
  readonly failStart?: boolean;
  readonly hangStart?: boolean;
}

/** Where the hosts of the running test have their folders, and an oracle over hosts of the fixture for it. */
export interface OracleFixture {
  readonly folder: () => string;
  readonly start: (options?: Partial<HostOracleOptions<Setup>>) => HostOracle;
}

/** For the tests of one file: each has a folder of its own, and its oracles are disposed of. */
export function useFixtureOracle(): OracleFixture {
  let folder: string;
  let oracles: HostOracle[];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'host-oracle-'));
    oracles = [];
    vi.stubEnv('TMPDIR', folder);
  });
  afterEach(async () => {
    await Promise.all(oracles.map((oracle) => oracle[Symbol.asyncDispose]()));
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  return {
    folder: () => folder,
    start(options = {}) {
      const oracle = createHostOracle<Setup>({
        entry: join(FIXTURES, 'host.mjs'),
        setup: {},
        execArgv: [],
        env: cagedEnvironment({ PATH: process.env['PATH'], TMPDIR: folder }),
        cwd: folder,
        memoryMb: 64,
        runner: { name: 'fixture', version: '1.0.0' },
        lifetime: 'session',
        heartbeatMs: 300,
        runAllowanceMs: 0,
        ...options,
      });
      oracles.push(oracle);
      return oracle;
    },
  };
}

/** A signal that is never aborted. */
export const never = (): AbortSignal => new AbortController().signal;

/** One run by the fixture, which takes the first name of a file for what it shall do and the others for its arguments. */
export async function run(
  oracle: HostOracle,
  steps: readonly string[],
  timeoutMs = 10_000,
  signal: AbortSignal = never(),
): ReturnType<HostOracle['run']> {
  return oracle.run({ files: steps.map((path) => ({ path })), overlay: {}, timeoutMs }, signal);
}

/** The id of the process that serves the next run. */
export async function servingPid(oracle: HostOracle): Promise<number> {
  const outcome = await run(oracle, ['pid']);
  return outcome.status === 'completed' ? outcome.durationMs : Number.NaN;
}

type ProbeTask = Parameters<HostOracle['probe']>[0];

/** The fixture takes the name of the test file for what it shall do. */
export const probeTask = (steps: string): ProbeTask => ({
  target: { file: '/a.ts', source: '', regions: [] },
  testFile: steps,
  tests: [],
  overlay: {},
  limits: { maxCandidates: 1, timeoutMs: 1000, slack: 1, maxAfterFirst: 1 },
  seed: 1,
  journal: {},
  announce: false,
  allowSockets: false,
});

/** The types of what a probe tells. */
export async function probe(oracle: HostOracle, steps: string, signal: AbortSignal = never()): Promise<string[]> {
  const told: string[] = [];
  const task = probeTask(steps);
  for await (const message of oracle.probe(task, signal)) told.push(message.type);
  return told;
}
