import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { functionName } from '../shared/function-name.ts';
import { ownKeys } from '../shared/own-keys.ts';
import { argumentsOf, callText, methodName } from '../shared/call.ts';

const USUAL: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['join', ["''", "', '", "' '"]],
  ['reduce', ['0', '1', "''", '[]', '{}']],
  ['parseInt', ['10', '16', '2', '36', '8']],
  ['padStart', ["'0'"]],
  ['padEnd', ["'0'"]],
  ['toString', ['2', '16', '10']],
  ['split', ["''", "','", "' '"]],
  ['flat', ['Infinity']],
  ['toFixed', ['2', '1']],
  ['stringify', ['null, 2']],
  ['min', ['1', '0']],
  ['max', ['0', '1']],
]);

const MOST_ARGUMENTS = 6;

/** `f(a)` → `f(a, b)`: the argument that the callee usually takes, one that its parameters name, or a variable. */
export const addArgument: Operator = {
  name: 'add-argument',
  family: 'arguments',
  description: 'a forgotten argument: a radix, a start value, an option passed on',
  floor: 1.3,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    const texts = argumentsOf(node, context.source);
    if (texts === undefined || texts.length > MOST_ARGUMENTS) return;
    const callee = (node as { callee?: { type: string; name?: string } }).callee;
    const { methods } = context.facts;
    const isFunction = callee?.type === 'Identifier';
    const called = isFunction ? (callee.name as string) : methodName(node);
    for (const [nth, each] of (USUAL.get(called ?? '') ?? []).entries())
      yield { text: callText(node, context.source, [...texts, each]), cost: 1.4 + 0.05 * nth };
    const parameters = called && (isFunction ? parametersOf(called, site, context) : methods.get(called));
    if (parameters !== undefined && parameters.length <= texts.length) return;
    for (const { text, cost } of extras(site, context, parameters?.[texts.length], isOwn(site, called))) {
      yield {
        text: callText(node, context.source, [...texts, text]),
        cost: cost + (parameters === undefined ? 0.3 : 0),
      };
    }
  },
};

/** Of a function of the module, also of one within another. */
function parametersOf(
  called: string,
  { start }: OperatorSite,
  { facts, bindingsAt }: OperatorContext,
): readonly string[] | undefined {
  return bindingsAt(start).find(({ name }) => name === called)?.parameters ?? facts.functions.get(called);
}

/** A recursion, by the name of the function. */
function isOwn({ path }: OperatorSite, called: string | undefined): boolean {
  for (let around = enclosingFunction(path); around !== undefined; around = enclosingFunction(around))
    if (called !== undefined && functionName(around) === called) return true;
  return false;
}

function* extras(
  site: OperatorSite,
  { bindingsAt, source, valuesOfName }: OperatorContext,
  parameter: string | undefined,
  isRecursion: boolean,
): Generator<{ text: string; cost: number }> {
  for (const binding of bindingsAt(site.start)) {
    if (parameter !== undefined && ownKeys(valuesOfName(binding.name, site)).includes(parameter))
      yield { text: `${binding.name}.${parameter}`, cost: 1.3 };
    // What was gathered by `...rest` is mostly there to be passed on.
    if (binding.kind === 'parameter' && source.includes(`...${binding.name}`))
      yield { text: `...${binding.name}`, cost: 1.3 };
    if (binding.parameters !== undefined || ['import', 'class', 'enum'].includes(binding.kind)) continue;
    yield { text: binding.name, cost: binding.name === parameter ? 1.3 : 1.9 };
    // A depth, a level: one more or one less from call to call.
    if (!isRecursion || binding.name !== parameter || !valuesOfName(parameter, site).some(isNumber)) continue;
    yield { text: `${parameter} + 1`, cost: 1.3 };
    yield { text: `${parameter} - 1`, cost: 1.4 };
  }
  for (const text of ['0', '1', '2', '10', 'true']) yield { text, cost: 2 };
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number';
}
