import { textOf, isFunction } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { statesBySetter } from '../../shared/states-by-setter.ts';

const COST = 1.1;

/** `setCount(count + 1)` → `setCount((count) => count + 1)`. */
export const updateFromLatest: Operator = {
  name: 'update-from-latest',
  family: 'variable',
  description: 'a state of a component that is updated from what it was when the component was last rendered',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.arguments.length !== 1) return;
    const [value] = node.arguments;
    const state = statesBySetter(path).get(node.callee.name);
    if (state === undefined || value === undefined || isFunction(value)) return;
    const reads = [...pathsOf(value)].some(({ node: each }) => each.type === 'Identifier' && each.name === state);
    if (!reads) return;
    const text = textOf(source, value);
    yield {
      text: `${node.callee.name}((${state}) => ${value.type === 'ObjectExpression' ? `(${text})` : text})`,
      cost: COST,
    };
  },
};
