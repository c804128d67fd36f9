import type { Operator } from '../operator.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { argumentsOf, methodName } from '../shared/call.ts';

const CUT = new Set(['slice', 'substring', 'substr']);
const HALF = /[\uD800-\uDFFF]/;

/** `text.split('')` → `Array.from(text)`, `text[0]` → `[...text][0]`, `text.slice(0, 9)` → `[...text].slice(0, 9).join('')`. */
export const countCharacters: Operator = {
  name: 'count-characters',
  family: 'collection',
  description: 'characters such as emoji taken apart, or counted twice: UTF-16 units where code points are meant',
  floor: 0.9,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    const receiver = receiverOf(node);
    // Only where such a character came by is there a difference.
    if (receiver === undefined || !valuesOf(receiver).some((value) => typeof value === 'string' && HALF.test(value)))
      return;
    const text = textOf(source, receiver);
    const link = source.slice(endOf(receiver), endOf(node));
    const method = methodName(node);
    if (method === 'split' && /^\(\s*(''|"")\s*\)$/.test(source.slice(nameEnd(node), endOf(node)))) {
      yield { text: `Array.from(${text})`, cost: 0.9 };
      yield { text: `[...${text}]`, cost: 0.95 };
    }
    if (method === undefined) {
      const isLength = node.type === 'MemberExpression' && !node.computed;
      if (!isLength) yield { text: `[...${text}]${link}`, cost: 1 };
      else if (link.endsWith('length')) yield { text: `[...${text}].length`, cost: 1 };
      return;
    }
    const args = argumentsOf(node, source)?.join(', ');
    if (CUT.has(method)) yield { text: `[...${text}].slice(${args}).join('')`, cost: 1 };
    // Behind the end, `charAt` has no character, and a list no item.
    if (method === 'charAt') yield { text: `[...${text}][${args}] ?? ''`, cost: 1.1 };
    if (method === 'at') yield { text: `[...${text}].at(${args})`, cost: 1.1 };
  },
};

/** The text that is indexed, measured or cut. */
function receiverOf(node: Node): Node | undefined {
  if (node.type === 'MemberExpression') return node.object;
  return node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
}

function nameEnd(node: Node): number {
  const { callee } = node as { callee?: Node };
  return callee === undefined ? startOf(node) : endOf(callee);
}
