import type * as Babel from '@babel/types';
import { endingsOf } from '../../../operators/shared/paired-calls.ts';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';
import type { ParsedModule } from '../../../syntax/parse.ts';
import { namesIn } from '../../../syntax/names-in.ts';

const STACK = /stack|path|trail|scope|nest|open|active/i;

/** A call that ends what another call of the module began. */
export interface CounterpartCall {
  readonly text: string;
  /** Names that it reads: where they are not known, it makes no sense. */
  readonly names: readonly string[];
}

/** `clearTimeout(this.timer)` for `this.timer = setTimeout(…)`, `off('x', f)` for `on('x', f)`: each once, in source order. */
export function counterpartCalls({ program, source }: ParsedModule): CounterpartCall[] {
  const calls = new Map<string, CounterpartCall>();
  for (const path of pathsOf(program)) {
    if (path.node.type !== 'CallExpression') continue;
    for (const call of endingsFor(path.node, path, program, source)) calls.set(call.text, call);
  }
  return [...calls.values()];
}

function* endingsFor(
  call: Babel.CallExpression,
  path: Path,
  program: Babel.Program,
  source: string,
): Generator<CounterpartCall> {
  const { callee } = call;
  const method = callee.type === 'MemberExpression' && !callee.computed ? callee.property : callee;
  if (method.type !== 'Identifier') return;
  const receiver = callee.type === 'MemberExpression' ? callee.object : undefined;
  const prefix = receiver === undefined ? '' : `${textOf(source, receiver)}.`;
  for (const { name, ending } of endingsOf(method.name)) {
    // Most lists only grow.
    if (name === 'pop' && !source.includes('.pop(') && !STACK.test(prefix)) continue;
    const given = ending === 'result' ? keptAs(path, program, source) : [call.arguments];
    for (const nodes of given) {
      // A function that is written there anew is another one.
      if (
        ending !== 'no-arguments' &&
        (nodes.length === 0 || nodes.some((node) => !('text' in node) && isFunction(node)))
      )
        continue;
      const args = ending === 'no-arguments' ? [] : nodes.map((node) => textsOf(node, source));
      yield {
        text: `${prefix}${name}(${args.map(({ text }) => text).join(', ')});`,
        names: [...(receiver === undefined ? [] : namesIn(receiver)), ...args.flatMap(({ names }) => names)],
      };
    }
  }
}

interface Given {
  readonly text: string;
  readonly names: readonly string[];
}

function textsOf(node: Node | Given, source: string): Given {
  return 'text' in node ? node : { text: textOf(source, node), names: namesIn(node) };
}

/** Where the result of a call is to be found later: its variable or field, and what that was put into under a key. */
function keptAs({ parent }: Path, program: Babel.Program, source: string): (Node | Given)[][] {
  const holder =
    parent?.node.type === 'VariableDeclarator'
      ? parent.node.id
      : parent?.node.type === 'AssignmentExpression'
        ? parent.node.left
        : undefined;
  if (holder === undefined) return [];
  const kept: (Node | Given)[][] = [[holder]];
  const name = textOf(source, holder);
  for (const { node } of pathsOf(program)) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
    const [key, value] = node.arguments;
    const method = textOf(source, node.callee.property);
    if (method !== 'set' || !key || !value || textOf(source, value) !== name) continue;
    const { object } = node.callee;
    const text = `${textOf(source, object)}.get(${textOf(source, key)})`;
    kept.push([{ text, names: [...namesIn(object), ...namesIn(key)] }]);
  }
  return kept;
}
