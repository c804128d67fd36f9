import { isFunction, textOf, type Node } from '../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../syntax/path.ts';
import type { Operator } from './operator.ts';
import { operandText } from './text.ts';

const LONGEST = 60;
/** What may be another when it is read again. */
const READS = /^(Optional)?(Call|Member)Expression$|^NewExpression$/;

/** `const state = store.getState(); return () => use(state)` → `() => use(store.getState())`. */
export const readAnew: Operator = {
  name: 'read-anew',
  family: 'variable',
  description: 'what was read once, outside of a function that runs later and wants what is there then',
  floor: 1.3,
  on: 'expression',
  *replacements({ node, path }, { source, bindingsAt }) {
    if (node.type !== 'Identifier') return;
    const read = readOutside(node.name, path);
    if (read === undefined || textOf(source, read).length > LONGEST) return;
    // A call of a method of what cannot be reached any more would be another one.
    const names = new Set(bindingsAt(path.node.start ?? 0).map(({ name }) => name));
    const needed = [...pathsOf(read)].filter(({ node: each, key }) => each.type === 'Identifier' && key !== 'property');
    if (needed.some(({ node: each }) => !names.has((each as { name: string }).name) && !isOfLanguage(each))) return;
    const isReceiver = path.key === 'object' || path.key === 'callee';
    yield { text: isReceiver ? operandText(source, read) : textOf(source, read), cost: 1.3 };
  },
};

/** What a variable of a function around the own one, or of the module, is declared with. */
function readOutside(name: string, path: Path): Node | undefined {
  const own = enclosingFunction(path);
  if (own === undefined) return undefined;
  const isInner = (node: Node): boolean => node !== own.node && isFunction(node);
  if (declaredIn(own.node, name, isInner) !== undefined) return undefined;
  for (let scope = outside(own); scope !== undefined; scope = outside(scope)) {
    const { node } = scope;
    const declared = declaredIn(node, name, (each) => each !== node && isFunction(each));
    if (declared !== undefined) return READS.test(declared.type) ? declared : undefined;
  }
  return undefined;
}

function outside(path: Path): Path | undefined {
  return enclosing(path, (node) => isFunction(node) || node.type === 'Program');
}

function declaredIn(root: Node, name: string, skip: (node: Node) => boolean): Node | undefined {
  for (const { node } of pathsOf(root, skip))
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.id.name === name)
      return node.init ?? node;
  return undefined;
}

function isOfLanguage(node: Node): boolean {
  return node.type === 'Identifier' && node.name in globalThis;
}
