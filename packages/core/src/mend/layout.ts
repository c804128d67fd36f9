import { scanTokens, type ScannedToken } from './scan-tokens.ts';

const CLOSER: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/**
 * How many lines are indented otherwise than the brackets around them say. A text with a bracket too few or too many parses
 * with a bracket in many places; where its author meant it, the layout shows.
 */
export function layoutFaults(source: string): number {
  const indents = indentsOf(source);
  const open: { text: string; indent: number; line: number }[] = [];
  let faults = 0;
  let lastLine = -1;
  for (const token of scanTokens(source)) {
    const { line, indent } = indents(token);
    const isCloser = token.kind === 'sign' && /^[)\]}]$/.test(token.text);
    const around = open.at(-1);
    if (line !== lastLine && !isContinuation(token)) {
      if (around === undefined) faults += indent > 0 || isCloser ? 1 : 0;
      else if (isCloser) faults += indent === around.indent ? 0 : 1;
      else if (around.line !== line) faults += indent > around.indent ? 0 : 1;
    }
    lastLine = line;
    if (token.kind !== 'sign') continue;
    if (token.text in CLOSER) open.push({ text: token.text, indent, line });
    if (isCloser && CLOSER[open.pop()?.text ?? ''] !== token.text) faults += 2;
  }
  return faults + open.length * 2;
}

/** A line that goes on with the expression of the line before may be indented in any way. */
function isContinuation({ kind, text }: ScannedToken): boolean {
  return kind === 'sign' && !/^[)\]}{([]$/.test(text) && text !== '...';
}

function indentsOf(source: string): (token: ScannedToken) => { line: number; indent: number } {
  let line = 0;
  let lineStart = 0;
  return (token) => {
    for (let next = source.indexOf('\n', lineStart); next >= 0 && next < token.start;) {
      line += 1;
      lineStart = next + 1;
      next = source.indexOf('\n', lineStart);
    }
    return { line, indent: source.slice(lineStart, token.start).search(/\S|$/) };
  };
}

/** Whether every bracket has its counterpart. */
export function isBalanced(source: string): boolean {
  const open: string[] = [];
  for (const { kind, text } of scanTokens(source)) {
    if (kind !== 'sign') continue;
    if (text in CLOSER) open.push(CLOSER[text] as string);
    else if (/^[)\]}]$/.test(text) && open.pop() !== text) return false;
  }
  return open.length === 0;
}
