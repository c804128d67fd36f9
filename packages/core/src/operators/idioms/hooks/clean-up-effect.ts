import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { endingsOf } from '../../shared/paired-calls.ts';
import { indentStep, operandText } from '../../shared/text.ts';
import { openEffects } from './hook-calls.ts';

const COST = 1.1;

/** What ends a thing that is made with `new`. */
const ENDS: readonly (readonly [made: RegExp, end: string])[] = [
  [/^AbortController$/, 'abort'],
  [/Observer$/, 'disconnect'],
  [/^(?:WebSocket|EventSource|BroadcastChannel)$/, 'close'],
  [/^(?:Shared)?Worker$/, 'terminate'],
];

/** `useEffect(() => { const timer = setTimeout(run, 10); })` → and at its end `return () => clearTimeout(timer);`. */
export const cleanUpEffect: PatchOperator = {
  name: 'clean-up-effect',
  family: 'missing-value',
  description: 'a timer, a listener or a subscription that an effect of a component leaves behind',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { body, last } of openEffects(sites)) {
      const begun = body.body.flatMap((statement) => begunBy(statement, source));
      const gap = gapBefore(body.body[0] as Node, source);
      const close = textOf(source, last).endsWith(';') || gap !== ' ' ? '' : ';';
      for (const [nth, choice] of choices(begun).entries()) {
        const text = `${close}${gap}return ${cleaner(choice, gap, source)};`;
        const given = { start: endOf(last), end: endOf(last), text };
        yield { edits: [...choice.flatMap(({ edits }) => edits), given], cost: COST + 0.1 * nth };
      }
      const start = startOf(last);
      if (last.type === 'ExpressionStatement' && mayGiveCleaner(last.expression))
        yield { edits: [{ start, end: start, text: 'return ' }], cost: COST + 0.1 };
    }
  },
};

/** The function that does it all. */
function cleaner(choice: readonly Begun[], gap: string, source: string): string {
  const [first] = choice;
  if (first !== undefined && choice.length === 1) return first.isCleaner === true ? first.end : `() => ${first.end}`;
  const inner = gap === ' ' ? gap : gap + indentStep(source);
  const calls = choice.map(({ end, isCleaner }) => `${inner}${isCleaner === true ? `${end}()` : end};`);
  return `() => {${calls.join('')}${gap}}`;
}

/** Who subscribes may get what takes it back. */
function mayGiveCleaner(call: Node): boolean {
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

/** Something that goes on behind a statement, and how it is ended. */
interface Begun {
  /** That give it a name. */
  readonly edits: readonly Edit[];
  /** The call that ends it; `isCleaner`: the function to be called. */
  readonly end: string;
  readonly isCleaner?: true;
}

/** All of the first ways to end each; then the other ways, one at a time. */
function choices(begun: readonly (readonly Begun[])[]): Begun[][] {
  const found = begun.filter((ways) => ways.length > 0);
  if (found.length === 0) return [];
  const first = found.map(([way]) => way as Begun);
  const others = found.flatMap((ways, at) => ways.slice(1).map((way) => first.with(at, way)));
  return [first, ...others];
}

function begunBy(statement: Babel.Statement, source: string): [] | [Begun[]] {
  const declared = statement.type === 'VariableDeclaration' ? statement.declarations[0] : undefined;
  const init = statement.type === 'ExpressionStatement' ? statement.expression : declared?.init;
  const name = declared?.id.type === 'Identifier' ? declared.id.name : undefined;
  if (declared !== undefined && name === undefined) return [];
  if (init?.type === 'NewExpression') return [madeBy(init, name, source)];
  if (init?.type !== 'CallExpression') return [];
  return [calledBy(init, { statement, name }, source)];
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
