import type { Span } from '../../model/edit.ts';
import type { Node } from '../../syntax/node.ts';
import { isFunction } from '../../syntax/node.ts';
import { enclosingFunction, pathsOf, type Path } from '../../syntax/path.ts';
import type { Spectrum } from './localize.ts';
import type { Place, Places } from './place.ts';

/**
 * Whether a failing test runs anything of the target: a body of one of its functions, or, while the module is loaded, an
 * expression whose value may come out of it by another way than a function. What could not be observed counts for nothing,
 * unless that is all.
 *
 * @param named The declaration that the target is; absent: the whole module.
 */
export function reachesTarget(places: Places, named: Span | undefined, { failing }: Spectrum): boolean {
  const observed = [...places.expressions, ...places.points].filter(isObserved);
  if (observed.length === 0) return true;
  return observed.some(({ site, hits = [] }) => {
    if (!failing.some((test) => (hits[test] ?? 0) > 0)) return false;
    if (enclosingFunction(site.path) !== undefined) return true;
    if (site.kind !== 'expression' || GATHERING.has(site.path.node.type)) return false;
    if (named !== undefined) return named.start <= site.start && site.end <= named.end;
    return mayLeave(site.path);
  });
}

/** The recorder gives one hit in every test, and no state, for what it cannot observe. */
function isObserved({ hits, states }: Place): boolean {
  return hits !== undefined && (states.length > 0 || !hits.every((count) => count === 1));
}

/** What is made while a module is loaded and gives away nothing but what is declared elsewhere. */
const GATHERING: ReadonlySet<string> = new Set([
  'Identifier',
  'MemberExpression',
  'AssignmentExpression',
  'ObjectExpression',
  'ClassExpression',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);

/** Whether the value of an expression at the top of a module can be seen outside without a call. */
function mayLeave(path: Path): boolean {
  let declared: string | undefined;
  for (let up: Path | undefined = path; up !== undefined; up = up.parent) {
    const { node } = up;
    if (node.type === 'VariableDeclarator') declared = node.id.type === 'Identifier' ? node.id.name : '';
    if (node.type === 'VariableDeclaration' && up.parent?.node.type === 'Program')
      return declared === '' || handedOn(up.parent.node).has(declared ?? '');
  }
  return true;
}

/** Names in `export { a }`, `export default a`, `module.exports = { a }`. */
function handedOn(program: Node): Set<string> {
  const names = new Set<string>();
  for (const { node } of pathsOf(program, (each) => isFunction(each) || each.type === 'VariableDeclaration'))
    if (node.type === 'Identifier') names.add(node.name);
  return names;
}
