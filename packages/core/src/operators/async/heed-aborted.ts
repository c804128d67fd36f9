import type * as Babel from '@babel/types';
import { types } from 'node:util';
import { isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { isChain } from '../shared/is-chain.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';
import { indentAt, indentStep } from '../shared/text.ts';

const COST = { refuse: 1.6, call: 1.7, throwAtOnce: 1.8, throwLater: 2.1 };
const LOOP = /^(For|While|DoWhile)/;
const ASKED = /\.aborted\b|\bthrowIfAborted\b/;

/** `signal.addEventListener('abort', stop);` → `… if (signal.aborted) stop();`: who was aborted before says nothing any more. */
export const heedAborted: PatchOperator = {
  name: 'heed-aborted',
  family: 'async',
  description: 'a signal that is listened to, or handed on, but was aborted before anybody listened',
  floor: Math.min(...Object.values(COST)),
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const site of sites) {
      const own = enclosingFunction(site.path);
      if (own === undefined || ASKED.test(textOf(source, own.node))) continue;
      const heard = heardAt(site.node, source);
      if (heard !== undefined) yield* whereItIsHeard(site, heard, own, source);
      yield* whereItIsHad(site, own, context);
    }
  },
};

interface Heard {
  /** `signal.aborted`, or `signal?.aborted`. */
  readonly aborted: string;
  readonly reason: string;
  /** What the listener does; `undefined` when that takes more than a call. */
  readonly work: string | undefined;
}

function heardAt(statement: Node, source: string): Heard | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression: call } = statement;
  if (methodName(call) !== 'addEventListener') return undefined;
  const { callee, arguments: values } = call as Babel.CallExpression & { callee: Babel.MemberExpression };
  const [event, listener] = values;
  if (event?.type !== 'StringLiteral' || event.value !== 'abort' || !listener || !isChain(callee.object))
    return undefined;
  const signal = textOf(source, callee.object);
  const dot = callee.optional === true ? '?.' : '.';
  return { aborted: signal + dot + 'aborted', reason: `${signal}.reason`, work: workOf(listener, source) };
}

function workOf(listener: Node, source: string): string | undefined {
  if (isChain(listener)) return `${textOf(source, listener)}()`;
  if (listener.type !== 'ArrowFunctionExpression' || listener.params.length > 0) return undefined;
  const { body } = listener;
  const [only, ...others] = body.type === 'BlockStatement' ? body.body : [];
  if (body.type !== 'BlockStatement') return textOf(source, body);
  return only?.type === 'ExpressionStatement' && others.length === 0 ? textOf(source, only.expression) : undefined;
}

function* whereItIsHeard(
  site: OperatorSite,
  { aborted, reason, work }: Heard,
  own: Path,
  source: string,
): Generator<PatchProposal> {
  const close = source[site.end - 1] === ';' ? ';' : '';
  const executor = executorOf(own);
  if (executor !== undefined) {
    const [at, step] = [startOf(executor.first), indentStep(source)];
    const gap = `\n${indentAt(source, at)}`;
    const lines = [
      `if (${aborted}) {`,
      `${step}${executor.reject}(${reason})${close}`,
      `${step}return${close}`,
      '}',
      '',
    ];
    yield { edits: [{ start: at, end: at, text: lines.join(gap) }], cost: COST.refuse };
  }
  if (work === undefined) return;
  const text = `\n${indentAt(source, site.start)}if (${aborted}) ${work}${close}`;
  yield { edits: [{ start: site.end, end: site.end, text }], cost: COST.call };
}

/** Of the function that a promise is made by: how it rejects, and its first statement. */
function executorOf({ node, parent, key }: Path): { reject: string; first: Node } | undefined {
  if (parent?.node.type !== 'NewExpression' || key !== 'arguments' || !isFunction(node)) return undefined;
  const { callee } = parent.node;
  const [, reject] = node.params;
  const [first] = node.body.type === 'BlockStatement' ? node.body.body : [];
  if (callee.type !== 'Identifier' || callee.name !== 'Promise' || first === undefined) return undefined;
  return reject?.type === 'Identifier' ? { reject: reject.name, first } : undefined;
}

/** Before a statement of an async function that has a signal. */
function* whereItIsHad(site: OperatorSite, own: Path, context: OperatorContext): Generator<PatchProposal> {
  const { source, bindingsAt, valuesOfName } = context;
  const { key, index, parent } = site.path;
  if (!(own.node as Babel.FunctionDeclaration).async || key !== 'body' || index === undefined) return;
  const isFirst = index === 0 && (parent?.parent === own || LOOP.test(parent?.parent?.node.type ?? ''));
  const close = /[;}]/.test(source[site.end - 1] as string) ? ';' : '';
  for (const { name } of bindingsAt(site.start)) {
    const signal = signalIn(name, valuesOfName(name, site));
    if (signal === undefined) continue;
    const text = `${signal}.throwIfAborted()${close}\n${indentAt(source, site.start)}`;
    yield { edits: [{ start: site.start, end: site.start, text }], cost: isFirst ? COST.throwAtOnce : COST.throwLater };
  }
}

/** How to get at the signal that a name was seen to hold, or an object of that name. */
function signalIn(name: string, values: readonly unknown[]): string | undefined {
  const dot = (found: readonly unknown[]): string => (found.every(isSignal) ? '' : '?');
  if (values.some(isSignal)) return name + dot(values);
  const fields = values.map((value) => fieldOf(value, 'signal'));
  return fields.some(isSignal) ? `${name}.signal${dot(fields)}` : undefined;
}

/** Of a copy that was recorded; nothing that could be the user's code is called. */
function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || types.isProxy(value)) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

/** Of whatever realm. */
function isSignal(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || types.isProxy(value)) return false;
  return fieldOf(Object.getPrototypeOf(value), 'throwIfAborted') !== undefined;
}
