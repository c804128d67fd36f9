import type { SearchReport, TargetReport } from '@testheal/core';

/** The prompt that a model would get. */
export interface ExplainedPrompt {
  /** Relative to the root. */
  readonly file: string;
  readonly text: string;
  readonly inputTokens: number;
  readonly leftOut: readonly string[];
}

/** What a run has found out about a target, for people; ends in a line break. */
export function explainTarget(report: TargetReport, prompt: ExplainedPrompt | undefined): string {
  const { file, symbol, status, explanation } = report;
  const name = symbol === undefined ? file : `${file}#${symbol}`;
  return [
    `${name}: ${status.replace('-', ' ')}`,
    `  ${explanation}`,
    ...section('Failing tests', report.failing),
    ...section('What the first of them shows', diagnosisLines(report)),
    ...section('Most suspicious lines (1 is most)', suspiciousLines(report)),
    ...section('The search', searchLines(report)),
    ...(report.patches[0] === undefined ? [] : section('The best patch', report.patches[0].diff.trimEnd().split('\n'))),
    ...promptLines(report, prompt),
    '',
  ].join('\n');
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}

function diagnosisLines({ diagnosis }: TargetReport): string[] {
  if (diagnosis === undefined) return [];
  const { faultClass, message, expected, actual } = diagnosis;
  return [
    `${faultClass}: ${message}`,
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    ...(actual === undefined ? [] : [`received ${actual}`]),
  ];
}

function suspiciousLines({ file, suspicious }: TargetReport): string[] {
  return suspicious.map(({ line, score }) => `${score.toFixed(2)}  ${file}:${line}`);
}

/** Whether the search knew declared types, in words. */
const TYPES_SAID: Readonly<Record<NonNullable<SearchReport['types']>, string>> = {
  used: 'known',
  late: 'not complete in time',
  javascript: 'none, the target is no TypeScript',
  'no-typescript': 'not known, the project has no TypeScript',
  failed: 'not known, TypeScript could not tell them',
};

function searchLines({ search, failing }: TargetReport): string[] {
  const { candidates, probeMs, plausible, nearestTurned, way, wayReason, types, faults = [] } = search;
  if (candidates === 0) return [];
  return [
    `${candidates} candidates in ${(probeMs / 1000).toFixed(1)} s (${way}${wayReason === undefined ? '' : `: ${wayReason}`})`,
    ...(types === undefined ? [] : [`declared types: ${TYPES_SAID[types]}`]),
    `${plausible} made all tests pass; the nearest of the others turned ${nearestTurned} of ${failing.length}`,
    ...faults.map(({ operator, reason }) => `without ${operator} where it met an internal error: ${reason}`),
  ];
}

function promptLines({ status }: TargetReport, prompt: ExplainedPrompt | undefined): string[] {
  if (prompt === undefined) {
    const why = status === 'healed' ? 'None would be asked: it is healed without.' : 'None would be asked.';
    return section('The prompt of a model', [why]);
  }
  const { file, text, inputTokens, leftOut } = prompt;
  return [
    ...section(`The first prompt of a model, at most ${inputTokens} tokens (three characters a token)`, [
      `It is also in ${file}; nothing was sent.`,
      ...leftOut.map((each) => `left out, to fit: ${each}`),
    ]),
    '',
    text.trimEnd(),
  ];
}
