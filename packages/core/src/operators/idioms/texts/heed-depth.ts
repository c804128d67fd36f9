import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { isLoop, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../../operator.ts';
import { indentAt, linkText } from '../../shared/text.ts';

const COST = { brackets: 1.6, quotes: 1.7 };
const BRACKETS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
];
const QUOTES = ['"', "'", '`'];
const NAMES = { depth: ['depth', 'level', 'nesting'], quote: ['inQuotes', 'isQuoted'] };

/**
 * `for (const ch of text) { if (ch === ',') … }` → with `let depth = 0;` before it, which counts the brackets that came by in a failing
 * test, `if (ch === ',' && depth === 0)`.
 */
export const heedDepth: PatchOperator = {
  name: 'heed-depth',
  family: 'condition',
  description: 'a text split also at what stands within brackets or quotes',
  floor: COST.brackets,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const question = questionAt(site);
      if (question === undefined) continue;
      const seen = new Set(context.failingValuesOf(question.character));
      const brackets = BRACKETS.filter((pair) => pair.every((each) => seen.has(each)));
      for (const pair of brackets) yield* withinBrackets(question, pair, context);
      for (const quote of QUOTES.filter((each) => seen.has(each))) yield* withinQuotes(question, quote, context);
    }
  },
};

/** In each round of a loop, whether a character is the one to split at. */
interface Question {
  readonly character: Node;
  readonly test: Babel.Expression;
  /** The statement of the loop's body that asks. */
  readonly asking: Path;
  readonly loop: Path;
}

function questionAt({ node, path }: OperatorSite): Question | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== '===' || node.right.type !== 'StringLiteral')
    return undefined;
  const { left: character, right } = node;
  const asking = asks(path) ? path.parent : undefined;
  const block = asking?.parent;
  const loop = block?.parent;
  const isAlone = right.value.length === 1 && !BRACKETS.flat().includes(right.value) && !QUOTES.includes(right.value);
  if (asking === undefined || block?.node.type !== 'BlockStatement' || loop === undefined || !isLoop(loop.node))
    return undefined;
  const isRead = character.type === 'Identifier' || character.type === 'MemberExpression';
  const test = (asking.node as Babel.IfStatement).test;
  return isAlone && isRead ? { character, test, asking, loop } : undefined;
}

/** It is all that an `if` asks. */
function asks({ key, parent }: Path): boolean {
  return key === 'test' && parent?.node.type === 'IfStatement' && parent.key === 'body';
}

function* withinBrackets(
  question: Question,
  [open, close]: readonly [string, string],
  context: OperatorContext,
): Generator<PatchProposal> {
  const depth = NAMES.depth.find((name) => !context.facts.words.has(name));
  if (depth === undefined) return;
  const character = textOf(context.source, question.character);
  const counting = [
    `if (${character} === '${open}') ${depth} += 1;`,
    `if (${character} === '${close}') ${depth} -= 1;`,
  ];
  const edits = editsFor(question, { start: `let ${depth} = 0;`, each: counting, only: `${depth} === 0` }, context);
  yield { edits, cost: COST.brackets };
}

function* withinQuotes(question: Question, quote: string, context: OperatorContext): Generator<PatchProposal> {
  const flag = NAMES.quote.find((name) => !context.facts.words.has(name));
  if (flag === undefined) return;
  const literal = quote === "'" ? '"\'"' : `'${quote}'`;
  const each = [`if (${textOf(context.source, question.character)} === ${literal}) ${flag} = !${flag};`];
  yield {
    edits: editsFor(question, { start: `let ${flag} = false;`, each, only: `!${flag}` }, context),
    cost: COST.quotes,
  };
}

interface Counting {
  /** Before the loop. */
  readonly start: string;
  /** In each round before the question. */
  readonly each: readonly string[];
  /** What has to be true as well. */
  readonly only: string;
}

function editsFor({ test, asking, loop }: Question, counting: Counting, { source }: OperatorContext): Edit[] {
  const before = (node: Node, lines: readonly string[]): Edit => {
    const at = startOf(node);
    return { start: at, end: at, text: lines.map((line) => `${line}\n${indentAt(source, at)}`).join('') };
  };
  const [start, end] = [startOf(test), test.end as number];
  return [
    before(loop.node, [counting.start]),
    before(asking.node, counting.each),
    { start, end, text: `${linkText(source, test)} && ${counting.only}` },
  ];
}
