import { instead, type PatternChanges } from './pattern-change.ts';

/** Groups of three digits, counted from behind: without a look at what is before them, also those of a fraction. */
const THOUSANDS = /\(\?=.*(?:\\d|\[0-9\])\{3\}/;

/** An anchor or a word's end missing, one too many, or one that holds for the first alternative only. */
export const changeAssertions: PatternChanges = function* (node) {
  if (node.type === 'Pattern') {
    yield instead(node, `^${node.raw}`, 1.7);
    yield instead(node, `${node.raw}$`, 1.7);
    yield instead(node, `^${node.raw}$`, 1.7);
    if (THOUSANDS.test(node.raw)) yield instead(node, `(?<!\\.\\d*)${node.raw}`, 1.6);
    if (node.alternatives.length > 1) {
      yield instead(node, `^(?:${node.raw})$`, 1.6);
      // `^a|b$` means `(^a)|(b$)`.
      const inner = node.raw.replace(/^\^/, '').replace(/\$$/, '');
      if (inner !== node.raw) yield instead(node, `^(?:${inner})$`, 1.4);
      return;
    }
    yield instead(node, `\\b${node.raw}`, 1.9);
    yield instead(node, `${node.raw}\\b`, 1.9);
    yield instead(node, `\\b${node.raw}\\b`, 1.8);
  }
  if (node.type !== 'Assertion') return;
  yield instead(node, '', 1.8);
  if (node.kind === 'word') yield instead(node, node.negate ? '\\b' : '\\B', 1.9);
  if (node.kind === 'start') yield instead(node, '\\b', 2);
  if (node.kind === 'end') yield instead(node, '\\b', 2);
  if (node.kind === 'lookahead' || node.kind === 'lookbehind') {
    const sign = node.kind === 'lookahead' ? 2 : 3;
    yield instead(node, `${node.raw.slice(0, sign)}${node.negate ? '=' : '!'}${node.raw.slice(sign + 1)}`, 1.9);
  }
};
