import { structuredPatch } from 'diff';
import type { AttemptOutcome, ModelAttempt } from '../../model/model-attempt.ts';
import type { RepairEvidence } from '../../model/repair-evidence.ts';
import { failureText } from './evidence-sections.ts';
import { fenced, quoted } from './fence.ts';

/**
 * Every earlier attempt with its outcome, within so many characters. The newest and the best keep their text longest; of the
 * others first the failures go, then the diffs, never the outcome.
 */
export function attemptsText(
  { target }: RepairEvidence,
  attempts: readonly ModelAttempt[],
  best: number | undefined,
  maxCharacters: number,
): string {
  const last = attempts.at(-1)?.attempt;
  const isDear = ({ attempt }: ModelAttempt): boolean => attempt === last || attempt === best;
  const levels: readonly ((attempt: ModelAttempt) => Detail)[] = [
    () => 'all',
    (attempt) => (isDear(attempt) ? 'all' : 'diff'),
    (attempt) => (isDear(attempt) ? 'all' : 'outcome'),
    (attempt) => (isDear(attempt) ? 'diff' : 'outcome'),
    () => 'outcome',
  ];
  let text = '';
  for (const level of levels) {
    text = attempts
      .map((attempt) => attemptText(attempt, level(attempt), target.source, attempt.attempt === best))
      .join('\n\n');
    if (text.length <= maxCharacters) return text;
  }
  return newestOf(text.split('\n\n## '), maxCharacters);
}

function newestOf(attempts: readonly string[], maxCharacters: number): string {
  let from = 0;
  const render = (): string =>
    from === 0
      ? attempts.join('\n\n## ')
      : `… ${from} older attempts left out\n\n## ${attempts.slice(from).join('\n\n## ')}`;
  while (from < attempts.length - 1 && render().length > maxCharacters) from += 1;
  return render();
}

type Detail = 'all' | 'diff' | 'outcome';

function attemptText(attempt: ModelAttempt, detail: Detail, source: string, isBest: boolean): string {
  const { candidate, outcome, ignored } = attempt;
  const title = `## Attempt ${attempt.attempt}${isBest ? ' (the best so far)' : ''}: ${outcomeText(outcome)}`;
  if (detail === 'outcome') return [title, ...(candidate ? ['… its diff left out'] : [])].join('\n');
  const diff = candidate === undefined ? [] : [fenced(diffOf(source, candidate.source), 'diff')];
  const notes = ignored.length > 0 ? [`Left out of it, since it lies outside of the target: ${ignored.join(' ')}`] : [];
  return [title, ...diff, ...notes, ...failuresOf(outcome, detail)].join('\n');
}

function failuresOf(outcome: AttemptOutcome, detail: Detail): string[] {
  const failures =
    outcome.status === 'failing' ? outcome.stillFailing : outcome.status === 'regressing' ? outcome.broken : [];
  if (failures.length === 0) return [];
  if (detail !== 'all') return [`… ${failures.length} failures left out`];
  const rest = failures.length - MOST_FAILURES;
  return [
    ...failures.slice(0, MOST_FAILURES).map(failureText),
    ...(rest > 0 ? [`… ${rest} more failing tests left out`] : []),
  ];
}

const MOST_FAILURES = 6;

/** What came of an attempt, in a sentence. */
export function outcomeText(outcome: AttemptOutcome): string {
  switch (outcome.status) {
    case 'plausible':
      return 'all tests passed.';
    case 'unusable':
      return `could not be used. ${outcome.detail}`;
    case 'repeated':
      return `the same as attempt ${outcome.attempt}, so it was not run again. Propose something else.`;
    case 'truncated':
      return 'was cut, because it was too long. Write less.';
    case 'refused':
      return `refused. ${outcome.reasons.map(quoted).join('; ')}`;
    case 'invalid':
      return `did not compile or load: ${quoted(outcome.reason)}`;
    case 'timeout':
      return `did not end within ${outcome.timeoutMs} ms.`;
    case 'crashed':
      return `ended the test process: ${quoted(outcome.reason)}`;
    case 'failing': {
      const of = outcome.turned + outcome.stillFailing.length;
      return `${outcome.turned} of ${of} failing tests pass with it, ${outcome.stillFailing.length} still fail.`;
    }
    default:
      return `the failing tests pass with it, but ${outcome.broken.length} that passed before fail.`;
  }
}

function diffOf(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', withLineFeeds(before), withLineFeeds(after), undefined, undefined, {
    context: 2,
  });
  return hunks.map(({ oldStart, lines }) => [`@@ line ${oldStart} @@`, ...lines].join('\n')).join('\n');
}

function withLineFeeds(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
