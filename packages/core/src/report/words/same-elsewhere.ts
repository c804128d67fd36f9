import { parsePatch } from 'diff';
import type { PatchReport } from '../../model/report.ts';

/** Says which of the other patches makes the first one's change in more lines; `undefined` when none does. */
export function sameElsewhere([first, ...others]: readonly PatchReport[]): string | undefined {
  if (first === undefined) return undefined;
  const own = changesIn(first.diff);
  for (const { rank, operator, diff } of others) {
    const changes = changesIn(diff);
    const isWithin = [...own].every(([line, text]) => changes.get(line) === text);
    const lines = [...changes.keys()].filter((line) => !own.has(line));
    if (operator !== first.operator || own.size === 0 || !isWithin || lines.length === 0) continue;
    const where = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
    return `Patch ${rank} makes the same change in ${where} as well, which no test asks for.`;
  }
  return undefined;
}

/** What becomes of lines that a patch replaces, by their numbers. Lines that are only added have none. */
function changesIn(diff: string): Map<number, string> {
  const changes = new Map<number, string>();
  for (const { oldStart, lines } of parsePatch(diff).flatMap(({ hunks }) => hunks)) {
    let line = oldStart;
    let gone: number[] = [];
    for (const text of lines) {
      if (text.startsWith('-')) gone.push(line++);
      else if (text.startsWith('+')) {
        const at = gone.shift();
        if (at !== undefined) changes.set(at, text.slice(1));
      } else {
        gone = [];
        line++;
      }
    }
  }
  return changes;
}
