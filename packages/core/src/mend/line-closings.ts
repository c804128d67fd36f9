import type { ScannedToken } from './scan-tokens.ts';
import type { Slip } from './token-slips.ts';

/** What may close a block on a line of its own. */
const CLOSINGS: readonly (readonly [text: string, cost: number])[] = [
  ['}', 0.7],
  ['});', 0.9],
  ['};', 0.9],
  ['})', 1],
  ['];', 1],
  [')', 1],
  [');', 1],
];

/** How many lines before the place where the parser gave up are looked at. */
const LINES = 120;

/**
 * A closing bracket on a line of its own: when it is missing, the parser notices far below. Indented as the next line is,
 * or, where that closes a block itself, a step deeper.
 */
export function* lineClosings(source: string, tokens: readonly ScannedToken[], position: number): Generator<Slip> {
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const starts = lineStarts(source, tokens).filter(({ offset }) => offset <= position);
  const step = starts.find(({ indent }) => indent !== '')?.indent ?? '  ';
  for (const { offset, indent, isClosing, previousEnd } of starts.slice(-LINES)) {
    const at = previousEnd ?? offset;
    for (const own of isClosing ? [indent + step, indent] : [indent]) {
      for (const [text, cost] of CLOSINGS)
        yield { edit: { start: at, end: at, text: lineEnd + own + text }, operator: 'insert-token', cost };
    }
  }
  const last = tokens.at(-1)?.end ?? 0;
  for (const [text, cost] of CLOSINGS)
    yield { edit: { start: last, end: last, text: lineEnd + text }, operator: 'insert-token', cost: cost - 0.05 };
}

interface LineStart {
  readonly offset: number;
  readonly indent: string;
  readonly isClosing: boolean;
  /** Where the last token before the line ends, with the comment behind it. */
  readonly previousEnd?: number;
}

function lineStarts(source: string, tokens: readonly ScannedToken[]): LineStart[] {
  return tokens.flatMap((token, index): LineStart[] => {
    const lineStart = source.lastIndexOf('\n', token.start - 1) + 1;
    const before = tokens[index - 1];
    if (before === undefined || before.end > lineStart) return [];
    const lineEnd = source.slice(before.end).search(/\r?\n/);
    return [
      {
        offset: lineStart,
        indent: source.slice(lineStart, token.start),
        isClosing: /^[)\]}]$/.test(token.text),
        ...(lineEnd >= 0 && { previousEnd: before.end + lineEnd }),
      },
    ];
  });
}
