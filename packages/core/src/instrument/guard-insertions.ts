import { endOf, isFunction, isLoop, isTypeOnly, startOf, type Node } from '../syntax/node.ts';
import { pathsOf } from '../syntax/path.ts';
import { entryTick, loopTick, type GuardNames } from './guard-names.ts';
import { insertAt, LEVEL, wrap, type Insertion } from './insertion.ts';

/** A tick at the entry of each function and in each loop body below `root`. */
export function guardInsertions(root: Node, names: GuardNames): Insertion[] {
  return [...pathsOf(root, isErased)].flatMap(({ node }) => guardsOf(node, names));
}

/** The tick of one function or loop; none for anything else. */
export function guardsOf(node: Node, names: GuardNames): Insertion[] {
  if (isFunction(node)) return entryOf(node, LEVEL.guard, entryTick(names));
  return isLoop(node) ? loopGuards(node, loopTick(names)) : [];
}

/** `tick` in each loop body below `root`. */
export function loopInsertions(root: Node, tick: string): Insertion[] {
  return [...pathsOf(root, isErased)].flatMap(({ node }) => (isLoop(node) ? loopGuards(node, tick) : []));
}

/** Types, and declarations that only tell of code elsewhere. */
export function isErased(node: Node): boolean {
  return isTypeOnly(node) || (node as { declare?: boolean | null }).declare === true;
}

/** `call`, which gives nothing of use, where the function begins. */
export function entryOf(
  node: Extract<Node, { body: unknown; params: unknown }>,
  level: number,
  call: string,
): Insertion[] {
  const body = node.body as Node;
  if (body.type !== 'BlockStatement') {
    // A comma keeps `this`, `await` and an expression body's lack of a name.
    return wrap({ start: startOf(body), end: endOf(body) }, level, `(${call},`, ')');
  }
  const lastDirective = body.directives.at(-1);
  const at = lastDirective === undefined ? startOf(body) + 1 : endOf(lastDirective);
  return [insertAt(at, 'entry', `${lastDirective === undefined ? '' : ';'}${call};`)];
}

function loopGuards(node: Extract<Node, { body: unknown }>, tick: string): Insertion[] {
  const body = node.body as Node;
  if (body.type === 'BlockStatement') return [insertAt(startOf(body) + 1, 'entry', `${tick};`)];
  return wrap({ start: startOf(body), end: endOf(body) }, LEVEL.guard, `{${tick};`, '}');
}
