import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.4;
const REMOVES = /^(off|delete|remove\w*|unsubscribe|unlisten|unregister)$/;

/** `on(name, (v) => { off(name, then); then(v); });` → `const wrapper = (v) => { off(name, wrapper); … }; on(name, wrapper);` */
export const removeWrapper: PatchOperator = {
  name: 'remove-wrapper',
  family: 'variable',
  description: 'a listener for one time that removes the function it wraps, which was never registered',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    const name = ['wrapper', 'listener', 'wrapped', 'onceOnly'].find((each) => !source.includes(each));
    if (name === undefined) return;
    for (const { node, path, start } of sites) {
      const wrapper = wrapperIn(node);
      if (wrapper === undefined) continue;
      const own = enclosingFunction(path)?.node as Babel.Function | undefined;
      for (const { removed, type } of removals(wrapper, own, source)) {
        const text = textOf(source, wrapper);
        const at = startOf(removed) - startOf(wrapper);
        const renamed = text.slice(0, at) + name + text.slice(endOf(removed) - startOf(wrapper));
        const declared = `const ${name}${type} = ${renamed};\n${indentAt(source, start)}`;
        const edits = [
          { start, end: start, text: declared },
          { start: startOf(wrapper), end: endOf(wrapper), text: name },
        ];
        yield { edits, cost: COST };
      }
    }
  },
};

/** The arrow function that a statement hands to a call. */
function wrapperIn(node: Node): Babel.ArrowFunctionExpression | undefined {
  const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (call?.type !== 'CallExpression') return undefined;
  return call.arguments.find((each) => each.type === 'ArrowFunctionExpression');
}

/** Parameters of the function around that are removed in the wrapper, and their declared type, `: Listener`. */
function removals(wrapper: Node, own: Babel.Function | undefined, source: string): { removed: Node; type: string }[] {
  return [...pathsOf(wrapper)].flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || !REMOVES.test(calleeName(node.callee))) return [];
    return node.arguments.flatMap((removed) => {
      const param = own?.params.find((each) => each.type === 'Identifier' && each.name === textOf(source, removed));
      // A name, so that it may stand in an expression.
      if (param?.type !== 'Identifier' || !calls(param.name).test(textOf(source, wrapper))) return [];
      return [{ removed, type: param.typeAnnotation ? textOf(source, param.typeAnnotation) : '' }];
    });
  });
}

function calls(name: string): RegExp {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', '\\$')}(?:\\?\\.)?\\(`);
}

function calleeName(callee: Node): string {
  const named = callee.type === 'MemberExpression' ? callee.property : callee;
  return named.type === 'Identifier' ? named.name : '';
}
