import type * as Babel from '@babel/types';
import { nameUses } from './free-names.ts';
import { startOf } from './node.ts';
import type { Path } from './path.ts';
import { analyzeScopes, bindingAt, type Binding } from './scope.ts';

/** How often; absent: never. */
type Counts = ReadonlyMap<Binding, number>;

export interface BindingCounts {
  /** To be exported is to be read, to be declared or set is not. */
  readonly reads: Counts;
  /** Without the value that it is declared with. */
  readonly sets: Counts;
}

/** By tree: several ask for the counts of one, and none changes them. */
const counted = new WeakMap<Babel.Program, BindingCounts>();

/** How often a module reads and sets what it declares. Who asks again for a tree gets the same counts. */
export function bindingCounts(program: Babel.Program): BindingCounts {
  const known = counted.get(program) ?? countAnew(program);
  counted.set(program, known);
  return known;
}

function countAnew(program: Babel.Program): BindingCounts {
  const root = analyzeScopes(program);
  const reads = new Map<Binding, number>();
  const sets = new Map<Binding, number>();
  for (const { name, node, path } of nameUses(program)) {
    const binding = bindingAt(root, name, startOf(node));
    if (binding === undefined) continue;
    const place = outermostPattern(path);
    if (isRead(place) || isExported(place)) reads.set(binding, (reads.get(binding) ?? 0) + 1);
    if (isSet(place)) sets.set(binding, (sets.get(binding) ?? 0) + 1);
  }
  return { reads, sets };
}

function isRead({ node, parent, key }: Path): boolean {
  const up = parent?.node;
  if (up === undefined || key === 'params' || key === 'param' || key === 'id') return false;
  if (up.type === 'UpdateExpression') return parent?.parent?.node.type !== 'ExpressionStatement';
  if (up.type === 'ForOfStatement' || up.type === 'ForInStatement') return key !== 'left';
  return up.type !== 'AssignmentExpression' || up.left !== node;
}

function isSet({ node, parent, key }: Path): boolean {
  const up = parent?.node;
  // `for (let each of all)`
  if (up?.type === 'VariableDeclarator' && key === 'id') return parent?.parent?.key === 'left';
  if (up?.type === 'ForOfStatement' || up?.type === 'ForInStatement') return key === 'left';
  return up?.type === 'UpdateExpression' || (up?.type === 'AssignmentExpression' && up.left === node);
}

/** `x` in `const { a: [x = 1, ...rest] } = …` → the whole pattern; a name outside of patterns is its own. */
function outermostPattern(path: Path): Path {
  const up = path.parent;
  return up !== undefined && bindsIn(path, up) ? outermostPattern(up) : path;
}

function bindsIn({ key }: Path, { node, parent }: Path): boolean {
  if (node.type === 'ObjectProperty') return key === 'value' && parent?.node.type === 'ObjectPattern';
  if (node.type === 'AssignmentPattern') return key === 'left';
  return /^(ObjectPattern|ArrayPattern|RestElement|TSParameterProperty)$/.test(node.type);
}

/** `export const x = 1`, `export function x() {}`: somebody else reads it. */
function isExported({ key, parent: holder }: Path): boolean {
  if (key !== 'id') return false;
  const statement = holder?.node.type === 'VariableDeclarator' ? holder.parent?.parent : holder?.parent;
  return statement?.node.type.startsWith('Export') === true;
}
