import { GUESS } from '../../model/guess.ts';
import type { PatchReport, TargetReport } from '../../model/report.ts';
import { factLines, paragraphLines } from './canvas.ts';
import type { Canvas } from './canvas.ts';
import { formatCount, formatSeconds, plural } from '../words/format-number.ts';
import { columnsOf } from './layout.ts';
import type { Fact } from './layout.ts';
import { faultText } from '../words/fault-text.ts';
import { renderAlternatives } from './render-alternatives.ts';
import { renderDiff } from './render-diff.ts';
import { targetName } from '../words/target-name.ts';
import { oneLine } from '../words/visible-text.ts';

const BADGE_COLUMNS = 7;
const SHOWN_LINES = 3;
const UNWRITTEN = 'which --heal-apply does not write: look at it, then git apply .heal/last.patch';

/** One target of the terminal report: what was asked, what came out, the best diff. */
export function renderTarget(target: TargetReport, canvas: Canvas): string[] {
  return [...renderHead(target, canvas), ...renderOutcome(target, canvas)];
}

function renderHead(target: TargetReport, canvas: Canvas): string[] {
  const { colors } = canvas;
  const badge = `${colors.inverse(colors.bold(' HEAL '))} `;
  const name = oneLine(targetName(target));
  const facts: Fact[] = [];
  if (target.failing.length > 0) {
    facts.push({
      text: `${formatCount(target.failing.length)} failing, ${formatCount(target.passing)} passing tests as oracle`,
    });
  }
  // Where nothing was put to them, that none of them ran would look like a fault of theirs.
  if (target.guards.ran > 0 || (target.guards.of > 0 && target.status === 'healed'))
    facts.push({ text: `guards ${formatCount(target.guards.ran)} of ${formatCount(target.guards.of)}` });
  const beside = facts.map((fact) => fact.text).join(' · ');
  const columns = BADGE_COLUMNS + columnsOf(name) + 3 + columnsOf(beside);

  if (beside === '') return [badge + colors.bold(name)];
  if (columns <= canvas.columns) return [`${badge}${colors.bold(name)}   ${beside}`];
  return [badge + colors.bold(name), ...factLines(canvas, facts)];
}

function renderOutcome(target: TargetReport, canvas: Canvas): string[] {
  const { colors } = canvas;
  const [best] = target.patches;
  if (target.status === 'skipped') return paragraphLines(canvas, `○ skipped: ${target.explanation}`, colors.yellow);
  if (target.status === 'not-healed') {
    return [
      ...paragraphLines(canvas, `✘ not healed: ${target.explanation}`, colors.red),
      ...renderEvidence(target, canvas),
      ...renderFaults(target, canvas),
    ];
  }
  if (best === undefined) return paragraphLines(canvas, `✔ healed: ${target.explanation}`, colors.green);
  return [...renderPatch(target, best, canvas), ...renderAlternatives(target.patches, canvas)];
}

function renderPatch(target: TargetReport, patch: PatchReport, canvas: Canvas): string[] {
  const { colors } = canvas;
  const mark = markOf(target, patch);
  const facts: Fact[] = [
    {
      text: patch.applied ? `${mark}, applied` : mark,
      paint: patch.label === 'plausible' ? colors.green : colors.yellow,
    },
    { text: patch.proposer === 'model' || patch.proposer === 'hybrid' ? `model ${patch.operator}` : patch.proposer },
    ...(patch.fromCache === true ? [{ text: 'from the cache' }] : []),
    { text: plural(patch.edits.length, 'edit') },
    ...(patch.alsoMends === undefined ? [] : [{ text: `mends ${plural(patch.alsoMends, 'more failing test')}` }]),
    { text: `cost ${patch.cost.toFixed(1)}` },
    { text: plural(target.search.candidates, 'candidate') },
    { text: formatSeconds(target.search.probeMs + target.search.verifyMs) },
    ...usageFacts(target),
  ];
  return [
    ...factLines(canvas, facts, '  '),
    ...(patch.label === 'suspicious' ? paragraphLines(canvas, target.explanation) : []),
    ...renderWay(target, canvas),
    ...renderFaults(target, canvas),
    ...renderDiff(patch.diff, canvas),
    ...(patch.label === 'suspicious' && !patch.applied ? unwritten(target, patch, canvas) : []),
    ...(patch.backup === undefined ? [] : factLines(canvas, [{ text: `backup: ${patch.backup}`, whole: true }])),
  ];
}

function markOf({ calledBy }: TargetReport, { label }: PatchReport): string {
  if (label === 'plausible') return '✔ plausible';
  return calledBy === undefined ? '! suspicious' : '! not marked';
}

function unwritten(target: TargetReport, patch: PatchReport, canvas: Canvas): string[] {
  const why =
    target.calledBy === undefined ? whySuspicious(patch, target.search.plausible) : 'a patch of what no mark names';
  return paragraphLines(canvas, `${why}, ${UNWRITTEN}`, canvas.colors.yellow);
}

/** As `labelOf` has decided. */
function whySuspicious({ typeErrors, cost, fromCache }: PatchReport, passed: number): string {
  if (typeErrors !== undefined) return 'a patch with type errors';
  // How many there were, the cache does not tell.
  if (fromCache === true && cost < GUESS) return 'one of many patches that pass one failing test';
  return cost >= GUESS || passed < 2 ? 'a guess' : `one of ${formatCount(passed)} patches that pass one failing test`;
}

/** What a model took; nothing when none was asked. */
function usageFacts({ usage: { calls, inputTokens, outputTokens, usd, unpriced = [] } }: TargetReport): Fact[] {
  if (calls === 0) return [];
  const price = usd > 0 ? [`${usd.toFixed(usd < 0.01 ? 4 : 2)} USD`] : [];
  const unknown = unpriced.length > 0 ? [`price of ${unpriced.join(', ')} unknown`] : [];
  const facts = [plural(calls, 'call'), plural(inputTokens + outputTokens, 'token'), ...price, ...unknown];
  return facts.map((text) => ({ text: oneLine(text) }));
}

/** Said only where it is slower than one would expect. */
function renderWay({ search }: TargetReport, canvas: Canvas): string[] {
  if (search.way !== 'runs' || search.wayReason === undefined) return [];
  return paragraphLines(canvas, `judged by whole runs, since ${search.wayReason}`, canvas.colors.dim);
}

function renderFaults({ search: { faults = [] } }: TargetReport, canvas: Canvas): string[] {
  return faults.flatMap((fault) => paragraphLines(canvas, faultText(fault), canvas.colors.dim));
}

function renderEvidence(target: TargetReport, canvas: Canvas): string[] {
  const { candidates, nearestTurned, probeMs, verifyMs } = target.search;
  const facts: Fact[] = [];
  if (candidates > 0) facts.push({ text: `${plural(candidates, 'candidate')}, ${formatSeconds(probeMs + verifyMs)}` });
  const lines = target.suspicious.slice(0, SHOWN_LINES);
  if (lines.length > 0) {
    const places = lines.map(
      ({ line, score }, index) => `${index === 0 ? target.file : ''}:${line} (${score.toFixed(2)})`,
    );
    facts.push({ text: `suspicious: ${places.join(', ')}` });
  }
  if (nearestTurned > 0) {
    facts.push({
      text:
        nearestTurned < target.failing.length
          ? `nearest miss turned ${formatCount(nearestTurned)} of ${plural(target.failing.length, 'test')}`
          : `nearest miss turned ${plural(nearestTurned, 'test')}, but broke others`,
    });
  }
  return factLines(canvas, [...facts, ...usageFacts(target)]);
}
