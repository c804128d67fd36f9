import { batchSources, invalidReason, soloSource, type BatchSource } from '../../instrument/batch-source.ts';
import type { SourceIndex } from '../../instrument/source-index.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { Bits } from '../../model/bits.ts';
import type { Clock } from '../../ports/clock.ts';
import type { JudgePlan, Judgement } from '../../ports/probe-lab.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import type { Refusal } from '../bench.ts';
import type { Accepted } from '../accepted.ts';
import { portionsOf, type Portion } from './batch-portions.ts';
import { broken, fromBits, refused } from './judgement.ts';
import { isUnspoilt, tryCandidate, type TryParts } from './try-candidate.ts';

export interface JudgeParts {
  readonly index: SourceIndex;
  readonly accepted: Accepted;
  readonly journal: Readonly<Record<string, Bits>>;
  readonly clock: Clock;
  readonly breathe: () => Promise<void>;
}

interface Batch extends TryParts {
  readonly module: ParsedModule;
  readonly toBatch: (candidates: readonly Candidate[]) => BatchSource;
  readonly isLate: () => boolean;
  readonly breathe: () => Promise<void>;
  /** The text whose `k = 0` shows whether what is loaded is unspoilt. */
  checkText: string;
}

/** How long the event loop may be kept from turning, in milliseconds. */
const BREATH_MS = 100;

/** Judges batches one after the other over one calibrated bench: `ProbeLab.judge`. */
export function createJudge(
  parts: JudgeParts,
): (candidates: readonly Candidate[], plan: JudgePlan) => AsyncGenerator<Judgement> {
  const { accepted, index, journal, clock } = parts;
  const { module } = index;
  const toBatch = batchSources(index);
  const isCalibrated = (test: number): boolean => accepted.calibration.tests[test] !== undefined;
  let lastBreath = clock.now();
  const breathe = async (): Promise<void> => {
    if (clock.now() - lastBreath < BREATH_MS) return;
    await parts.breathe();
    lastBreath = clock.now();
  };
  return async function* judge(candidates, plan) {
    const end = clock.now() + plan.maxCandidatesMs;
    const isLate = (): boolean => clock.now() > end;
    const fresh: Candidate[] = [];
    for (const candidate of candidates) {
      const bits = journal[candidate.key];
      if (bits === undefined) fresh.push(candidate);
      else yield fromBits(candidate, bits, plan.order.filter(isCalibrated));
    }
    const batch: Batch = { accepted, plan, module, toBatch, isLate, breathe, checkText: accepted.baseText };
    if (fresh.length === 0) return;
    for (const portion of portionsOf(fresh, toBatch, accepted.baseText.length)) yield* judgeChecked(portion, batch);
  };
}

/** Judges, and makes sure by runs of the base that no verdict comes from what an earlier candidate has left behind. */
async function* judgeChecked({ candidates, source }: Portion, batch: Batch): AsyncGenerator<Judgement> {
  const { bench } = batch.accepted;
  const spoilt: Candidate[] = [];
  let unsure: Candidate[] = [];
  for await (const judgement of judgeOnce(candidates, batch, source)) {
    if (!judgement.passed) {
      if (judgement.invalid === undefined) unsure.push(judgement.candidate);
      yield judgement;
      continue;
    }
    if (bench.way !== 'reload-each') {
      const wasFair = await isUnspoilt(batch.checkText, batch);
      if (!wasFair) spoilt.push(...unsure);
      unsure = [];
      if (!wasFair || bench.way === 'reload') {
        yield* judgeAlone(judgement.candidate, batch);
        continue;
      }
    }
    yield judgement;
  }
  if (batch.isLate()) return;
  if (unsure.length > 0 && !(await isUnspoilt(batch.checkText, batch))) spoilt.push(...unsure);
  if (spoilt.length === 0) return;
  await bench.reset();
  yield* judgeAgain(spoilt, batch.toBatch(spoilt), batch);
}

/**
 * Judges what failed in a spoilt session once more, in smaller parts, and tells what passes now. A part that spoils the session has
 * the culprit in it, and its own parts are next. Begins and ends unspoilt: to ask costs a run of the tests, to load them anew
 * many. All parts share one text, which is compiled once a session.
 */
async function* judgeAgain(
  candidates: readonly Candidate[],
  source: BatchSource,
  batch: Batch,
): AsyncGenerator<Judgement> {
  const size = Math.ceil(candidates.length / 4);
  for (let start = 0; start < candidates.length && !batch.isLate(); start += size) {
    const unsure: Candidate[] = [];
    for await (const judgement of judgeOnce(candidates.slice(start, start + size), batch, source)) {
      if (judgement.passed) {
        if (batch.accepted.bench.way === 'reload') yield* judgeAlone(judgement.candidate, batch);
        else yield judgement;
      } else if (judgement.invalid === undefined) unsure.push(judgement.candidate);
    }
    if (await isUnspoilt(batch.checkText, batch)) continue;
    await batch.accepted.bench.reset();
    if (unsure.length > 1) yield* judgeAgain(unsure, source, batch);
  }
}

/**
 * Over tests that are loaded anew. What they share may have been changed and changed back, so what passes has to pass in the order
 * in which they really run.
 */
async function* judgeAlone(candidate: Candidate, batch: Batch): AsyncGenerator<Judgement> {
  await batch.accepted.bench.reset();
  yield* judgeOnce([candidate], { ...batch, inFileOrder: true });
}

/** `source`: a text with all of the candidates, and perhaps more. */
async function* judgeOnce(
  candidates: readonly Candidate[],
  batch: Batch,
  source: BatchSource = batch.toBatch(candidates),
): AsyncGenerator<Judgement> {
  const { bench } = batch.accepted;
  const isOwn = (candidate: Candidate): boolean => needsOwnText(candidate, source, bench.way);
  const together = candidates.filter((candidate) => !isOwn(candidate));
  // Elsewhere than in place, mounting the base would reload what is to be checked.
  if (bench.way === 'reload' && together.length > 0) batch.checkText = source.text;
  const refusal = together.length > 0 ? await bench.mount(source.text) : undefined;
  if (refusal !== undefined && candidates.length > 1) {
    yield* judgeParts(candidates, batch);
    return;
  }
  // A text of its own costs the other ways a load, and then another for the batch.
  const order = bench.way === 'in-place' ? candidates : [...together, ...candidates.filter(isOwn)];
  for (const candidate of order) {
    if (batch.isLate()) return;
    await batch.breathe();
    await batch.plan.announce?.(candidate);
    const id = isOwn(candidate) ? 0 : (source.selected.get(candidate)?.id ?? 0);
    const text = id === 0 ? soloSource(batch.module, candidate) : source;
    const problem = refusal ?? (await mountText(text, batch));
    if (problem !== undefined) yield refused(candidate, problem, batch.plan.order, batch.accepted.positions.length);
    else {
      const judgement = await tryFairly(candidate, id, text, batch);
      yield id === 0 && bench.way === 'reload' ? { ...judgement, ownLoad: true } : judgement;
    }
  }
}

/** An error that nobody caught may be an earlier candidate's; when it comes a second time, it is this one's. */
async function tryFairly(candidate: Candidate, id: number, text: Text, batch: Batch): Promise<Judgement> {
  const { bench } = batch.accepted;
  const first = await tryCandidate(candidate, id, batch);
  if (!first.stray) return first.judgement;
  if (bench.way === 'reload-each') {
    await bench.reset();
    if ((await mountText(text, batch)) !== undefined) return first.judgement;
  }
  return (await tryCandidate(candidate, id, batch)).judgement;
}

type Text = { readonly text: string } | { readonly invalid: string };

async function mountText(source: Text, { accepted }: Batch): Promise<Refusal | undefined> {
  if ('invalid' in source) return { reason: source.invalid, timedOut: false };
  return await accepted.bench.mount(source.text);
}

/** The compiler refuses a text of many: drops those whose files do not parse, or else finds the culprit by halving. */
async function* judgeParts(candidates: readonly Candidate[], batch: Batch): AsyncGenerator<Judgement> {
  const reasons = candidates.map((candidate) => invalidReason(batch.module, candidate));
  const wellFormed = candidates.filter((_, index) => reasons[index] === undefined);
  for (const [index, candidate] of candidates.entries()) {
    const reason = reasons[index];
    if (reason !== undefined) yield broken(candidate, reason, batch.accepted.positions.length);
  }
  if (wellFormed.length === 0) return;
  if (wellFormed.length < candidates.length) {
    yield* judgeOnce(wellFormed, batch);
    return;
  }
  const middle = candidates.length >> 1;
  yield* judgeOnce(candidates.slice(0, middle), batch);
  yield* judgeOnce(candidates.slice(middle), batch);
}

/** A selector cannot reach it, or not in this way: what runs at load time has run before `k` is set. */
function needsOwnText(candidate: Candidate, { selected }: BatchSource, way: string): boolean {
  const place = selected.get(candidate);
  return place === undefined || way === 'reload-each' || (way === 'reload' && place.loadTime);
}
