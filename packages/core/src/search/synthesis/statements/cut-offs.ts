import type { PointBench } from './point-bench.ts';
import type { Term } from '../terms/term.ts';

/** What a sign may begin that does not belong to the rest: a fragment, a query, a parameter, a port, the end of a line. */
const SIGNS = ['#', '?', ';', '@', ':', '\r', '\0', '\u{FEFF}'] as const;

/**
 * `url = url.replace(/#.*$/, '');`: of a text, what begins at a sign that it has in every failing test, at a place where it has none
 * in those that pass.
 */
export function cutOffs({ failingOnly, suspects }: PointBench, { text, values }: Term): string[] {
  return SIGNS.flatMap((sign) => {
    const has = values.map((value) => typeof value === 'string' && value.includes(sign));
    const isSuspect = suspects.length > 0 && suspects.every((states) => [...states].some((state) => has[state]));
    return isSuspect && failingOnly(has) ? [`${text} = ${text}.replace(/${asPattern(sign)}.*$/s, '');`] : [];
  });
}

function asPattern(sign: string): string {
  if (sign === '?') return '\\?';
  return sign < ' ' || sign > '~' ? JSON.stringify(sign).slice(1, -1) : sign;
}
