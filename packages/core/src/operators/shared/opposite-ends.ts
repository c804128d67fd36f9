/** Names of the two ends of one thing, each read as the other: who looks at one from inside looks at the other from outside. */
const ENDS = [
  ['start', 'end'],
  ['begin', 'end'],
  ['from', 'to'],
  ['from', 'until'],
  ['low', 'high'],
  ['lo', 'hi'],
  ['lower', 'upper'],
  ['min', 'max'],
  ['minimum', 'maximum'],
  ['left', 'right'],
  ['top', 'bottom'],
  ['first', 'last'],
  ['opens', 'closes'],
  ['[0]', '[1]'],
] as const;

/** Names of two directions, in which the same is done. */
const AXES = [
  ['x', 'y'],
  ['dx', 'dy'],
  ['col', 'row'],
  ['column', 'row'],
  ['cols', 'rows'],
  ['columns', 'rows'],
  ['width', 'height'],
] as const;

const FLIPPED: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };
const TOKEN = /'[^'\n]*'|"[^"\n]*"|=>|\+=|-=|[<>]=?|\[[01]\]|[A-Za-z_$][\w$]*|\d[\w.]*|[^\s\w]/g;

/**
 * `if (part[0] < start) kept.push([part[0], start]);` → `if (part[1] > end) kept.push([end, part[1]]);`, and the same for two
 * directions. Empty when fewer than two things change, when only one direction is named, or a name of the other end is not in `around`.
 */
export function otherEnds(text: string, around: string): string[] {
  const asEnds = swapped(text, around, ENDS, FLIPPED);
  const asAxes = swapped(text, around, AXES, {});
  if (asEnds === undefined) return asAxes === undefined ? [] : [asAxes];
  const turned = asEnds.replaceAll(/\[([^[\]{},]+(?:\[\d\])?), ([^[\]{},]+(?:\[\d\])?)\]/g, '[$2, $1]');
  return turned === asEnds ? [asEnds] : [turned, asEnds];
}

function swapped(
  text: string,
  around: string,
  pairs: readonly (readonly [string, string])[],
  signs: Readonly<Record<string, string>>,
): string | undefined {
  // Who reads one of a pair may read the other.
  const names = new Set([...(around.match(/[\w$]+/g) ?? []), '[0]', '[1]']);
  const others = new Map<string, string>();
  for (const [a, b] of pairs) {
    if (!names.has(a) || !names.has(b)) continue;
    if (!others.has(a)) others.set(a, b);
    if (!others.has(b)) others.set(b, a);
  }
  const changed = new Set<string>();
  const mirror = text.replaceAll(TOKEN, (token) => {
    const other = others.get(token);
    if (other !== undefined) changed.add(token);
    return other ?? signs[token] ?? token;
  });
  // What speaks of both ends is about the whole.
  const isMixed = [...changed].some((token) => changed.has(others.get(token) as string));
  return changed.size < 2 || isMixed ? undefined : mirror;
}
