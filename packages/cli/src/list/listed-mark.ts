import type { StaticMark, StaticTitle } from '@testheal/core';

/** A mark as `heal list --json` prints it. Paths are relative to the project's root. */
export interface ListedMark {
  readonly file: string;
  /** 1-based. */
  readonly line: number;
  readonly column: number;
  readonly form: StaticMark['form'];
  readonly holdsFor: StaticMark['holdsFor'];
  /** Suites, then the test; `…` for what only a run tells. */
  readonly titles: readonly string[];
  /** As written between the parentheses. */
  readonly target: string;
  /** Absent when the target does not resolve. */
  readonly resolved?: { readonly file: string; readonly symbol?: string };
  /** Absent when the target resolves; the message of a run. */
  readonly problem?: string;
}

export function shownTitle({ text, pattern = '' }: StaticTitle): string {
  return text ?? pattern.replaceAll('[^]*', '…').replaceAll(/\\(.)/g, '$1');
}

/** The lines of one mark. `place`: its file as seen from where the command runs. */
export function listLines(mark: ListedMark, place: string): string[] {
  const { resolved, problem } = mark;
  const target = resolved && `${resolved.file}${resolved.symbol === undefined ? '' : `#${resolved.symbol}`}`;
  const head = `${problem === undefined ? '✔' : '✘'} ${place}:${mark.line}  ${whatIsMarked(mark)}`;
  return problem === undefined ? [`${head}  → ${target}`] : [head, `    ${problem}`];
}

function whatIsMarked({ holdsFor, titles }: ListedMark): string {
  const path = titles.join(' > ');
  if (holdsFor === 'test') return path;
  if (holdsFor === 'suite') return path === '' ? '(every test of the file)' : `${path} > (every test)`;
  return holdsFor === 'nothing' ? '(marks no test: none runs where it is called)' : '(only a run tells which test)';
}
