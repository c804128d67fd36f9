import { apply, type PatternChange, type PatternChanges, type PatternUse } from './pattern-change.ts';
import { hasNestedRepeats, parsePattern, type AST } from './pattern-tree.ts';

const COST = { further: 2, second: 2.4 };
const MOST_WORDS = 4;
const SHORTEST = 2;
/** Stands where the new word may be. */
const ANY_WORD = '(?<anyWord>[\\w-]+)';

/**
 * `\.(?:png|webp)$` → `\.(?:png|webp|gif)$`, and `\.png$` → `\.(?:png|gif)$`, where `d.gif` is not matched: whatever word stands in the
 * subject where the known ones do.
 */
export const addAlternatives: PatternChanges = function* (node, use) {
  if ('alternatives' in node && node.type !== 'ClassStringDisjunction') {
    const [first, last] = [node.alternatives[0], node.alternatives.at(-1)];
    if (first === undefined || last === undefined || first === last || !node.alternatives.some(isWord)) return;
    const span = { start: first.start, end: last.end };
    const known = node.alternatives.map(({ raw }) => raw);
    yield* wordsAt(node, span, known, use, (word) => `${known.join('|')}|${word}`, COST.further);
  }
  if (node.type === 'Alternative' && node.parent.alternatives.length === 1) yield* besideWords(node, use);
};

/** For each run of letters, a choice between it and another word. */
function* besideWords(node: AST.Alternative, use: PatternUse): Generator<PatternChange> {
  for (const run of runsIn(node.elements)) {
    const [first, last] = [run[0] as AST.Element, run.at(-1) as AST.Element];
    const text = run.map(({ raw }) => raw).join('');
    const span = { start: first.start, end: last.end };
    yield* wordsAt(node, span, [text], use, (word) => `(?:${text}|${word})`, COST.second);
  }
}

function runsIn(elements: readonly AST.Element[]): AST.Element[][] {
  const runs: AST.Element[][] = [[]];
  for (const element of elements) {
    if (isLetter(element)) runs.at(-1)?.push(element);
    else runs.push([]);
  }
  return runs.filter((run) => run.length >= SHORTEST);
}

function isWord({ elements }: AST.Alternative): boolean {
  return elements.length >= SHORTEST && elements.every(isLetter);
}

function isLetter({ type, raw }: AST.Node): boolean {
  return type === 'Character' && /^[\w-]$/.test(raw);
}

function* wordsAt(
  node: AST.Node,
  span: { readonly start: number; readonly end: number },
  known: readonly string[],
  { subjects, flags }: PatternUse,
  write: (word: string) => string,
  cost: number,
): Generator<PatternChange> {
  const pattern = patternOf(node).raw;
  const open = apply(pattern, { ...span, text: ANY_WORD, cost });
  const tree = parsePattern(open, flags);
  // Matching may take for ever where a word is repeated.
  if (tree === undefined || hasNestedRepeats(tree)) return;
  const plain = flags.replace(/[gy]/g, '');
  const [now, wanted] = [new RegExp(pattern, plain), new RegExp(open, plain)];
  const words = new Set(
    subjects.flatMap((subject) => (now.test(subject) ? [] : (wanted.exec(subject)?.groups?.['anyWord'] ?? []))),
  );
  for (const word of [...words].filter((each) => !known.includes(each)).slice(0, MOST_WORDS))
    yield { ...span, text: write(flags.includes('i') ? word.toLowerCase() : word), cost };
}

function patternOf(node: AST.Node): AST.Node {
  return node.type === 'Pattern' || node.parent === null ? node : patternOf(node.parent);
}
