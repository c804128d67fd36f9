import path from 'node:path';
import {
  memoryFileSystem,
  scriptedOracle,
  scriptedProbe,
  testFilesIn,
  type ScriptedCall,
  type ScriptedCandidate,
  type ScriptedOracleOptions,
} from '@testheal/testkit';
import type { HealEventBody } from '../../src/model/event.ts';
import type { MarkedTest } from '../../src/model/test-result.ts';
import { DEFAULT_OPTIONS } from '../../src/options/default-options.ts';
import type { HealOptions } from '../../src/options/heal-options.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { Oracle } from '../../src/ports/oracle.ts';
import { repair, type RepairResult } from '../../src/repair/repair.ts';
import type { RepairWorld, WorldCache } from '../../src/repair/world/repair-world.ts';

export interface MemoryHealing {
  readonly files: Readonly<Record<string, string>>;
  /** By the test's own title: its marker. */
  readonly markers: Readonly<Record<string, string>>;
  /** By `file#symbol`: what the probe finds. */
  readonly found?: Readonly<Record<string, readonly ScriptedCandidate[]>>;
  readonly options?: Partial<HealOptions>;
  readonly oracle?: Pick<ScriptedOracleOptions, 'answer' | 'openings' | 'probe' | 'tried' | 'verify'>;
  /** Goes between the repair and the scripted oracle. */
  readonly around?: (oracle: Oracle) => Oracle;
  readonly signal?: AbortSignal;
  readonly model?: RepairWorld['model'];
  /** Absent: there is none. */
  readonly cache?: WorldCache;
  readonly keptBack?: RepairWorld['keptBack'];
  /** @default each look at it is a millisecond later */
  readonly clock?: Clock;
  readonly keepPrompt?: RepairWorld['keepPrompt'];
}

export interface MemoryHealed extends RepairResult {
  readonly events: readonly HealEventBody[];
  /** What was asked of the oracle after the user's own run. */
  readonly calls: readonly ScriptedCall[];
}

export const ROOT = '/project';

/** Runs all tests of a project as its user would, then repairs what failed. */
export async function healInMemory(healing: MemoryHealing): Promise<MemoryHealed> {
  const project = { root: ROOT, files: healing.files };
  const testFiles = testFilesIn(project);
  const userRun = await scriptedOracle({ project }).run(
    { files: testFiles.map((file) => ({ path: file })), overlay: {}, timeoutMs: 5_000 },
    new AbortController().signal,
  );
  if (userRun.status !== 'completed') throw new Error(`the user's run ended with ${userRun.status}`);
  const oracle = scriptedOracle({ project, probe: scriptedProbe(ROOT, healing.found ?? {}), ...healing.oracle });
  const events: HealEventBody[] = [];
  let time = 0;

  const marked = userRun.results.flatMap((result): MarkedTest[] => {
    const target = healing.markers[result.id.titlePath.at(-1) ?? ''];
    if (result.status !== 'failed' || target === undefined) return [];
    return [{ ...result, marker: { target, file: path.posix.join(ROOT, result.id.file), line: 7, column: 3 } }];
  });
  const result = await repair(
    {
      root: ROOT,
      workspace: ROOT,
      oracle: healing.around?.(oracle) ?? oracle,
      options: { ...DEFAULT_OPTIONS, mode: 'propose', ...healing.options },
      fileSystem: memoryFileSystem(project),
      clock: healing.clock ?? { now: () => (time += 1) },
      signal: healing.signal ?? new AbortController().signal,
      results: userRun.results,
      testFiles,
      brokenFiles: userRun.brokenFiles.map(({ path: file, message }) => ({
        file: { path: file },
        errors: [{ name: 'Error', message }],
      })),
      notify: (event) => events.push(event),
      ...(healing.model !== undefined && { model: healing.model }),
      ...(healing.cache !== undefined && { cache: healing.cache }),
      ...(healing.keptBack !== undefined && { keptBack: healing.keptBack }),
      ...(healing.keepPrompt !== undefined && { keepPrompt: healing.keepPrompt }),
    },
    { goals: marked, stopped: [] },
  );
  return { ...result, events, calls: oracle.calls };
}
