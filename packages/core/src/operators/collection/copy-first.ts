import type { Operator, OperatorSite } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import { operandText } from '../shared/text.ts';
import { isList, kindOfValue } from '../shared/value-kind.ts';

const MUTATING = new Set(['sort', 'reverse', 'splice', 'push', 'pop', 'shift', 'unshift', 'fill']);
/** Where a value goes on to live under another name. */
const KEPT = new Set(['right', 'init', 'value', 'arguments', 'elements']);

const PASSED = { on: 0.2, copied: 1 };
const COPIES = /^(?:deep)?(?:copy|clone)/i;

/**
 * `xs.sort()` → `[...xs].sort()`, `return this.items` → `return [...this.items]`, `due = start` → `due = new Date(start)`,
 * `for (const x of xs ?? [])` → `for (const x of [...(xs ?? [])])`.
 */
export const copyFirst: Operator = {
  name: 'copy-first',
  family: 'collection',
  description:
    'an argument or an inner list changed, handed out, or walked through while it changes, where a copy is meant',
  floor: 1.3,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf, valuesOf }) {
    const text = textOf(source, node);
    if (isWalked(path) && kindOf(node) === 'array' && node.type !== 'ArrayExpression')
      yield { text: `[...${operandText(source, node)}]`, cost: 1.8 };
    // `xs || []`, handed on.
    if (node.type === 'LogicalExpression' && path.key === 'arguments' && kindOf(node) === 'array')
      yield { text: `[...(${text})]`, cost: 1.8 };
    if (node.type !== 'Identifier' && node.type !== 'MemberExpression') return;
    const changed = isChanged(path);
    const up = path.parent?.node.type;
    const kept = KEPT.has(path.key) || up === 'ReturnStatement' || up === 'ArrowFunctionExpression';
    if (!changed && !kept && !isAnswered(path)) return;
    const passed = passedCost(path);
    switch (kindOf(node)) {
      case 'array':
        yield { text: `[...${text}]`, cost: changed ? 1.4 : 1.6 + passed };
        if (kept && valuesOf(node).some(holdsObjects)) {
          yield { text: `${text}.map((item) => ({ ...item }))`, cost: 2 + passed };
          yield { text: `structuredClone(${text})`, cost: 2.2 + passed };
        }
        return;
      case 'object':
        if (!kept) return;
        yield { text: `{ ...${text} }`, cost: 1.7 + passed };
        yield { text: `structuredClone(${text})`, cost: 2.2 + passed };
        return;
      case 'date':
        // Nearly every method that people call to set a date changes it in place.
        if (kept || changed) yield { text: `new Date(${text})`, cost: 1.3 + passed };
        return;
      case 'map':
      case 'set': {
        const name = kindOf(node) === 'map' ? 'Map' : 'Set';
        if (kept) yield { text: `new ${name}(${text})`, cost: 1.8 + passed };
        else if (isAnswered(path)) yield { text: `new ${name}(${text})`, cost: 1.5 };
      }
    }
  },
};

/** What is handed on is copied by who gets it, if its name says so. */
function passedCost({ key, parent }: OperatorSite['path']): number {
  if (key !== 'arguments' && key !== 'elements') return 0;
  const called = parent?.node.type === 'CallExpression' ? parent.node.callee : undefined;
  const name = called?.type === 'Identifier' ? called.name : parent && methodName(parent.node);
  return COPIES.test(name ?? '') ? PASSED.copied : PASSED.on;
}

/** A loop over its items, which may run code that adds or removes some: `for (… of xs)`, `xs.forEach(…)`, `xs.map(…);`. */
function isWalked(path: OperatorSite['path']): boolean {
  if (path.parent?.node.type === 'ForOfStatement') return path.key === 'right';
  const method = methodCalledOn(path);
  const isStatement = path.parent?.parent?.parent?.node.type === 'ExpressionStatement';
  return method === 'forEach' || (method === 'map' && isStatement);
}

/** It is the receiver of a method that changes it. */
function isChanged(path: OperatorSite['path']): boolean {
  return MUTATING.has(methodCalledOn(path) ?? '');
}

/** `return all.set(key, value)`: a map that was added to is what comes of it. */
function isAnswered(path: OperatorSite['path']): boolean {
  const isAdded = /^(set|add)$/.test(methodCalledOn(path) ?? '');
  return isAdded && path.parent?.parent?.parent?.node.type !== 'ExpressionStatement';
}

function methodCalledOn({ key, parent }: OperatorSite['path']): string | undefined {
  const call = parent?.parent?.node;
  if (key !== 'object' || call?.type !== 'CallExpression' || call.callee !== parent?.node) return undefined;
  return methodName(call);
}

function holdsObjects(value: unknown): boolean {
  return isList(value) && value.some((item) => kindOfValue(item) === 'object');
}
