import type * as Babel from '@babel/types';
import { nameUses } from './free-names.ts';
import { startOf } from './node.ts';
import type { Path } from './path.ts';
import { analyzeScopes, bindingAt, type Binding } from './scope.ts';

/** How often the module reads what it declares, exports among it. Absent: never; to declare or to set is not to read. */
export function readCounts(program: Babel.Program): ReadonlyMap<Binding, number> {
  const root = analyzeScopes(program);
  const counts = new Map<Binding, number>();
  for (const { name, node, path } of nameUses(program)) {
    const binding = bindingAt(root, name, startOf(node));
    if (binding === undefined || !(isRead(path) || isExported(path))) continue;
    counts.set(binding, (counts.get(binding) ?? 0) + 1);
  }
  return counts;
}

function isRead(path: Path): boolean {
  const { node, parent, key } = outermostPattern(path);
  const up = parent?.node;
  if (up === undefined || key === 'params' || key === 'param' || key === 'id') return false;
  if (up.type === 'UpdateExpression') return parent?.parent?.node.type !== 'ExpressionStatement';
  if (up.type === 'ForOfStatement' || up.type === 'ForInStatement') return key !== 'left';
  return up.type !== 'AssignmentExpression' || up.left !== node;
}

/** `x` in `const { a: [x = 1, ...rest] } = …` → the whole pattern; a name outside of patterns is its own. */
function outermostPattern(path: Path): Path {
  const up = path.parent;
  return up !== undefined && bindsIn(path, up) ? outermostPattern(up) : path;
}

function bindsIn({ key }: Path, { node, parent }: Path): boolean {
  if (node.type === 'ObjectProperty') return key === 'value' && parent?.node.type === 'ObjectPattern';
  if (node.type === 'AssignmentPattern') return key === 'left';
  if (node.type === 'RestElement') return parent?.node.type !== 'CallExpression';
  return node.type === 'ObjectPattern' || node.type === 'ArrayPattern' || node.type === 'TSParameterProperty';
}

/** `export const x = 1`, `export function x() {}`: somebody else reads it. */
function isExported(path: Path): boolean {
  const declared = outermostPattern(path);
  if (declared.key !== 'id') return false;
  const holder = declared.parent;
  const statement = holder?.node.type === 'VariableDeclarator' ? holder.parent?.parent : holder?.parent;
  return statement?.node.type.startsWith('Export') === true;
}
