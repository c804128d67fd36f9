import type * as Babel from '@babel/types';
import type { Operator } from '../operator.ts';
import { NAMESPACES, methodName, renamedCall } from '../shared/call.ts';
import { endOf, isFunction, textOf } from '../../syntax/node.ts';
import { enclosing, type Path } from '../../syntax/path.ts';
import { isOpposite, MOST_ARGUMENTS, siblingsOf } from './sibling-methods.ts';

const CLASSES = [
  ['Error', 'TypeError', 'RangeError', 'SyntaxError'],
  ['Map', 'Set'],
];

/** Of a list from which everybody takes at one end. */
const OTHER_END = 0.8;
/** Below zero, what cuts off goes up: that comes before all others. */
const CUTS_OFF = 1.09;
/** A lone `this.check(x);` does something of its own: with another name it would do that no longer. */
const LONE_STEP = 0.8;
/** What the function calls elsewhere as well: `parseNot` at the start of a chain, for `parseOr` behind its `AND`. */
const CALLED_HERE = 0.1;
/** What takes from the end that a method works on. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['push', 'pop'],
  ['pop', 'pop'],
  ['unshift', 'shift'],
  ['shift', 'shift'],
]);

/** `a.some(f)` → `a.every(f)`, `parse(x)` → another function of the module. */
export const renameMethod: Operator = {
  name: 'rename-method',
  family: 'name',
  description:
    'a related method called: some for every, floor for round, unshift for push, the wrong one of two functions',
  floor: CUTS_OFF,
  on: 'expression',
  *replacements({ node, path, start }, { source, facts, bindingsAt, failingValuesOf }) {
    const method = methodName(node);
    if (method !== undefined) {
      const receiver = ((node as Babel.CallExpression).callee as Babel.MemberExpression).object;
      for (const [nth, name] of siblingsOf(method).entries()) {
        const text = renamedCall(node, source, name, MOST_ARGUMENTS[name]) as string;
        // Who adds does not mean to take away.
        const isRemoval = name === 'delete' || method === 'delete';
        const step = isRemoval ? 0.5 : isOpposite(method, name) ? 0 : 0.02;
        const otherEnd = isOtherEnd(method, name, textOf(source, receiver), source) ? OTHER_END : 0;
        const cutsOff = name === 'trunc' && failingValuesOf(node).some(isBelowZero);
        yield { text, cost: cutsOff ? CUTS_OFF : 1.1 + 0.01 * nth + step + otherEnd };
      }
      if (receiver.type === 'Identifier' && NAMESPACES.has(receiver.name)) return;
      const isStep = receiver.type === 'ThisExpression' && path.parent?.node.type === 'ExpressionStatement';
      for (const name of facts.members) {
        if (name !== method && !siblingsOf(method).includes(name) && isCallable(name, receiver.type)) {
          yield { text: renamedCall(node, source, name) as string, cost: isStep ? 1.9 + LONE_STEP : 1.9 };
        }
      }
      return;
    }
    if (node.type === 'NewExpression' && node.callee.type === 'Identifier') {
      const made = node.callee.name;
      for (const name of CLASSES.find((group) => group.includes(made)) ?? []) {
        if (name !== made) yield { text: `new ${name}${source.slice(endOf(node.callee), endOf(node))}`, cost: 1.4 };
      }
    }
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    const called = node.callee.name;
    const rest = source.slice(endOf(node.callee), endOf(node));
    for (const name of siblingsOf(called))
      if (/^(parse|Number|is|set|clear|enc|dec)/.test(name)) yield { text: name + rest, cost: 1.4 };
    const [own, around] = functionAround(path, source);
    for (const binding of bindingsAt(start)) {
      if (binding.parameters === undefined || binding.name === called) continue;
      const isCalledHere = around?.includes(`${binding.name}(`) === true && binding.name !== own;
      const known = isCalledHere ? CALLED_HERE : 0;
      yield {
        text: binding.name + rest,
        cost: binding.parameters.length === node.arguments.length ? 1.5 - known : 2.2,
      };
    }
    const first = node.arguments[0];
    if (
      node.arguments.length === 1 &&
      first !== undefined &&
      first.type !== 'SpreadElement' &&
      facts.functions.has(called)
    ) {
      yield { text: `${called}(${textOf(source, node)})`, cost: 2.2 };
    }
  },
};

/** The name and the text of the function around a place. */
function functionAround(path: Path, source: string): [name: string | undefined, text: string] | [] {
  const around = enclosing(path, isFunction)?.node;
  if (around === undefined) return [];
  const name = 'id' in around && around.id?.type === 'Identifier' ? around.id.name : undefined;
  return [name, textOf(source, around)];
}

/** Whether the module takes from the same end of the same list twice: that is a stack, or a queue, and is not mixed. */
function isOtherEnd(method: string, name: string, receiver: string, source: string): boolean {
  const taken = ENDS.get(method);
  return taken !== undefined && ENDS.get(name) !== taken && source.split(`${receiver}.${taken}(`).length > 2;
}

function isBelowZero(value: unknown): boolean {
  return typeof value === 'number' && value < 0;
}

/** Private methods are there on `this` only. */
function isCallable(name: string, receiverType: string): boolean {
  return /^[a-z]/.test(name) || (name.startsWith('#') && receiverType === 'ThisExpression');
}
