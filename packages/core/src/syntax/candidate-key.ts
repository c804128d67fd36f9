import type { Edit } from '../model/edit.ts';

/** Names edits: the same spans and texts have the same key in every process. 53-bit FNV-like hash, in base 36. */
export function candidateKey(edits: readonly Edit[]): string {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (const edit of edits) {
    for (const character of `${edit.start}:${edit.end}:${edit.text}\u0000`) {
      const code = character.codePointAt(0) as number;
      low = Math.imul(low ^ code, 0x01000193);
      high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13);
    }
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}
