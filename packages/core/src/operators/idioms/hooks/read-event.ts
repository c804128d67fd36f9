import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { isHandlerAttribute } from './handler-attribute.ts';

const COST = 1.2;
const READ = ['value', 'checked'] as const;

/** `onChange={setText}` → `onChange={(event) => setText(event.target.value)}`; `onChange(event)` → `onChange(event.target.value)`. */
export const readEvent: Operator = {
  name: 'read-event',
  family: 'variable',
  description: 'an event handed on for the value of the element that it is about',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    const up = path.parent?.node;
    if (node.type !== 'Identifier') return;
    for (const [nth, property] of READ.entries()) {
      const cost = COST + 0.2 * nth;
      if (up?.type === 'JSXExpressionContainer' && isHandlerAttribute(path.parent?.parent?.node))
        yield { text: `(event) => ${textOf(source, node)}(event.target.${property})`, cost };
      else if (/^(?:e|ev|evt|event)$/.test(node.name) && up?.type === 'CallExpression' && path.key === 'arguments')
        yield { text: `${node.name}.target.${property}`, cost };
    }
  },
};
