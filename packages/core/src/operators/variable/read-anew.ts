import { namesIn } from '../../syntax/names-in.ts';
import { isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';
import { operandText } from '../shared/text.ts';

const LONGEST = 60;
const DECLARED = /^(const|let|var)$/;
/** What may be another when it is read again. */
const READS = /^(Optional)?(Call|Member)Expression$/;

/** `const state = store.getState(); return () => use(state)` → `() => use(store.getState())`. */
export const readAnew: Operator = {
  name: 'read-anew',
  family: 'variable',
  description: 'what was read once, outside of a function that runs later and wants what is there then',
  floor: 1.3,
  on: 'expression',
  *replacements({ node, path, start }, { source, bindingsAt }) {
    const own = enclosingFunction(path);
    if (node.type !== 'Identifier' || own === undefined) return;
    const known = new Map(bindingsAt(start).map((binding) => [binding.name, binding]));
    const binding = known.get(node.name);
    // Most names are parameters or the function's own: to look for the others costs a walk.
    if (binding === undefined || !DECLARED.test(binding.kind) || binding.usableFrom > startOf(own.node)) return;
    const read = readOutside(node.name, own);
    if (read === undefined || textOf(source, read).length > LONGEST) return;
    // A call of a method of what cannot be reached any more would be another one.
    const isKnown = (name: string): boolean => known.has(name) || name in globalThis;
    if (!namesIn(read).every(isKnown)) return;
    const isReceiver = path.key === 'object' || path.key === 'callee';
    yield { text: isReceiver ? operandText(source, read) : textOf(source, read), cost: 1.3 };
  },
};

/** What a variable of a function around this one, or of the module, is declared with. */
function readOutside(name: string, own: Path): Node | undefined {
  for (let scope = outside(own); scope !== undefined; scope = outside(scope)) {
    const { node } = scope;
    const declared = declaredIn(node, name, (each) => each !== node && isFunction(each));
    if (declared !== undefined) return READS.test(declared.type) || isNow(declared) ? declared : undefined;
  }
  return undefined;
}

/** `new Date()`. Other objects that are made anew have forgotten what they are there to hold. */
function isNow(made: Node): boolean {
  return made.type === 'NewExpression' && made.callee.type === 'Identifier' && made.callee.name === 'Date';
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
