import { diffArrays } from 'diff';
import type { Edit } from '../model/edit.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parses } from '../syntax/parse.ts';
import { tokensOf, type Token } from '../syntax/tokens.ts';

/**
 * The sources that take one token of a change back: an added token left out, a removed one put back, or a replaced one
 * restored. Only those that parse; none when the change is a single token.
 */
export function singleReverts(before: string, after: string, file: string): string[] {
  const steps = tokenSteps(before, after, file);
  if (steps.length < 2) return [];
  const reverts = steps.flatMap((step, index) => {
    const next = steps[index + 1];
    const swap = next && step.removes !== next.removes && step.at === next.at ? [[step.revert, next.revert]] : [];
    return [[step.revert], ...swap];
  });
  const sources = reverts.map((edits) => applyEdits(after, edits));
  return [...new Set(sources)].filter((source) => source !== before && source !== after && parses(source, file));
}

interface Step {
  /** The token stood before and is gone. */
  readonly removes: boolean;
  /** Index of the token run, so that a removal and an addition at one place can be told to belong together. */
  readonly at: number;
  /** Takes the step back, as an edit of `after`. */
  readonly revert: Edit;
}

function tokenSteps(before: string, after: string, file: string): Step[] {
  const old = tokensOf(before, file);
  const now = tokensOf(after, file);
  const steps: Step[] = [];
  let oldIndex = 0;
  let nowIndex = 0;
  for (const part of diffArrays(
    old.map((token) => token.text),
    now.map((token) => token.text),
  )) {
    for (let i = 0; i < part.value.length; i += 1) {
      if (part.added) steps.push({ removes: false, at: oldIndex, revert: without(now, nowIndex++, after) });
      else if (part.removed)
        steps.push({ removes: true, at: oldIndex + 1, revert: putBack(before, old, oldIndex++, now, nowIndex, after) });
      else {
        oldIndex += 1;
        nowIndex += 1;
      }
    }
  }
  return steps;
}

/** Leaves the token out, with the blank before it when there is one on both sides. */
function without(tokens: readonly Token[], index: number, text: string): Edit {
  const { start, end } = tokens[index] as Token;
  const blank = /\s/.test(text[start - 1] ?? '') && /\s|[),;\]]/.test(text[end] ?? '') ? 1 : 0;
  return { start: start - blank, end, text: '' };
}

function putBack(
  before: string,
  old: readonly Token[],
  oldIndex: number,
  now: readonly Token[],
  nowIndex: number,
  after: string,
): Edit {
  const token = old[oldIndex] as Token;
  const at = now[nowIndex]?.start ?? after.length;
  const gap = before.slice(token.end, old[oldIndex + 1]?.start ?? token.end);
  return { start: at, end: at, text: `${token.text}${gap.trim() === '' ? gap : ' '}` };
}
