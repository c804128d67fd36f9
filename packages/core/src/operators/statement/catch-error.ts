import type * as Babel from '@babel/types';
import { endOf, isFunction, isLoop, startOf, textOf } from '../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../syntax/path.ts';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { indentAt, indented, indentStep } from '../shared/text.ts';
import { commonKind } from '../shared/value-kind.ts';

/** Where it had no value in a failing test, where it had one at least once, and where nobody would ever hear of the error: that is a guess. */
const COST = { failed: 1.9, worked: 2.6, silent: 3 };
const SILENT = /^(continue;|return;)?$/;
const STEP = 0.1;
const MOST_ANSWERS = 8;
const LONGEST_ANSWER = 30;

/** What stands for nothing, by the kind that the answer usually has. */
const NOTHING: Readonly<Record<string, readonly string[]>> = {
  boolean: ['false'],
  string: ["''", 'null', 'undefined'],
  array: ['[]', 'null', 'undefined'],
  object: ['null', 'undefined', '{}'],
  number: ['NaN', '0', 'null', 'undefined'],
};
const ANYTHING = ['null', 'undefined', 'false', '{}', '[]', "''"];

/** `return JSON.parse(text);` → `try { return JSON.parse(text); } catch { return null; }`, when a failing test has met an error. */
export const catchError: Operator = {
  name: 'catch-error',
  family: 'statement',
  description: 'work that throws on bad input, or in one of several cases, and takes all the rest along with it',
  floor: COST.failed,
  on: 'statement',
  *replacements(site, context) {
    const work = context.facts.failsByError ? workIn(site, context.source) : undefined;
    if (work === undefined) return;
    const answered = context.failingValuesOf(work.value).length === 0 ? COST.failed : COST.worked;
    for (const [nth, ending] of endingsOf(work, site, context).entries()) {
      const cost = SILENT.test(ending) ? COST.silent : answered;
      yield { text: withCatch(work, ending, site, context.source), cost: cost + STEP * nth };
    }
  },
};

/** A statement as it may be tried, and the expression in it that may throw. */
interface Work {
  readonly value: Babel.Expression;
  readonly tried: string;
  /** A name that it gives a value, and the declaration that has to stand outside. */
  readonly made?: { readonly name: string; readonly declared: string };
  readonly returns?: true;
}

function workIn({ node, path }: OperatorSite, source: string): Work | undefined {
  if (node.type === 'ExpressionStatement') {
    return mayThrow(node.expression) ? { value: node.expression, tried: textOf(source, node) } : undefined;
  }
  if (node.type === 'ReturnStatement') {
    const value = node.argument;
    if (!value || !mayThrow(value)) return undefined;
    // A promise that is only handed on is rejected when nobody here looks any more.
    const waits = value.type !== 'AwaitExpression' && isAsync(path);
    return { value, tried: `return ${waits ? 'await ' : ''}${textOf(source, value)};`, returns: true };
  }
  if (node.type !== 'VariableDeclaration' || node.declarations.length !== 1) return undefined;
  const [{ id, init }] = node.declarations as [Babel.VariableDeclarator];
  if (id.type !== 'Identifier' || !init || !mayThrow(init)) return undefined;
  const typed = source.slice(startOf(id), endOf(id));
  return {
    value: init,
    tried: `${id.name} = ${textOf(source, init)};`,
    made: { name: id.name, declared: `let ${typed};` },
  };
}

function mayThrow(value: Babel.Expression): boolean {
  for (const { node } of pathsOf(value, isFunction))
    if (/^(CallExpression|NewExpression|AwaitExpression)$/.test(node.type)) return true;
  return false;
}

function isAsync(path: Path): boolean {
  return (enclosingFunction(path)?.node as Babel.Function | undefined)?.async === true;
}

/** What may be done in the place of the work, the likeliest first. */
function endingsOf({ value, made, returns }: Work, site: OperatorSite, context: OperatorContext): string[] {
  const around = enclosingFunction(site.path);
  const isInLoop = enclosing(site.path, (node) => isLoop(node) || isFunction(node))?.node !== around?.node;
  const returned = around === undefined ? [] : returnedIn(around, site);
  const answers = answersFor(value, returned, site, context);
  const isVoid = returned.length === 0 && returns === undefined;
  const leaves = isVoid ? ['return;'] : answers.map((answer) => `return ${answer};`);
  return [
    ...(made === undefined && returns === undefined ? [''] : []),
    ...(isInLoop ? ['continue;'] : []),
    ...(made === undefined ? [] : answers.map((answer) => `${made.name} = ${answer};`)),
    ...(around === undefined ? [] : leaves),
  ];
}

function answersFor(
  value: Babel.Expression,
  returned: readonly Babel.Expression[],
  site: OperatorSite,
  { source, valuesOf, bindingsAt }: OperatorContext,
): string[] {
  const fallbacks = bindingsAt(site.start).flatMap(({ name }) => (/fallback|default/i.test(name) ? [name] : []));
  const plain = returned.filter((answer) => !mayThrow(answer)).map((answer) => textOf(source, answer));
  const kind = commonKind(valuesOf(value));
  const given = kind === 'string' ? givenTo(value).map((argument) => textOf(source, argument)) : [];
  const nothing = (kind === undefined ? undefined : NOTHING[kind]) ?? ANYTHING;
  return [...new Set([...fallbacks, ...plain, ...given, ...nothing])]
    .filter((answer) => answer.length <= LONGEST_ANSWER)
    .slice(0, MOST_ANSWERS);
}

/** What the function gives back elsewhere. */
function returnedIn(around: Path, { node: own }: OperatorSite): Babel.Expression[] {
  return [...pathsOf((around.node as Babel.Function).body, isFunction)].flatMap(({ node }) =>
    node.type === 'ReturnStatement' && node !== own && node.argument ? [node.argument] : [],
  );
}

/** What was to be read or changed may be left as it is. */
function givenTo(value: Babel.Expression): Babel.Expression[] {
  if (value.type !== 'CallExpression') return [];
  return value.arguments.slice(0, 1).filter((argument) => argument.type === 'Identifier');
}

function withCatch({ tried, made }: Work, ending: string, { start }: OperatorSite, source: string): string {
  const indent = indentAt(source, start);
  const inner = indent + indentStep(source);
  const declared = made === undefined ? '' : `${made.declared}\n${indent}`;
  const caught = ending === '' ? 'catch {}' : `catch {\n${inner}${ending}\n${indent}}`;
  return `${declared}try {\n${inner}${indented(tried, indent, inner)}\n${indent}} ${caught}`;
}
