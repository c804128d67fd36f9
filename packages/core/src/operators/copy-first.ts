import type { Operator } from './operator.ts';
import { textOf } from '../syntax/node.ts';

const MUTATING = new Set(['sort', 'reverse', 'splice', 'push', 'pop', 'shift', 'unshift', 'fill']);

/** `xs.sort()` → `[...xs].sort()`, `return this.items` → `return [...this.items]`. */
export const copyFirst: Operator = {
  name: 'copy-first',
  family: 'collection',
  description: 'an argument or an inner list changed or handed out where a copy is meant',
  floor: 1.4,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf }) {
    if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return;
    const kind = kindOf(node);
    const up = path.parent;
    const call = up?.parent?.node;
    const changed =
      path.key === 'object' &&
      up?.node.type === 'MemberExpression' &&
      call?.type === 'CallExpression' &&
      call.callee === up.node &&
      up.node.property.type === 'Identifier' &&
      MUTATING.has(up.node.property.name);
    const kept =
      path.key === 'right' ||
      path.key === 'init' ||
      path.key === 'value' ||
      up?.node.type === 'ReturnStatement' ||
      up?.node.type === 'ArrowFunctionExpression';
    if (!changed && !kept) return;
    const text = textOf(source, node);
    if (kind === 'array') yield { text: `[...${text}]`, cost: changed ? 1.4 : 1.6 };
    if (kind === 'object' && kept) yield { text: `{ ...${text} }`, cost: 1.7 };
    if (kind === 'map' && kept) yield { text: `new Map(${text})`, cost: 1.8 };
    if (kind === 'set' && kept) yield { text: `new Set(${text})`, cost: 1.8 };
  },
};
