import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { localsIn, readsThis, selfOf, type Local } from '../syntax/locals-in.ts';
import { endOf, isTypeOnly, startOf, textOf, type Node } from '../syntax/node.ts';
import { pathsOf, type Path } from '../syntax/path.ts';
import { analyzeScopes, type Scope } from '../syntax/scope.ts';

const LONGEST = 80;

/** An expression of the module that may be right in another place too. */
export interface Donor {
  readonly text: string;
  readonly node: Node;
  readonly start: number;
  readonly locals: readonly Local[];
  /** The class or object whose `this` it reads; absent when it reads none. */
  readonly self?: Node;
  /** How often the module has it word for word. */
  readonly copies: number;
}

/** What the module does with an expression of some shape. */
export interface Wrap {
  readonly donor: Donor;
  /** Where in the donor's text the expression stands that is wrapped, and its locals. */
  readonly inner: Span & { readonly locals: readonly string[] };
}

export interface DonorExpressions {
  /** By the shape of what is wrapped. */
  readonly wraps: ReadonlyMap<string, readonly Wrap[]>;
  /** Parts of conditions, with what joins them to others. */
  readonly conditions: readonly { readonly donor: Donor; readonly joint: '&&' | '||' }[];
  /** Calls of the module's own functions and methods. */
  readonly calls: readonly Donor[];
}

const known = new WeakMap<Babel.Program, DonorExpressions>();

/** Of the whole module, in source order. Who asks again for a tree gets the same. */
export function donorExpressions(program: Babel.Program, source: string): DonorExpressions {
  const donors = known.get(program) ?? gather(program, source);
  known.set(program, donors);
  return donors;
}

/** What becomes of another member of the same object may become of this one: `a.name` → `•.▪`. */
export function memberShape(node: Node, shape: string): string | undefined {
  const isMember = node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier';
  return isMember ? shape.replace(/[\w$]+$/, '▪') : undefined;
}

/** The text of an expression with `•` for each of its locals. */
export function shapeOf(text: string, locals: readonly Local[]): string {
  const at = new Map(locals.flatMap(({ name, offsets }) => offsets.map((offset) => [offset, name.length] as const)));
  let shape = '';
  for (let index = 0; index < text.length; index++) {
    const length = at.get(index);
    shape += length === undefined ? text[index] : '•';
    index += (length ?? 1) - 1;
  }
  return shape;
}

function gather(program: Babel.Program, source: string): DonorExpressions {
  const donors = new Map<string, Donor>();
  const wraps = new Map<string, Wrap[]>();
  const conditions = new Map<string, { donor: Donor; joint: '&&' | '||' }>();
  const calls = new Set<Donor>();
  const functions = analyzeScopes(program).bindings;
  for (const path of pathsOf(program, (node) => isTypeOnly(node) || node.type === 'ImportDeclaration')) {
    const joint = jointOf(path);
    const inners = innersOf(path.node);
    if (joint === undefined && inners.length === 0) continue;
    const donor = donorAt(path, program, source);
    if (donor === undefined) continue;
    const copies = (donors.get(donor.text)?.copies ?? 0) + 1;
    const first = Object.assign(donors.get(donor.text) ?? donor, { copies });
    donors.set(donor.text, first);
    if (joint !== undefined && !conditions.has(donor.text)) conditions.set(donor.text, { donor: first, joint });
    if (copies > 1) continue;
    if (path.node.type === 'CallExpression' && isOwn(path.node.callee, functions)) calls.add(first);
    for (const inner of inners) {
      const span = { start: startOf(inner), end: endOf(inner) };
      const locals = localsIn(span, program);
      if (locals === undefined) continue;
      const shape = shapeOf(textOf(source, inner), locals);
      const [start, end] = [span.start - first.start, span.end - first.start];
      const wrap = { donor: first, inner: { start, end, locals: locals.map(({ name }) => name) } };
      const alike = isReceiver(inner, path.node) ? memberShape(inner, shape) : undefined;
      for (const key of alike === undefined ? [shape] : [shape, alike])
        wraps.set(key, [...(wraps.get(key) ?? []), wrap]);
    }
  }
  return { wraps, conditions: [...conditions.values()], calls: [...calls] };
}

function isOwn(callee: Node, functions: Scope['bindings']): boolean {
  if (callee.type === 'Identifier') return functions.get(callee.name)?.parameters !== undefined;
  return callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression';
}

function donorAt(path: Path, program: Babel.Program, source: string): Donor | undefined {
  const { node } = path;
  const [start, end] = [startOf(node), endOf(node)];
  if (end - start > LONGEST) return undefined;
  const locals = localsIn({ start, end }, program);
  const text = source.slice(start, end);
  if (locals === undefined || text.includes('\n')) return undefined;
  const self = readsThis(node) ? selfOf(path) : undefined;
  return { text, node, start, locals, copies: 0, ...(self && { self }) };
}

/** What a call or an operation is made from, one step down: receiver, arguments, operands. */
function innersOf(node: Node): Node[] {
  switch (node.type) {
    case 'CallExpression': {
      const { callee } = node;
      const receiver = callee.type === 'MemberExpression' ? [callee.object] : [];
      return [...receiver, ...node.arguments].filter(({ type }) => isWrapped(type));
    }
    case 'BinaryExpression':
      return [node.left, node.right].filter(({ type }) => isWrapped(type));
    default:
      return [];
  }
}

function isReceiver(inner: Node, node: Node): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && node.callee.object === inner;
}

function isWrapped(type: string): boolean {
  return /^(Identifier|MemberExpression|CallExpression|BinaryExpression)$/.test(type);
}

/** Callbacks that ask something of each item. */
const ASKS = /^(filter|find|findIndex|findLast|some|every)$/;

function jointOf({ node, parent, key }: Path): '&&' | '||' | undefined {
  const up = parent?.node;
  if (up === undefined || node.type === 'LogicalExpression') return undefined;
  if (up.type === 'LogicalExpression') return up.operator === '??' ? undefined : up.operator;
  if (up.type === 'IfStatement' && key === 'test') return '&&';
  const call = parent?.parent?.node;
  if (up.type !== 'ArrowFunctionExpression' || key !== 'body' || call?.type !== 'CallExpression') return undefined;
  const { callee } = call;
  const isAsked = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isAsked && ASKS.test((callee.property as Babel.Identifier).name) ? '&&' : undefined;
}
