import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import type { OperatorContext, PatchOperator } from '../operator.ts';
import { functionStarts, plainParameters, readsOf } from './function-starts.ts';

/** It asks for so much that it seldom speaks in vain. */
const COST = 1.3;
const MOST_DIGITS = 6;

/** Where there is `Math.floor(seconds)` and `Math.round((seconds - whole) * 1000)`: first `seconds = Math.round(seconds * 1000) / 1000;`. */
export const roundFirst: PatchOperator = {
  name: 'round-first',
  family: 'constant',
  description: 'a part that is rounded up to a whole and carries nothing: 1:60 for two minutes, 1.1000 for two seconds',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const { own, body, insert } of functionStarts(sites, context.source)) {
      for (const name of plainParameters(own)) {
        const steps = stepsOf(name, body, context.source);
        for (const perUnit of steps.filter((each) => isFiner(name, each, body, context)))
          yield { edits: insert(`${name} = ${rounded(name, perUnit)};`), cost: COST };
      }
    }
  },
};

/** How many steps of what is shown make one of what the function takes: 1000 for milliseconds of seconds. Empty where no part is taken whole. */
function stepsOf(name: string, body: Node, source: string): number[] {
  const names = new Set([name]);
  const wordsOf = (node: Node): string[] => textOf(source, node).match(/[\w$]+/g) ?? [];
  const reads = (node: Node): boolean => wordsOf(node).some((word) => names.has(word));
  const steps = new Set<number>();
  let isTakenWhole = false;
  for (const { node } of pathsOf(body, isFunction)) {
    if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'Identifier' && reads(node.init))
      names.add(node.id.name);
    if (node.type !== 'CallExpression' || !reads(node)) continue;
    const isWhole = /^Math\.(floor|trunc)$/.test(textOf(source, node.callee));
    if (isWhole && wordsOf(node).includes(name)) isTakenWhole = true;
    const step = stepOf(node, source);
    if (step !== undefined) steps.add(step);
  }
  return isTakenWhole ? [...steps] : [];
}

/** `Math.round(part * 1000)`: 1000; `(rest / 60).toFixed(1)`: a sixth. */
function stepOf(call: Babel.CallExpression, source: string): number | undefined {
  const [argument] = call.arguments;
  if (textOf(source, call.callee) === 'Math.round' && argument) return factorOf(argument);
  if (methodName(call) !== 'toFixed' || call.callee.type !== 'MemberExpression') return undefined;
  const digits = argument === undefined ? 0 : argument.type === 'NumericLiteral' ? argument.value : Infinity;
  return digits <= MOST_DIGITS ? 10 ** digits * factorOf(call.callee.object) : undefined;
}

function factorOf(node: Node): number {
  if (node.type !== 'BinaryExpression' || node.right.type !== 'NumericLiteral') return 1;
  if (node.operator === '*') return node.right.value;
  return node.operator === '/' ? 1 / node.right.value : 1;
}

/** A failing test has called with more than such steps. */
function isFiner(name: string, perUnit: number, body: Node, { failingValuesOf }: OperatorContext): boolean {
  const values = readsOf(name, body).flatMap((read) => failingValuesOf(read));
  return values.some((value) => typeof value === 'number' && !Number.isInteger(value * perUnit));
}

function rounded(name: string, perUnit: number): string {
  if (perUnit === 1) return `Math.round(${name})`;
  if (perUnit > 1) return `Math.round(${name} * ${perUnit}) / ${perUnit}`;
  const size = Math.round(1 / perUnit);
  return `Math.round(${name} / ${size}) * ${size}`;
}
