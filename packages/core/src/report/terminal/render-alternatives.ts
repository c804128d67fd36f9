import type { PatchReport } from '../../model/report.ts';
import { factLines, paragraphLines, type Canvas } from './canvas.ts';
import { differingLines } from '../words/differing-lines.ts';
import { formatCount, plural } from '../words/format-number.ts';
import { sameElsewhere } from '../words/same-elsewhere.ts';

/** How many patches pass as well as the first, and a test that would tell which of them is meant. */
export function renderAlternatives(patches: readonly PatchReport[], canvas: Canvas): string[] {
  const [, ...others] = patches;
  if (others.length === 0) return [];
  const { dim } = canvas.colors;
  const told = differingLines(patches);
  const more = sameElsewhere(patches);
  const twins = more === undefined ? [] : paragraphLines(canvas, more, dim);
  if (told === undefined) {
    const facts = [{ text: `${alsoPass(others)}${giveTheSame(others)}: see .heal/report.json`, paint: dim }];
    return [...factLines(canvas, facts), ...twins];
  }
  const some = told.differing === others.length ? '' : `, ${formatCount(told.differing)} of them`;
  return [
    ...twins,
    ...paragraphLines(
      canvas,
      `${alsoPass(others)}${some} with other results (see .heal/report.json). Whichever of these lines is right would settle it in a test:`,
      dim,
    ),
    ...told.lines.flatMap((line) => paragraphLines(canvas, line, undefined, canvas.margin + 2)),
  ];
}

function alsoPass({ length }: readonly PatchReport[]): string {
  return length === 1 ? '1 other patch also passes' : `${formatCount(length)} other patches also pass`;
}

/** Only when it is known of all. */
function giveTheSame(others: readonly PatchReport[]): string {
  const [calls] = others.map(({ contrast }) => contrast?.calls);
  if (calls === undefined || others.some(({ contrast }) => contrast === undefined)) return '';
  return `, with the same results in ${plural(calls, 'call')}`;
}
