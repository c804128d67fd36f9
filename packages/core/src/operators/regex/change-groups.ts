import { instead, type PatternChange, type PatternChanges } from './pattern-change.ts';
import type { AST } from './pattern-tree.ts';

/** Alternatives in the wrong order or too many of them, a group that captures or does not, something left over. */
export const changeGroups: PatternChanges = function* (node) {
  if (node.type === 'CapturingGroup') yield instead(node, `(?:${alternativesText(node.alternatives)})`, 2);
  if (node.type === 'Group' && node.raw.startsWith('(?:')) yield instead(node, `(${node.raw.slice(3)}`, 2);
  if ('alternatives' in node && node.type !== 'ClassStringDisjunction' && node.alternatives.length > 1)
    yield* changeAlternatives(node.alternatives);
  if (node.type === 'Alternative') {
    // The last one standing is dropped too: an empty pattern is refused by who asked.
    for (const element of node.elements) if (element.type !== 'Assertion') yield instead(element, '', 2.1);
  }
};

function* changeAlternatives(alternatives: readonly AST.Alternative[]): Generator<PatternChange> {
  const [first, last] = [alternatives[0] as AST.Alternative, alternatives.at(-1) as AST.Alternative];
  const put = (texts: readonly string[], cost: number): PatternChange => ({
    start: first.start,
    end: last.end,
    text: texts.join('|'),
    cost,
  });
  const texts = alternatives.map(({ raw }) => raw);
  // The first that matches wins, so a longer one has to come before its beginning.
  yield put(
    texts.toSorted((a, b) => b.length - a.length),
    1.6,
  );
  for (let at = 1; at < texts.length; at++) {
    const swapped = [...texts];
    swapped.splice(at - 1, 2, texts[at] as string, texts[at - 1] as string);
    yield put(swapped, 1.8);
  }
  for (let at = 0; at < texts.length; at++) yield put(texts.toSpliced(at, 1), 2.1);
}

function alternativesText(alternatives: readonly AST.Alternative[]): string {
  return alternatives.map(({ raw }) => raw).join('|');
}
