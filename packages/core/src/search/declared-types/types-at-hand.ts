import type { ModuleTypes, TypesAnswer } from '../../model/module-types.ts';
import type { ProbeMessage, ProbeTask } from '../../model/probe.ts';

/** How long the first candidates wait for types that are being made, in milliseconds. */
const PATIENCE_MS = 200;
const PAUSE_MS = 5;

/**
 * Gives the declared types of the target if they lie there whole when it is called first, and says whether they did: one
 * search is made with them or without them from its first candidate to its last.
 */
export function typesAtHand(
  { typesFile }: Pick<ProbeTask, 'typesFile'>,
  readText: (file: string) => string | undefined,
  emit: (message: ProbeMessage) => Promise<void>,
): () => Promise<ModuleTypes | undefined> {
  let taken: Promise<ModuleTypes | undefined> | undefined;
  const take = async (file: string): Promise<ModuleTypes | undefined> => {
    const text = soon(file, readText);
    const answer = text === undefined ? undefined : (JSON.parse(text) as TypesAnswer);
    const types = answer?.status === 'known' ? answer.types : undefined;
    await emit({ type: 'types', use: answer === undefined ? 'late' : types === undefined ? 'failed' : 'used' });
    return types;
  };
  return async () => {
    if (typesFile === undefined) return undefined;
    return (taken ??= take(typesFile));
  };
}

/** Waits for an answer that is being made; one that is not even begun is too far away. It really sleeps: timers may be fake. */
function soon(file: string, readText: (file: string) => string | undefined): string | undefined {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let waited = 0; ; waited += PAUSE_MS) {
    const answer = readText(file);
    if (answer !== undefined) return answer;
    // Between the two looks it may have become whole.
    if (waited >= PATIENCE_MS || readText(`${file}.part`) === undefined) return readText(file);
    Atomics.wait(pause, 0, 0, PAUSE_MS);
  }
}
