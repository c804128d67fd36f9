import type * as Babel from '@babel/types';
import { methodName } from '../../../operators/shared/call.ts';
import { isChain } from '../../../operators/shared/is-chain.ts';
import { namesIn } from '../../../syntax/names-in.ts';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import type { PointPlace } from '../../localize/place.ts';
import type { Workshop } from '../../sources.ts';

/** A field that may hold one of the items that are sorted out in a function. */
export interface StaleField {
  /** `this.anchor = null;` */
  readonly reset: string;
  /** `if (this.anchor !== null && !shown.has(this.anchor)) this.anchor = null;`: only where it can be asked at the place. */
  readonly statements: readonly string[];
}

/** Fields of the class that begin empty, in functions with `if (!shown.has(id)) this.selected.delete(id);` and the like. */
export function staleFields({ site }: PointPlace, { module, context }: Workshop): StaleField[] {
  const around = enclosingFunction(site.path)?.node;
  const body = enclosing(site.path, ({ type }) => type === 'ClassBody')?.node;
  if (around === undefined || body?.type !== 'ClassBody') return [];
  const questions = [...pathsOf(around)].flatMap((path) => questionIn(path, module.source) ?? []);
  if (questions.length === 0) return [];
  const known = new Set(context.bindingsAt(site.start).map(({ name }) => name));
  const here = questions.filter(({ holder }) => namesIn(holder).every((name) => known.has(name)));
  return nullableFields(body, module.source).map(({ field, empty }) => {
    const reset = `${field} = ${empty};`;
    const asked = new Set(here.map(({ isGone }) => `if (${field} !== ${empty} && ${isGone}(${field})) ${reset}`));
    return { reset, statements: [...asked] };
  });
}

/** What is asked of each item, `!shown.has`, in the sense in which the item has to go. */
function questionIn(path: Path, source: string): { holder: Node; isGone: string } | undefined {
  const { node } = path;
  if (node.type !== 'CallExpression' || !/^(has|includes)$/.test(methodName(node) ?? '')) return undefined;
  const holder = (node.callee as Babel.MemberExpression).object as Node;
  if (node.arguments.length !== 1 || node.arguments[0]?.type !== 'Identifier' || !isChain(holder)) return undefined;
  const isNot = path.parent?.node.type === 'UnaryExpression' && path.parent.node.operator === '!';
  const asked = isNot ? path.parent : path;
  const isTest = asked?.parent?.node.type === 'IfStatement' && asked.key === 'test';
  if (!isTest && !isFiltering(asked)) return undefined;
  // A filter says what stays.
  return { holder, isGone: `${isNot === isTest ? '!' : ''}${textOf(source, node.callee)}` };
}

/** `ids.filter((id) => shown.has(id))`. */
function isFiltering(path: Path | undefined): boolean {
  const callback = path?.parent;
  const call = callback?.parent?.node;
  if (callback === undefined || !isFunction(callback.node) || path?.key !== 'body') return false;
  return call !== undefined && callback.key === 'arguments' && methodName(call) === 'filter';
}

/** With nothing in them at first. */
function nullableFields(body: Babel.ClassBody, source: string): { field: string; empty: string }[] {
  return body.body.flatMap((member) => {
    const isField = member.type === 'ClassProperty' || member.type === 'ClassPrivateProperty';
    if (!isField || member.static || ('computed' in member && member.computed)) return [];
    const empty = member.value ? textOf(source, member.value) : 'undefined';
    if (empty !== 'null' && empty !== 'undefined') return [];
    return [{ field: `this.${textOf(source, member.key)}`, empty }];
  });
}
