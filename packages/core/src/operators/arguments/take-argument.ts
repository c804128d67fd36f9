import type * as Babel from '@babel/types';
import { usesBetween } from '../../syntax/free-names.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf, programOf, type Path } from '../../syntax/path.ts';
import { argumentsOf, callText } from '../shared/call.ts';
import type { Operator, OperatorContext } from '../operator.ts';

const COST = 1.4;
const NTH = 0.05;
const MOST = 4;

type Calls = ReadonlyMap<string, readonly Babel.CallExpression[]>;

const KNOWN = new WeakMap<object, Calls>();

/** `set(key, true, arg)` → `set(key, isText(key) ? '' : true, arg)`, where another call is the same but for that argument. */
export const takeArgument: Operator = {
  name: 'take-argument',
  family: 'arguments',
  description: 'two calls that are meant to be the same, of which one has been forgotten in a change',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, context) {
    const texts = argumentsOf(node, context.source);
    if (node.type !== 'CallExpression' || texts === undefined || texts.length < 2) return;
    const others = new Map<string, number>();
    for (const call of callsIn(path, context.source).get(textOf(context.source, node.callee)) ?? []) {
      const given = argumentsOf(call, context.source);
      if (call === node || given?.length !== texts.length) continue;
      const at = given.findIndex((text, index) => text !== texts[index]);
      const isOnlyOne = given.every((text, index) => index === at || text === texts[index]);
      const argument = call.arguments[at];
      if (at >= 0 && isOnlyOne && argument !== undefined && isKnownAt(argument, path, context))
        others.set(callText(node, context.source, texts.with(at, given[at] as string)), others.size);
    }
    for (const [text, nth] of [...others].slice(0, MOST)) yield { text, cost: COST + NTH * nth };
  },
};

function callsIn(path: Path, source: string): Calls {
  const program = programOf(path);
  const known = KNOWN.get(program);
  if (known !== undefined) return known;
  const calls = new Map<string, Babel.CallExpression[]>();
  for (const { node } of pathsOf(program)) {
    if (node.type !== 'CallExpression') continue;
    const callee = textOf(source, node.callee);
    calls.set(callee, [...(calls.get(callee) ?? []), node]);
  }
  KNOWN.set(program, calls);
  return calls;
}

function isKnownAt(argument: Node, path: Path, { bindingsAt }: OperatorContext): boolean {
  const known = new Set(bindingsAt(startOf(path.node)).map(({ name }) => name));
  const used = usesBetween(programOf(path), startOf(argument), endOf(argument));
  return used.every(({ name }) => known.has(name) || name in globalThis);
}
