import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { functionStarts, plainParameters, readsOf } from '../../shared/function-starts.ts';

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
        const steps = stepsOf(name, body, context);
        for (const step of steps.filter((each) => isFiner(name, each, body, context)))
          yield { edits: insert(`${name} = ${rounded(name, step)};`), cost: COST };
      }
    }
  },
};

/** What is shown of the whole: `perUnit` such steps make one of what the function takes, 1000 for milliseconds of seconds. */
interface Step {
  readonly perUnit: number;
  /** What a step is called in the source: `MINUTE`. */
  readonly name?: string;
}

/** Empty where no part is taken whole. */
function stepsOf(name: string, body: Node, context: OperatorContext): Step[] {
  const { source } = context;
  const names = new Set([name]);
  const reads = (node: Node): boolean => (textOf(source, node).match(/[\w$]+/g) ?? []).some((word) => names.has(word));
  const steps = new Map<number, Step>();
  let isTakenWhole = false;
  for (const { node } of pathsOf(body, isFunction)) {
    if (node.type === 'VariableDeclarator' && node.init && node.id.type === 'Identifier' && reads(node.init))
      names.add(node.id.name);
    if (node.type !== 'CallExpression' || !reads(node)) continue;
    if (/^Math\.(floor|trunc)$/.test(textOf(source, node.callee))) isTakenWhole = true;
    const step = stepOf(node, context);
    if (step !== undefined) steps.set(step.perUnit, step);
  }
  return isTakenWhole ? [...steps.values()] : [];
}

/** `Math.round(part * 1000)`: 1000; `(rest / 60).toFixed(1)`: a sixth. */
function stepOf(call: Babel.CallExpression, context: OperatorContext): Step | undefined {
  const [argument] = call.arguments;
  if (textOf(context.source, call.callee) === 'Math.round' && argument) return factorOf(argument, context);
  if (methodName(call) !== 'toFixed' || call.callee.type !== 'MemberExpression') return undefined;
  const digits = argument === undefined ? 0 : argument.type === 'NumericLiteral' ? argument.value : Infinity;
  const { perUnit } = factorOf(call.callee.object, context);
  return digits <= MOST_DIGITS ? { perUnit: 10 ** digits * perUnit } : undefined;
}

function factorOf(node: Node, { source, valuesOf }: OperatorContext): Step {
  if (node.type !== 'BinaryExpression') return { perUnit: 1 };
  const { operator, right } = node;
  const factor = right.type === 'NumericLiteral' ? right.value : right.type === 'Identifier' ? valuesOf(right)[0] : 0;
  if (typeof factor !== 'number' || factor === 0) return { perUnit: 1 };
  if (operator === '*') return { perUnit: factor };
  if (operator !== '/') return { perUnit: 1 };
  return right.type === 'Identifier' ? { perUnit: 1 / factor, name: textOf(source, right) } : { perUnit: 1 / factor };
}

/** A failing test has called with more than such steps. */
function isFiner(name: string, { perUnit }: Step, body: Node, { failingValuesOf }: OperatorContext): boolean {
  const values = readsOf(name, body).flatMap((read) => failingValuesOf(read));
  return values.some((value) => typeof value === 'number' && !Number.isInteger(value * perUnit));
}

function rounded(name: string, { perUnit, name: unit }: Step): string {
  if (perUnit === 1) return `Math.round(${name})`;
  if (perUnit > 1) return `Math.round(${name} * ${perUnit}) / ${perUnit}`;
  const size = unit ?? String(Math.round(1 / perUnit));
  return `Math.round(${name} / ${size}) * ${size}`;
}
