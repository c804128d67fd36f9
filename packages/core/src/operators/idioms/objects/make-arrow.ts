import { readsThis } from '../../../syntax/locals-in.ts';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

/** `function (item) { … this.rate … }` → `(item) => { … this.rate … }`. */
export const makeArrow: Operator = {
  name: 'make-arrow',
  family: 'variable',
  description: '`this` in a function in a method, where it is not that of the method',
  floor: 0.8,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'FunctionExpression' || node.generator) return;
    const body = textOf(source, node.body);
    if (!readsThis(node.body) || /\b(arguments|new\.target)\b/.test(body)) return;
    // The type of `this` is no parameter of an arrow function.
    const parameters = node.params.map((param) => textOf(source, param)).filter((text) => !/^this\b/.test(text));
    const types = node.returnType ? textOf(source, node.returnType) : '';
    yield { text: `${node.async ? 'async ' : ''}(${parameters.join(', ')})${types} => ${body}`, cost: 0.8 };
  },
};
