import { instead, type PatternChanges } from './pattern-change.ts';
import { isRepeatable, type AST } from './pattern-tree.ts';

/** One where many may come, many where one may, a greedy match, a count that is off by one. */
export const changeQuantifiers: PatternChanges = function* (node) {
  if (isRepeatable(node) && node.parent?.type !== 'Quantifier' && node.parent?.type !== 'CharacterClass') {
    // A single character that is written out is rarely meant many times.
    const dearer = node.type === 'Character' ? 0.4 : 0;
    yield instead(node, `${node.raw}+`, 1.6 + dearer);
    yield instead(node, `${node.raw}?`, 1.7 + dearer);
    yield instead(node, `${node.raw}*`, 1.8 + dearer);
  }
  if (node.type !== 'Quantifier') return;
  const { element, min, max, greedy } = node;
  const put = (quantifier: string, cost: number): ReturnType<typeof instead> =>
    instead(node, `${element.raw}${quantifier}${greedy ? '' : '?'}`, cost);
  if (greedy) yield instead(node, `${node.raw}?`, 1.6);
  else yield instead(node, node.raw.slice(0, -1), 1.6);
  if (max === Infinity && min <= 1) yield put(min === 1 ? '*' : '+', 1.6);
  if (max === Infinity && min === 0 && isFirstBlank(node)) yield instead(node, `(?:^|${element.raw}+)`, 1.5);
  if (max === Infinity && min <= 1) yield put('?', 2);
  if (max === 1) {
    yield put('*', 1.7);
    yield put('+', 1.9);
  }
  if (node.raw.slice(element.raw.length).startsWith('{')) {
    if (max === min) {
      yield put(`{${min},}`, 1.7);
      yield put(`{1,${max}}`, 1.8);
    }
    for (const [low, high] of [
      [min + 1, max],
      [min - 1, max],
      [min, max + 1],
      [min, max - 1],
      [min + 1, max + 1],
      [min - 1, max - 1],
    ] as const)
      if (low >= 0 && high >= low && high > 0) yield put(countText(low, high), 1.8);
    if (max !== Infinity) yield put(`{${min},}`, 1.9);
  }
  yield instead(node, element.raw, 2);
};

/** Blanks with which a pattern begins, `\s*#`: what has to stand apart stands apart at the beginning, too. */
function isFirstBlank({ element, parent }: AST.Quantifier): boolean {
  const isBlank = element.type === 'CharacterSet' && element.kind === 'space' && !element.negate;
  const [first, second] = parent.type === 'Alternative' ? parent.elements : [];
  return isBlank && first?.type === 'Quantifier' && first.element === element && second?.type === 'Character';
}

function countText(min: number, max: number): string {
  if (min === max) return `{${min}}`;
  return max === Infinity ? `{${min},}` : `{${min},${max}}`;
}
