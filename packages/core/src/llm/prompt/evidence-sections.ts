import type { Excerpt, FailureEvidence, RepairEvidence } from '../../model/repair-evidence.ts';
import type { Section } from './allocate.ts';
import { cutLines } from './cut-lines.ts';
import { fenced, quoted } from './fence.ts';

/** Types and imports that the target uses. */
export function relatedSection({ related }: RepairEvidence): Section {
  return excerpts('Types and code that the target uses', related, 0.06);
}

/** What the failing tests are. */
export function testsSection({ tests }: RepairEvidence): Section {
  return excerpts('The failing tests', tests, 0.2);
}

/** Code of the project that does something alike. */
export function similarSection({ similar }: RepairEvidence): Section {
  return excerpts('Similar code of the project', similar, 0.04);
}

/** How the tests fail. */
export function failuresSection({ failures }: RepairEvidence): Section {
  return listed('How they fail', failures.map(failureText), 0.18);
}

/** One failure, its values fenced. */
export function failureText({ test, message, expected, actual }: FailureEvidence): string {
  return [
    `${quoted(test)}:`,
    fenced(cutLines(message, MOST_OF_A_MESSAGE), 'text'),
    ...(expected === undefined ? [] : ['expected:', fenced(cutLines(expected, MOST_OF_A_MESSAGE), 'text')]),
    ...(actual === undefined ? [] : ['received:', fenced(cutLines(actual, MOST_OF_A_MESSAGE), 'text')]),
  ].join('\n');
}

const MOST_OF_A_MESSAGE = 3_000;

/** What lines of the target saw while the failing tests ran. */
export function valuesSection({ values }: RepairEvidence): Section {
  const texts = values.map(({ line, test, names, expressions }) => {
    const rows = [
      ...names.map(({ name, value }) => `${name} = ${value}`),
      ...expressions.map(({ text, value }) => `${text} → ${value}`),
    ];
    return `Line ${line}, in ${quoted(test)}:\n${fenced(cutLines(rows.join('\n'), 1_200), 'text')}`;
  });
  return listed('Values seen while they ran', texts, 0.06);
}

/** What an embedded search of small edits found out. */
export function searchSection({ suspicious, search }: RepairEvidence): Section {
  const lines = suspicious.slice(0, 8).map(({ line, score }) => `${line} (${score.toFixed(2)})`);
  const texts = lines.length > 0 ? [`Most suspicious lines (1 is most): ${lines.join(', ')}.`] : [];
  if (search !== undefined && search.candidates > 0) {
    texts.push(`${search.candidates} small edits of one or two places were tried; none makes all tests pass.`);
    for (const { line, text, value, turned, of } of search.conditions.slice(0, 8)) {
      texts.push(
        `Line ${line}: with the condition ${quoted(text)} forced to be ${value}, ${turned} of ${of} failing tests pass.`,
      );
    }
    for (const { line, before, after, turned, of, further, broke } of search.nearMisses.slice(0, 8)) {
      const price = broke === undefined || broke === 0 ? '' : ` and ${broke} passing tests fail`;
      const effect =
        turned > 0
          ? `makes ${turned} of ${of} failing tests pass${price}`
          : `makes no failing test pass, but gets them past ${further} more of their assertions`;
      texts.push(`Line ${line}: ${quoted(before)} → ${quoted(after)} ${effect}.`);
    }
  }
  return listed('What was tried without you', texts, 0.06);
}

function excerpts(title: string, all: readonly Excerpt[], share: number): Section {
  return {
    share,
    render(maxCharacters) {
      if (all.length === 0) return '';
      const perExcerpt = maxCharacters / all.length - title.length / all.length - PER_EXCERPT;
      const texts = all.map(
        ({ path, line, text }) =>
          `${quoted(path)}, from line ${line}:\n${fenced(cutLines(text.replaceAll('\r\n', '\n').trimEnd(), perExcerpt), tagOf(path))}`,
      );
      return fitting(title, texts, maxCharacters);
    },
  };
}

const PER_EXCERPT = 80;

function tagOf(path: string): string {
  return /\.[cm]?([jt]sx?)$/.exec(path)?.[1] ?? '';
}

function listed(title: string, texts: readonly string[], share: number): Section {
  return { share, render: (maxCharacters) => (texts.length === 0 ? '' : fitting(title, texts, maxCharacters)) };
}

/** As many whole texts as fit, and how many do not. */
function fitting(title: string, texts: readonly string[], maxCharacters: number): string {
  let shown = texts.length;
  const render = (): string => {
    const rest = texts.length - shown;
    return [`# ${title}`, ...texts.slice(0, shown), ...(rest > 0 ? [`… ${rest} more left out`] : [])].join('\n\n');
  };
  while (shown > 0 && render().length > maxCharacters) shown -= 1;
  const text = render();
  return text.length <= maxCharacters ? text : '';
}
