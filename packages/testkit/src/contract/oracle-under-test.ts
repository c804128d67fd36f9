import path from 'node:path';
import type { RunOutcome, RunRequest } from '@testheal/core';
import { afterAll, beforeAll } from 'vitest';
import { CONTRACT_PROJECT } from './contract-project.ts';
import type { MadeOracle, MakeOracle } from './made-oracle.ts';
import type { OracleTraits } from './oracle-traits.ts';

/** Time limit of runs that are not meant to reach it. */
export const PATIENCE_MS = 60_000;

/** What the parts of the contract ask, of one oracle over `CONTRACT_PROJECT`. */
export interface OracleUnderTest extends Required<OracleTraits> {
  readonly make: MakeOracle;
  /** Only while tests run: it is made before the first of them. */
  readonly made: () => MadeOracle;
  /** A file of the project, as a path on disk. */
  readonly at: (file: string) => string;
  readonly run: (files: readonly string[], rest?: Partial<RunRequest>) => Promise<RunOutcome>;
  /** Runs the tests of `src/price.js` over another text of it. */
  readonly runPrice: (source: string, rest?: Partial<RunRequest>) => Promise<RunOutcome>;
}

/** Makes the oracle before the tests of the suite in which it is called, and disposes of it after them. */
export function oracleUnderTest(make: MakeOracle, { lacks = [], hangMs = 4_000 }: OracleTraits): OracleUnderTest {
  let made: MadeOracle;
  beforeAll(async () => {
    made = await make(CONTRACT_PROJECT);
  });
  afterAll(async () => {
    await made.oracle[Symbol.asyncDispose]();
    await made.dispose();
  });
  const at = (file: string): string => path.posix.join(made.root, file);
  const run: OracleUnderTest['run'] = (files, rest = {}) => {
    const request = { files: files.map((file) => ({ path: at(file) })), overlay: {}, timeoutMs: PATIENCE_MS, ...rest };
    return made.oracle.run(request, new AbortController().signal);
  };
  const runPrice: OracleUnderTest['runPrice'] = (source, rest = {}) =>
    run(['test/price.test.js'], { overlay: { [at('src/price.js')]: source }, ...rest });
  return { lacks, hangMs, make, made: () => made, at, run, runPrice };
}
