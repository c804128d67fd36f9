import type { PatternChange, PatternChanges } from './pattern-change.ts';
import { nodesOf, type AST } from './pattern-tree.ts';

const LETTERS = ['[a-z]', '\\d'];
const MOST_CLASSES = 4;

/** What a pattern does not speak of yet: a fraction, a sign, white space, a character that has to come next. */
export const addElements: PatternChanges = function* (node) {
  if (node.type !== 'Alternative') return;
  const classes = classesLike(node);
  yield* somethingBehind(node);
  for (const element of node.elements) {
    if (element.type === 'Assertion') continue;
    if (isDigits(element)) {
      yield insert(element.end, '(?:\\.\\d+)?', 1.7);
      yield insert(element.start, '-?', 1.8);
    }
    yield insert(element.end, '\\s*', 2);
    for (const text of classes) yield insert(element.end, text, 2.1);
  }
};

/** `^-` → `^-[^-]`, `^-.`: a sign alone, or twice, is not what it stands for in front of something. */
function* somethingBehind({ elements, end }: AST.Alternative): Iterable<PatternChange> {
  const last = elements.at(-1);
  if (last?.type !== 'Character' || !/^\\?[^\w\s\\]$/.test(last.raw)) return;
  const sign = /^[\]^]$/.test(last.raw) ? `\\${last.raw}` : last.raw;
  yield insert(end, `[^${sign}]`, 1.8);
  yield insert(end, '.', 1.9);
}

/** Classes that the pattern has elsewhere, then those that people use most. */
function classesLike(node: AST.Alternative): string[] {
  let root: AST.Node = node;
  while (root.parent !== null && root.type !== 'Pattern') root = root.parent;
  const own = [...nodesOf(root)].flatMap((each) => {
    const isAlone = each.parent?.type !== 'CharacterClass';
    return each.type === 'CharacterClass' || (each.type === 'CharacterSet' && isAlone) ? [each.raw] : [];
  });
  return [...new Set([...own, ...LETTERS])].slice(0, MOST_CLASSES);
}

/** `\d+`, `[0-9]{1,3}`: a number, of which only the whole part may be meant. */
function isDigits(element: AST.Node): boolean {
  const inner = element.type === 'Quantifier' ? element.element : element;
  return inner.raw === '\\d' || inner.raw === '[0-9]';
}

function insert(at: number, text: string, cost: number): PatternChange {
  return { start: at, end: at, text, cost };
}
