import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/** Names of which one plays on one side what the other plays on the other: `left` → `right`, `i` → `j`. */
export type TwinNames = ReadonlyMap<string, string>;

/**
 * What a function does alike on two sides tells which of its names belong together: two declarations of one form, two halves of a
 * condition, two branches. Empty when nothing is done twice.
 */
export function twinNames(own: Node, source: string): TwinNames {
  const twins = new Map<string, string>();
  for (const [first, second] of alikePairs(own, source)) {
    const pairs = namePairs(textOf(source, first), textOf(source, second));
    const [from, to] = [new Set(twins.keys()), new Set(twins.values())];
    // A name has one twin, and stays on its side.
    const fits = pairs?.every(
      ([a, b]) => (twins.get(a) ?? b) === b && !to.has(a) && !from.has(b) && (twins.get(a) === b || !to.has(b)),
    );
    if (pairs !== undefined && fits === true) for (const [a, b] of pairs) twins.set(a, b);
  }
  return twins;
}

/** The text with the names of the other side; `undefined` when it has none of either side, or of both. */
export function mirrored(text: string, twins: TwinNames): string | undefined {
  const back = new Map([...twins].map(([a, b]) => [b, a]));
  const names = tokensOf(text).filter(({ isName }) => isName);
  const [isOfFirst, isOfSecond] = [twins, back].map((side) => names.some((token) => side.has(token.text)));
  if (isOfFirst === isOfSecond) return undefined;
  const side = isOfFirst === true ? twins : back;
  let mirror = '';
  let end = 0;
  for (const { text: name, at } of names) {
    mirror += text.slice(end, at) + (side.get(name) ?? name);
    end = at + name.length;
  }
  return mirror + text.slice(end);
}

/** Nodes that may do the same on two sides, in their order. */
function* alikePairs(own: Node, source: string): Generator<readonly [Node, Node]> {
  for (const { node } of pathsOf(own, (each) => each !== own && isFunction(each))) {
    if (node.type === 'LogicalExpression') yield [node.left, node.right];
    if (node.type === 'IfStatement' && node.alternate) yield [node.consequent, node.alternate];
    if (node.type === 'BlockStatement')
      yield* neighbours(
        node.body.flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : [])),
        source,
      );
  }
}

/** What begins alike, such as two counters, does not yet play alike. */
function* neighbours(
  declarators: readonly Babel.VariableDeclarator[],
  source: string,
): Generator<readonly [Node, Node]> {
  for (const [index, second] of declarators.slice(1).entries()) {
    const first = declarators[index] as Babel.VariableDeclarator;
    if (first.init && second.init && textOf(source, first.init) !== textOf(source, second.init)) yield [first, second];
  }
}

/** On one side what is smaller, on the other what is larger. */
const OPPOSED = /^(?:[<>]=?|[-+])$/;

/** The names in which two texts differ; `undefined` when they differ in anything else, or in no name. */
function namePairs(first: string, second: string): (readonly [string, string])[] | undefined {
  // A chain of many arms is no second side of its first.
  if (Math.max(first.length, second.length) > 3 * Math.min(first.length, second.length)) return undefined;
  const [a, b] = [tokensOf(first), tokensOf(second)];
  const pairs: (readonly [string, string])[] = [];
  if (a.length !== b.length) return undefined;
  for (const [index, token] of a.entries()) {
    const other = b[index] as Token;
    if (token.text === other.text) continue;
    if (OPPOSED.test(token.text) && OPPOSED.test(other.text)) continue;
    if (!token.isName || !other.isName) return undefined;
    pairs.push([token.text, other.text]);
  }
  return pairs.length === 0 ? undefined : pairs;
}

interface Token {
  readonly text: string;
  readonly at: number;
  /** Of a variable, as far as the text tells: no member, no number. */
  readonly isName: boolean;
}

const WORDS = new Set(
  'async await break case catch const continue delete do else false finally for function if in instanceof let new null of return super switch this throw true try typeof undefined void while yield'.split(
    ' ',
  ),
);

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|[\w$]+|[<>]=?|[^\s\w$]/g)].map(({ 0: token, index }) => ({
    text: token,
    at: index,
    isName: /^[A-Za-z_$]/.test(token) && !WORDS.has(token) && !/(?<!\.)\.\s*$/.test(text.slice(0, index)),
  }));
}
