import { batchSources } from '../../instrument/batch-source.ts';
import { guardedModule } from '../../instrument/guarded-source.ts';
import { indexSource, type SourceIndex } from '../../instrument/source-index.ts';
import { withWatchedExports } from '../../instrument/watched-exports.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { CallablePatches, CallOutcomes } from '../../ports/probe-lab.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import type { Accepted } from '../accepted.ts';
import { callExports, type CallParts } from './call-exports.ts';
import { seenCalls } from './seen-calls.ts';

/** `ProbeLab.callable`, over one text for all patches that a selector can express. */
export function callablePatches(
  patches: readonly Candidate[],
  index: SourceIndex,
  { accepted, ...parts }: Omit<CallParts, 'bench'> & { readonly accepted: Accepted },
): CallablePatches {
  const { bench } = accepted;
  const { module } = index;
  const { text, selected } = batchSources(withWatchedExports(index))(patches);
  let isRefused = false;

  /** The number of a patch in the text that is mounted then; `undefined` when there is none. */
  const mount = async (patch: Candidate): Promise<number | undefined> => {
    const id = selected.get(patch)?.id;
    if (id !== undefined && !isRefused) {
      isRefused = (await bench.mount(text)) !== undefined;
      if (!isRefused) return id;
    }
    const patched = parseModule(applyEdits(module.source, patch.edits), module.file);
    const own = guardedModule(withWatchedExports(indexSource(patched)));
    return (await bench.mount(own)) === undefined ? 0 : undefined;
  };

  return {
    async seen(pacing) {
      const [first] = patches;
      if (first === undefined || bench.evaluate === undefined) return [];
      const mountFirst = (): Promise<number | undefined> => mount(first);
      return await seenCalls(mountFirst, accepted, { ...pacing, guard: parts.guard });
    },
    async call(calls, { apart, alive, isLate }) {
      const outcomes: CallOutcomes[] = [];
      for (const patch of patches) {
        await alive();
        if (isLate()) break;
        const k = await mount(patch);
        const called = k === undefined ? [] : await callExports(k, calls, { ...parts, bench, ...(apart && { apart }) });
        outcomes.push(calls.map((_, call) => called[call]));
      }
      return outcomes;
    },
  };
}
