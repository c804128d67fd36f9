import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { endingsOf } from '../../shared/paired-calls.ts';
import { operandText } from '../../shared/text.ts';

/** Something that goes on behind a statement, and how it is ended. */
export interface Begun {
  /** That give it a name. */
  readonly edits: readonly Edit[];
  /** The call that ends it; `isCleaner`: the function to be called. */
  readonly end: string;
  readonly isCleaner?: true;
}

/** What ends a thing that is made with `new`. */
const ENDS: readonly (readonly [made: RegExp, end: string])[] = [
  [/^AbortController$/, 'abort'],
  [/Observer$/, 'disconnect'],
  [/^(?:WebSocket|EventSource|BroadcastChannel)$/, 'close'],
  [/^(?:Shared)?Worker$/, 'terminate'],
];

/** The ways to end what a statement begins; none when it begins nothing. */
export function begunBy(statement: Babel.Statement, source: string): Begun[] {
  const declared = statement.type === 'VariableDeclaration' ? statement.declarations[0] : undefined;
  const init = statement.type === 'ExpressionStatement' ? statement.expression : declared?.init;
  const name = declared?.id.type === 'Identifier' ? declared.id.name : undefined;
  if (declared !== undefined && name === undefined) return [];
  if (init?.type === 'NewExpression') return madeBy(init, name, source);
  if (init?.type !== 'CallExpression') return [];
  return calledBy(init, { statement, name }, source);
}

function madeBy({ callee }: Babel.NewExpression, name: string | undefined, source: string): Begun[] {
  const made = textOf(source, callee);
  const end = ENDS.find(([pattern]) => pattern.test(made))?.[1];
  return end === undefined || name === undefined ? [] : [{ edits: [], end: `${name}.${end}()` }];
}

function calledBy(
  call: Babel.CallExpression,
  { statement, name }: { readonly statement: Babel.Statement; readonly name: string | undefined },
  source: string,
): Begun[] {
  const method = calledName(call);
  if (method === undefined) return [];
  const holder = call.callee.type === 'MemberExpression' ? `${operandText(source, call.callee.object)}.` : '';
  const given = call.arguments.map((each) => textOf(source, each));
  const at = startOf(statement);
  const begun = endingsOf(method).flatMap(({ name: ends, ending }): Begun[] => {
    const end = (text: string): string => `${holder}${ends}(${text})`;
    if (ending === 'no-arguments') return [{ edits: [], end: end('') }];
    if (ending === 'result') {
      const named = name === undefined ? [{ start: at, end: at, text: 'const timer = ' }] : [];
      return [{ edits: named, end: end(name ?? 'timer') }];
    }
    const found = foundAgain(call, given, source);
    return found === undefined ? [] : [{ edits: found.edits, end: end(found.text) }];
  });
  if (name === undefined || !mayGiveCleaner(call)) return begun;
  return [...begun, { edits: [], end: name, isCleaner: true }, { edits: [], end: `${name}.unsubscribe()` }];
}

/** The arguments once more; a function that stands among them gets a name. */
function foundAgain(
  call: Babel.CallExpression,
  given: readonly string[],
  source: string,
): { readonly edits: Edit[]; readonly text: string } | undefined {
  const made = call.arguments.findIndex((each) => !isRepeatable(each));
  if (made === -1) return { edits: [], text: given.join(', ') };
  const listener = call.arguments[made] as Node;
  if (listener.type !== 'ArrowFunctionExpression' && listener.type !== 'FunctionExpression') return undefined;
  const at = startOf(call);
  return {
    edits: [
      { start: at, end: at, text: `const listener = ${given[made]};${gapBefore(call, source)}` },
      { start: startOf(listener), end: endOf(listener), text: 'listener' },
    ],
    text: given.with(made, 'listener').join(', '),
  };
}

/** Who subscribes may get what takes it back. */
export function mayGiveCleaner(call: Node): boolean {
  const method = call.type === 'CallExpression' ? calledName(call) : undefined;
  return (
    method !== undefined &&
    method !== 'addEventListener' &&
    /^(?:subscribe|listen|on|observe|watch|add|register)/.test(method)
  );
}

function calledName(call: Babel.CallExpression): string | undefined {
  return methodName(call) ?? (call.callee.type === 'Identifier' ? call.callee.name : undefined);
}
