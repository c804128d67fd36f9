import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { endOf, isFunction, isLoop, startOf, type Node } from './node.ts';
import type { Path } from './path.ts';

/** A place between statements of a function body, block or branch, where one more statement may stand. */
export interface InsertionPoint extends Span {
  readonly kind: 'point';
  /** The block, function body or switch case around; of a lone statement, what it is the branch of. */
  readonly path: Path;
  /** The statement that follows; absent at the end of the block. */
  readonly before?: Node;
  /** All of a branch or of a callback's body, without braces: the point is before or behind it, and braces have to come. */
  readonly lone?: Lone;
  /** `break` and `continue` are allowed here. */
  readonly inLoop: boolean;
}

/** What stands alone where a list of statements could. */
export type Lone = Babel.ExpressionStatement | Babel.ReturnStatement | Babel.ThrowStatement | Babel.CallExpression;

/** The points in a block or case, or around what stands alone; none at any other node. */
export function insertionPoints(path: Path): InsertionPoint[] {
  const { node } = path;
  if (node.type === 'ExpressionStatement' || isAnswer(node)) return aroundLone(node, path);
  if (node.type === 'CallExpression') return beforeLone(node, path);
  if (node.type !== 'BlockStatement' && node.type !== 'SwitchCase') return [];
  const list: readonly Node[] = node.type === 'BlockStatement' ? node.body : node.consequent;
  const inLoop = isInLoop(path);
  const points: InsertionPoint[] = list.map((before) => {
    return { kind: 'point', path, before, inLoop, start: startOf(before), end: startOf(before) };
  });
  const last = list.at(-1);
  const open = last === undefined || !/^(Return|Throw|Break|Continue)Statement$/.test(last.type);
  if (open && node.type === 'BlockStatement') {
    points.push({ kind: 'point', path, inLoop, start: endOf(node) - 1, end: endOf(node) - 1 });
  }
  return points;
}

/** What leaves a function with a value, which can be watched. */
function isAnswer(node: Node): node is Babel.ReturnStatement | Babel.ThrowStatement {
  return (node.type === 'ReturnStatement' || node.type === 'ThrowStatement') && Boolean(node.argument);
}

function aroundLone(lone: Exclude<Lone, Babel.CallExpression>, { parent, index }: Path): InsertionPoint[] {
  const isBranch =
    parent !== undefined && index === undefined && (parent.node.type === 'IfStatement' || isLoop(parent.node));
  if (!isBranch) return [];
  const [start, end] = [startOf(lone), endOf(lone)];
  const point = { kind: 'point', path: parent, inLoop: isInLoop(parent), lone } as const;
  const before = { ...point, before: lone, start, end: start };
  return lone.type === 'ExpressionStatement' ? [before, { ...point, start: end, end }] : [before];
}

/** `onOpen: () => tell('open')`, `socket.on('open', () => tell('open'))`: there only what a callback does counts. */
function beforeLone(lone: Babel.CallExpression, { parent, key }: Path): InsertionPoint[] {
  if (parent?.node.type !== 'ArrowFunctionExpression' || key !== 'body' || !isForEffect(parent)) return [];
  const start = startOf(lone);
  return [{ kind: 'point', path: parent, before: lone, lone, inLoop: false, start, end: start }];
}

const LISTENS = /^(on|once|addEventListener|addListener|subscribe|then|catch|finally|setTimeout|setInterval|forEach)$/;
const LISTENER = /^(on|handle)[A-Z]|^(next|error|complete|open|close|start|stop|end|done)$/;

function isForEffect({ parent, key }: Path): boolean {
  const use = parent?.node;
  if (use?.type === 'ObjectProperty' || use?.type === 'ClassProperty') return isNamed(use.key, LISTENER);
  if (use?.type === 'AssignmentExpression')
    return use.left.type === 'MemberExpression' && isNamed(use.left.property, /^on[a-zA-Z]/);
  if (use?.type !== 'CallExpression' || key !== 'arguments') return false;
  return isNamed(use.callee.type === 'MemberExpression' ? use.callee.property : use.callee, LISTENS);
}

function isNamed(node: Node, pattern: RegExp): boolean {
  return node.type === 'Identifier' && pattern.test(node.name);
}

function isInLoop(path: Path): boolean {
  for (let up: Path | undefined = path; up !== undefined; up = up.parent) {
    if (isLoop(up.node)) return true;
    if (isFunction(up.node)) return false;
  }
  return false;
}
