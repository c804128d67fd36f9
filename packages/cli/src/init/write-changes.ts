import { nodeFileSystem } from '@testheal/core';

import type { FileChange } from './file-change.ts';
import { readText } from './read-text.ts';

export type WriteOutcome =
  | { readonly status: 'written' }
  /** Nothing is written; `reason` is one sentence for people. */
  | { readonly status: 'failed'; readonly reason: string };

/** Writes all changes or, when one of them fails, none. */
export async function writeChanges(changes: readonly FileChange[]): Promise<WriteOutcome> {
  const done: FileChange[] = [];
  try {
    for (const change of changes) {
      if (readText(change.path) !== change.before)
        throw new Error(`"${change.path}" changed while you were asked; run it again`);
      await put(change.path, change.after);
      done.push(change);
    }
    return { status: 'written' };
  } catch (error) {
    for (const { path, before } of done.toReversed()) await put(path, before);
    return { status: 'failed', reason: String(error instanceof Error ? error.message : error) };
  }
}

async function put(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) await nodeFileSystem.remove(path);
  else await nodeFileSystem.writeTextAtomic(path, text);
}
