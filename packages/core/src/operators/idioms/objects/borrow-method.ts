import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';

/** What every object has of `Object.prototype`, but for those that are made without it or have a field of that name. */
const INHERITED = /^(?:hasOwnProperty|isPrototypeOf|propertyIsEnumerable|toString|valueOf)$/;
const COST = { lacking: 0.9, any: 1.9 };

/** `table.hasOwnProperty(key)` → `Object.hasOwn(table, key)`, `o.toString()` → `Object.prototype.toString.call(o)`. */
export const borrowMethod: Operator = {
  name: 'borrow-method',
  family: 'collection',
  description: 'a method of all objects, called on one that is made without it or has an entry of that name',
  floor: COST.lacking,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    const method = methodName(node);
    if (node.type !== 'CallExpression' || method === undefined || !INHERITED.test(method)) return;
    const { callee } = node;
    if (callee.type !== 'MemberExpression' || callee.object.type === 'Super') return;
    const given = [callee.object, ...node.arguments].map((part) => textOf(source, part));
    const isLacking = valuesOf(callee.object).some((value) => lacks(value, method));
    // Who asks a number or a date for its text means its own method.
    if (!isLacking && /^(?:toString|valueOf)$/.test(method)) return;
    const borrowed = method === 'hasOwnProperty' ? 'Object.hasOwn' : `Object.prototype.${method}.call`;
    yield { text: `${borrowed}(${given.join(', ')})`, cost: isLacking ? COST.lacking : COST.any };
  },
};

function lacks(value: unknown, method: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, method) || Object.getPrototypeOf(value) === null;
}
