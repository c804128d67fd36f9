import { isRepairError } from '../model/errors.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parseModule, parses } from '../syntax/parse.ts';
import { isBalanced, layoutFaults } from './layout.ts';
import type { Mend } from './mend.ts';
import { scanTokens } from './scan-tokens.ts';
import { lineClosings } from './line-closings.ts';
import { tokenSlips, type Slip } from './token-slips.ts';

/** How many texts are parsed to find those that do, and how many of these are looked at more closely. */
const MAX_PARSED = 2_500;
const MAX_RANKED = 120;
const BRACKET_OR_QUOTE = /[()[\]{}'"`]/;

/** One token too few, too many or wrong, near the place where the parser gave up; nothing when the text parses. */
export function mendSyntax(source: string, file: string): Mend[] {
  const position = syntaxErrorAt(source, file);
  if (position === undefined) return [];
  const tokens = scanTokens(source);
  const slips = [...tokenSlips(source, tokens, position), ...lineClosings(source, tokens, position)];
  const texts = new Map<string, Slip>();
  for (const slip of slips.toSorted((a, b) => a.cost - b.cost)) {
    const text = applyEdits(source, [slip.edit]);
    if (!texts.has(text)) texts.set(text, slip);
  }
  // Counting brackets is much cheaper than parsing; where it misleads, as in the text of JSX, all are parsed.
  const wasBalanced = isBalanced(source);
  const mayParse = (text: string, { edit }: Slip): boolean =>
    BRACKET_OR_QUOTE.test(edit.text + source.slice(edit.start, edit.end)) ? isBalanced(text) : wasBalanced;
  const balanced = wellFormed(texts, file, mayParse);
  const whole = balanced.length > 0 ? balanced : wellFormed(texts, file, () => true);
  const ranked = whole.map((slip) => ({ slip, faults: layoutFaults(slip.text) }));
  const best = Math.min(...ranked.map(({ faults }) => faults));
  return ranked
    .map(({ slip, faults }): Mend => {
      const cost = slip.cost + Math.min(1, (faults - best) * 0.3);
      return { edits: [slip.edit], operator: slip.operator, cost };
    })
    .toSorted((a, b) => a.cost - b.cost);
}

function wellFormed(
  texts: ReadonlyMap<string, Slip>,
  file: string,
  mayParse: (text: string, slip: Slip) => boolean,
): (Slip & { readonly text: string })[] {
  const whole: (Slip & { readonly text: string })[] = [];
  let parsed = 0;
  for (const [text, slip] of texts) {
    if (parsed >= MAX_PARSED || whole.length >= MAX_RANKED) break;
    if (!mayParse(text, slip)) continue;
    parsed += 1;
    if (parses(text, file)) whole.push({ ...slip, text });
  }
  return whole;
}

/** Offset at which the parser gave up; `undefined` when it did not. */
export function syntaxErrorAt(source: string, file: string): number | undefined {
  try {
    parseModule(source, file);
    return undefined;
  } catch (error) {
    if (!isRepairError(error, 'PARSE_FAILED')) throw error;
    const { pos, loc } = (error.cause ?? {}) as { pos?: number; loc?: { index?: number } };
    return pos ?? loc?.index ?? source.length;
  }
}
