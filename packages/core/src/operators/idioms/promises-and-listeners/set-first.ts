import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import { freeName } from '../../shared/free-name.ts';
import { plainParameters } from '../../shared/function-starts.ts';
import { isChain } from '../../shared/is-chain.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.5;
/** What is kept or stopped asks nobody how things are now. */
const KEEPS = /(^|\.)(push|unshift|add|set|delete|clearTimeout|clearInterval)$/;
const LEAVES = /^(Return|Throw|Break|Continue)Statement$/;

/** `tell(next, this.current); this.current = next;` → `const previous = this.current; this.current = next; tell(next, previous);`. */
export const setFirst: PatchOperator = {
  name: 'set-first',
  family: 'order',
  description: 'listeners told of a change before it is made, and of what was there before it',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      const set = node.type === 'ExpressionStatement' ? node.expression : undefined;
      if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || !isKept(set.left, path)) continue;
      const block = path.parent?.node;
      const before = block?.type === 'BlockStatement' ? block.body[(path.index ?? 0) - 1] : undefined;
      const place = textOf(source, set.left);
      if (before === undefined || !isChain(set.left) || !isTelling(before, source)) continue;
      const { type } = set.left;
      const reads = [...pathsOf(before)].filter(
        (each) => each.node.type === type && textOf(source, each.node) === place && !isName(each),
      );
      // As a function of its own, a method has no `this`.
      if (reads.length === 0 || reads.some(isCallee)) continue;
      const name = freeName(path, ['previous', 'old', 'before']);
      if (name === undefined) continue;
      let told = textOf(source, before);
      for (const { node: read } of reads.toReversed()) {
        const at = startOf(read) - startOf(before);
        told = `${told.slice(0, at)}${name}${told.slice(at + place.length)}`;
      }
      const gap = `\n${indentAt(source, startOf(before))}`;
      // What is said between the two is about the second.
      const said = source.slice(endOf(before), startOf(node)).trim();
      const steps = [`const ${name} = ${place};`, said, textOf(source, node).replace(/;?$/, ';'), told];
      const text = steps.filter((step) => step !== '').join(gap);
      yield { edits: [{ start: startOf(before), end: endOf(node), text }], cost: COST };
    }
  },
};

/** A member, or a variable from around the function, which others see as well. */
function isKept(place: Node, path: Path): boolean {
  if (place.type !== 'Identifier') return place.type === 'MemberExpression';
  const own = enclosingFunction(path)?.node;
  const declares = ({ node }: Path): boolean =>
    node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === place.name;
  const isParameter = own !== undefined && plainParameters(own as Babel.Function).includes(place.name);
  return own !== undefined && !isParameter && ![...pathsOf(own)].some(declares);
}

/** `current` of `next.current` and of `{ current: 1 }`. */
function isName({ key, parent }: Path): boolean {
  return (
    key === 'key' || (key === 'property' && (parent?.node as { computed?: boolean } | undefined)?.computed !== true)
  );
}

function isCallee({ key, parent }: Path): boolean {
  return key === 'callee' && /^(Optional)?CallExpression$/.test(parent?.node.type ?? '');
}

/** Whether a statement, no declaration, calls somebody, sets nothing itself and goes on to the next. */
function isTelling(statement: Node, source: string): boolean {
  if (!/^(Expression|For|ForOf|If)Statement$/.test(statement.type)) return false;
  const isSet = [...pathsOf(statement)].some(
    ({ node }) =>
      node.type === 'AssignmentExpression' || (node.type === 'UpdateExpression' && node.argument.type !== 'Identifier'),
  );
  const own = [...pathsOf(statement, isFunction)].map(({ node }) => node);
  if (isSet || own.some(({ type }) => LEAVES.test(type))) return false;
  return own.some((node) => node.type === 'CallExpression' && !KEEPS.test(textOf(source, node.callee)));
}
