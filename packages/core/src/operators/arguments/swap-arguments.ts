import type * as Babel from '@babel/types';
import type { Operator, OperatorContext } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { argumentsOf, callText, methodName } from '../shared/call.ts';
import { ownValue } from '../shared/own-keys.ts';

type Property = Babel.ObjectExpression['properties'][number];

const OVERWRITTEN = 0.6;

/** `f(a, b)` → `f(b, a)`, earlier when the arguments then stand at the parameters of their names. */
export const swapArguments: Operator = {
  name: 'swap-arguments',
  family: 'arguments',
  description: 'arguments or list items in the wrong order',
  floor: 0.6,
  on: 'expression',
  *replacements({ node, start }, { source, bindingsAt, facts, failingValuesOf }) {
    if (node.type === 'ArrayExpression') {
      const items = node.elements.map((item) => (item === null ? '' : textOf(source, item)));
      if (items.length > 8) return;
      for (const [i, j] of pairs(items.length)) {
        yield { text: `[${exchange(items, i, j).join(', ')}]`, cost: 1.1 + 0.2 * (j - i - 1) };
      }
      return;
    }
    if (node.type === 'ObjectExpression') {
      // Later properties win: only the order of spreads says anything.
      const parts = node.properties.map((property) => textOf(source, property));
      for (const [i, j] of pairs(Math.min(parts.length, 8))) {
        const [first, second] = [node.properties[i] as Property, node.properties[j] as Property];
        if (first.type !== 'SpreadElement' && second.type !== 'SpreadElement') continue;
        const cost = isOverwritten(first, second, failingValuesOf) ? OVERWRITTEN : 1.1;
        yield { text: `{ ${exchange(parts, i, j).join(', ')} }`, cost: cost + 0.2 * (j - i - 1) };
      }
      return;
    }
    const texts = argumentsOf(node, source);
    if (texts === undefined || texts.length < 2 || texts.length > 6) return;
    const callee = (node as { callee?: { type: string; name?: string } }).callee;
    const called = bindingsAt(start).find(({ name }) => callee?.type === 'Identifier' && name === callee.name);
    const parameters = called?.parameters ?? facts.methods.get(methodName(node) ?? '') ?? [];
    for (const [i, j] of pairs(texts.length)) {
      const cost = 1 + 0.2 * (j - i - 1) + nameCost(texts, parameters, i, j);
      yield { text: callText(node, source, exchange(texts, i, j)), cost };
    }
    if (texts.length === 3) {
      const [a, b, c] = texts as [string, string, string];
      yield { text: callText(node, source, [b, c, a]), cost: 1.6 };
      yield { text: callText(node, source, [c, a, b]), cost: 1.6 };
    }
  },
};

/** Whether a failing test came by with a property that what is spread behind it has as well, with another value. */
function isOverwritten(
  first: Property,
  second: Property,
  failingValuesOf: OperatorContext['failingValuesOf'],
): boolean {
  if (first.type !== 'ObjectProperty' || first.computed || first.key.type !== 'Identifier') return false;
  if (second.type !== 'SpreadElement') return false;
  const key = first.key.name;
  const own = failingValuesOf(first.value);
  const given = failingValuesOf(second.argument);
  return given.some((value, index) => ownValue(value, key) !== undefined && ownValue(value, key) !== own[index]);
}

function nameCost(texts: readonly string[], parameters: readonly string[], i: number, j: number): number {
  let cost = 0;
  for (const [from, to] of [
    [i, j],
    [j, i],
  ] as const) {
    if (texts[from] === parameters[from]) cost += 0.4;
    if (texts[from] === parameters[to]) cost -= 0.2;
  }
  return cost;
}

function* pairs(count: number): Generator<readonly [number, number]> {
  for (let i = 0; i < count; i++) for (let j = i + 1; j < count; j++) yield [i, j];
}

function exchange(items: readonly string[], i: number, j: number): string[] {
  return items.with(i, items[j] as string).with(j, items[i] as string);
}
