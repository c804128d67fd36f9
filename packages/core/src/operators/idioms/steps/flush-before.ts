import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { indentAt, indented } from '../../shared/text.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';

const COST = 1.4;
const EMPTY = /^(''|""|\[\]|null|undefined|0)$/;

/** In the arm of a bracket, `tokens.push(sign);` → `if (word !== '') tokens.push(word); word = ''; tokens.push(sign);`, as in the arm of a blank. */
export const flushBefore: PatchOperator = {
  name: 'flush-before',
  family: 'statement',
  description:
    'a word or group under way that one arm of a loop closes, and another, which begins something new, does not',
  floor: COST,
  on: 'module',
  *patches(sites, { source, bindingsAt }) {
    for (const { list, held, text, block } of flushes(sites, source)) {
      for (const { node, path, start } of sites) {
        const added = addedBy(node, source);
        if (added === undefined || added.list !== list || path.parent?.node === block) continue;
        // Another arm, not one around the first or within it.
        if (added.item.match(/[\w$]+/g)?.includes(held) || !isApart(path, block) || !isInSameFunction(path, block))
          continue;
        if (!bindingsAt(start).some(({ name }) => name === held)) continue;
        const [from, to] = [indentAt(source, startOf(block.body[0] as Node)), indentAt(source, start)];
        const before = text.map((each) => `${indented(each, from, to)}\n${to}`).join('');
        yield { edits: [{ start, end: start, text: before }], cost: COST };
      }
    }
  },
};

interface Flush {
  readonly list: string;
  /** The variable whose value is added and begun anew. */
  readonly held: string;
  readonly text: readonly string[];
  readonly block: Babel.BlockStatement;
}

/** `if (word !== '') tokens.push(word); word = '';`. */
function* flushes(sites: readonly OperatorSite[], source: string): Generator<Flush> {
  for (const { node, path } of sites) {
    const block = path.parent?.node;
    const held = emptiedBy(node, source);
    if (held === undefined || block?.type !== 'BlockStatement' || path.index === undefined) continue;
    const before = block.body[path.index - 1];
    const pushed = before && [...pathsOf(before, isFunction)].map((each) => addedBy(each.node, source)).find(Boolean);
    if (before === undefined || pushed === undefined || pushed.item !== held) continue;
    yield { list: pushed.list, held, text: [textOf(source, before), textOf(source, node)], block };
  }
}

function emptiedBy(node: Node, source: string): string | undefined {
  const set = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || set.left.type !== 'Identifier') return undefined;
  return EMPTY.test(textOf(source, set.right)) ? set.left.name : undefined;
}

/** `tokens.push(word);`. */
function addedBy(node: Node, source: string): { list: string; item: string } | undefined {
  const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (call?.type !== 'CallExpression' || methodName(call) !== 'push' || call.arguments.length !== 1) return undefined;
  const { object } = call.callee as Babel.MemberExpression;
  return { list: textOf(source, object), item: textOf(source, call.arguments[0] as Node) };
}

function isApart({ node }: Path, block: Node): boolean {
  return endOf(node) <= startOf(block) || startOf(node) >= endOf(block);
}

function isInSameFunction(path: Path, block: Node): boolean {
  const around = enclosingFunction(path)?.node;
  return around !== undefined && startOf(around) < startOf(block) && endOf(block) < endOf(around);
}
