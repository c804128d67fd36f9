import { nameUses } from '../../syntax/free-names.ts';
import { startOf, type Node } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { pathsOf } from '../../syntax/path.ts';
import { analyzeScopes, bindingAt, type Binding, type Scope } from '../../syntax/scope.ts';

type Program = ParsedModule['program'];

/** How many variables of a module are declared and used nowhere, and how many statements do nothing. */
export function idleCode(program: Program): number {
  return idleVariables(program) + [...pathsOf(program)].filter(({ node }) => doesNothing(node)).length;
}

/** What only has a value, and nobody to take it: `(a, b);` is left of `throw new Late(a, b);`. */
const VALUE = /Literal$|^Identifier$|^(Sequence|Binary|Conditional|Member|Array|Object|New|ArrowFunction)Expression$/;

function doesNothing(node: Node): boolean {
  if (node.type === 'EmptyStatement') return true;
  return node.type === 'ExpressionStatement' && VALUE.test(node.expression.type);
}

function idleVariables(program: Program): number {
  const root = analyzeScopes(program);
  const uses = new Map<Binding, number>();
  for (const binding of variablesIn(root)) uses.set(binding, 0);
  for (const { name, node } of nameUses(program)) {
    const meant = bindingAt(root, name, startOf(node));
    if (meant !== undefined && uses.has(meant)) uses.set(meant, (uses.get(meant) as number) + 1);
  }
  // A declaration is a use of its name.
  return [...uses.values()].filter((count) => count <= 1).length;
}

function variablesIn({ bindings, children }: Scope): Binding[] {
  const own = [...bindings.values()].filter(({ kind }) => /^(const|let|var)$/.test(kind));
  return [...own, ...children.flatMap(variablesIn)];
}
