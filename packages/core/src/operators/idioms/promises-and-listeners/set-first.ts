import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { isChain } from '../../shared/is-chain.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.5;

/** `tell(next, this.current); this.current = next;` → `const previous = this.current; this.current = next; tell(next, previous);`. */
export const setFirst: PatchOperator = {
  name: 'set-first',
  family: 'order',
  description: 'listeners told of a change before it is made, and of what was there before it',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    const name = ['previous', 'old', 'before'].find((each) => !facts.words.has(each));
    if (name === undefined) return;
    for (const { node, path } of sites) {
      const set = node.type === 'ExpressionStatement' ? node.expression : undefined;
      if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || set.left.type !== 'MemberExpression')
        continue;
      const block = path.parent?.node;
      const before = block?.type === 'BlockStatement' ? block.body[(path.index ?? 0) - 1] : undefined;
      const place = textOf(source, set.left);
      if (before === undefined || !isChain(set.left) || !calls(before)) continue;
      const reads = [...pathsOf(before)].filter(
        ({ node: each }) => each.type === 'MemberExpression' && textOf(source, each) === place,
      );
      if (reads.length === 0) continue;
      let told = textOf(source, before);
      for (const { node: read } of reads.toReversed()) {
        const at = startOf(read) - startOf(before);
        told = `${told.slice(0, at)}${name}${told.slice(at + place.length)}`;
      }
      const gap = `\n${indentAt(source, startOf(before))}`;
      const text = [`const ${name} = ${place};`, textOf(source, node), told].join(gap);
      yield { edits: [{ start: startOf(before), end: endOf(node), text }], cost: COST };
    }
  },
};

/** Whether a statement, no declaration, calls somebody. */
function calls(statement: Node): boolean {
  if (!/^(Expression|For|ForOf|If)Statement$/.test(statement.type)) return false;
  return [...pathsOf(statement, (each) => isFunction(each) && each === statement)].some(
    ({ node }) => node.type === 'CallExpression',
  );
}
