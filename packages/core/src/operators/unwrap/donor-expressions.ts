import type * as Babel from '@babel/types';
import { jointOf } from './condition-joint.ts';
import { memberShape, shapeOf } from './expression-shape.ts';
import type { Span } from '../../model/edit.ts';
import { localsIn, readsThis, selfOf, type Local } from '../../syntax/locals-in.ts';
import { endOf, isTypeOnly, startOf, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';
import { analyzeScopes, type Scope } from '../../syntax/scope.ts';

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

function gather(program: Babel.Program, source: string): DonorExpressions {
  const found = [...foundIn(program, source).values()];
  const functions = analyzeScopes(program).bindings;
  return {
    wraps: wrapsOf(found, program, source),
    conditions: found.flatMap(({ donor, joint }) => (joint === undefined ? [] : [{ donor, joint }])),
    calls: found.flatMap(({ donor }) => (isOwnCall(donor.node, functions) ? [donor] : [])),
  };
}

interface Found {
  readonly donor: Donor;
  readonly joint: '&&' | '||' | undefined;
}

/** By text: the first of each, with how many there are. */
function foundIn(program: Babel.Program, source: string): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const path of pathsOf(program, (node) => isTypeOnly(node) || node.type === 'ImportDeclaration')) {
    const joint = jointOf(path);
    if (joint === undefined && innersOf(path.node).length === 0) continue;
    const donor = donorAt(path, program, source);
    if (donor === undefined) continue;
    const first = found.get(donor.text);
    if (first === undefined) found.set(donor.text, { donor, joint });
    else {
      const copies = first.donor.copies + 1;
      found.set(donor.text, { donor: { ...first.donor, copies }, joint: first.joint ?? joint });
    }
  }
  return found;
}

function wrapsOf(found: readonly Found[], program: Babel.Program, source: string): Map<string, Wrap[]> {
  const wraps = new Map<string, Wrap[]>();
  for (const { donor } of found) {
    for (const inner of innersOf(donor.node)) {
      const span = { start: startOf(inner), end: endOf(inner) };
      const locals = localsIn(span, program);
      if (locals === undefined) continue;
      const shape = shapeOf(textOf(source, inner), locals);
      const [start, end] = [span.start - donor.start, span.end - donor.start];
      const wrap = { donor, inner: { start, end, locals: locals.map(({ name }) => name) } };
      const alike = isReceiver(inner, donor.node) ? memberShape(inner, shape) : undefined;
      for (const key of alike === undefined ? [shape] : [shape, alike])
        wraps.set(key, [...(wraps.get(key) ?? []), wrap]);
    }
  }
  return wraps;
}

function isOwnCall(node: Node, functions: Scope['bindings']): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
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
  return { text, node, start, locals, copies: 1, ...(self && { self }) };
}

/** What a call or an operation is made from, one step down: receiver, arguments, operands. */
function innersOf(node: Node): Node[] {
  switch (node.type) {
    case 'CallExpression': {
      const { callee } = node;
      const receiver = callee.type === 'MemberExpression' ? [callee.object] : [];
      return [...receiver, ...node.arguments].filter(({ type }) => isWrapped(type));
    }
    case 'NewExpression':
      return node.arguments.filter(({ type }) => isWrapped(type));
    case 'BinaryExpression':
    case 'LogicalExpression':
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
