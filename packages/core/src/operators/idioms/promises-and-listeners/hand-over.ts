import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { isChain } from '../../shared/is-chain.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.5;
const EMPTY = /^(\[\]|\{\}|new (Map|Set)(<.*>)?\(\)|undefined|null)$/s;

/** `send(this.items); this.items = [];` → `const items = this.items; this.items = []; send(items);`. */
export const handOver: PatchOperator = {
  name: 'hand-over',
  family: 'order',
  description:
    'what is emptied after it was handed on: what came in between is lost, and all of it comes again after an error',
  floor: COST,
  on: 'module',
  *patches(sites, { source, bindingsAt }) {
    for (const { node, path, start, end } of sites) {
      const emptied = emptiedBy(node, source);
      const block = path.parent?.node;
      const before = block?.type === 'BlockStatement' ? block.body[(path.index ?? 0) - 1] : undefined;
      if (emptied === undefined || before?.type !== 'ExpressionStatement' || !calls(before.expression)) continue;
      const handed = textOf(source, before);
      const place = textOf(source, emptied);
      const name = place.replace(/^.*[.#]/s, '');
      const isKnown = bindingsAt(start).some((binding) => binding.name === name);
      if (!/^[A-Za-z_$][\w$]*$/.test(name) || isKnown || handed.split(place).length !== 2) continue;
      const gap = `\n${indentAt(source, startOf(before))}`;
      const text = [`const ${name} = ${place};`, source.slice(start, end), handed.replace(place, () => name)].join(gap);
      yield { edits: [{ start: startOf(before), end: endOf(node), text }], cost: COST };
    }
  },
};

/** `this.items = [];`. */
function emptiedBy(node: Node, source: string): Babel.MemberExpression | undefined {
  const set = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || set.left.type !== 'MemberExpression')
    return undefined;
  return isChain(set.left) && EMPTY.test(textOf(source, set.right)) ? set.left : undefined;
}

function calls(node: Node): boolean {
  const made = node.type === 'AwaitExpression' ? node.argument : node;
  return made.type === 'CallExpression';
}
