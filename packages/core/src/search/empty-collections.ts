import type * as Babel from '@babel/types';
import { childrenOf, textOf, type Node } from '../syntax/node.ts';
import { pathsOf, type Path } from '../syntax/path.ts';

const FILLING = /^(add|set|push|unshift|splice|fill)$/;

/**
 * Names of collections that are made empty, asked, and never filled: linters call it an empty collection that is used. Somebody
 * forgot the call that fills it. A collection that is handed on may be filled elsewhere, and is none of them.
 */
export function emptyCollections(program: Babel.Program, source: string): ReadonlySet<string> {
  const uses = new Map<string, Path[]>();
  for (const path of pathsOf(program)) {
    const { node } = path;
    if (node.type !== 'Identifier') continue;
    const known = uses.get(node.name);
    if (known === undefined) uses.set(node.name, [path]);
    else known.push(path);
  }
  return new Set(
    [...uses].flatMap(([name, paths]) => {
      const others = paths.filter((path) => !isMadeEmpty(path, source) && !isKey(path));
      return others.length < paths.length && others.length > 0 && others.every(isQuestion) ? [name] : [];
    }),
  );
}

/** The name in `const seen = new Set()`, `const list = []` and the like. */
function isMadeEmpty({ parent, key }: Path, source: string): boolean {
  const up = parent?.node;
  if (up?.type !== 'VariableDeclarator' || key !== 'id' || !up.init) return false;
  return /^(\[\]|\{\}|new (Map|Set|WeakMap|WeakSet)(<.*>)?(\(\))?)$/s.test(textOf(source, up.init));
}

/** A property or key of the same name, which is something else. */
function isKey({ parent, key }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'MemberExpression' || up?.type === 'OptionalMemberExpression')
    return key === 'property' && !up.computed;
  return up?.type === 'ObjectProperty' && key === 'key' && !up.computed && !up.shorthand;
}

function isQuestion({ node, parent, key }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'ForOfStatement') return key === 'right';
  if (up?.type !== 'MemberExpression' || key !== 'object' || parent?.parent === undefined) return false;
  if (isChanged(up, parent.parent.node)) return false;
  return childrenOf(up).every((child) => child.node === node || up.computed || !isFilling(child.node));
}

function isFilling(property: Node): boolean {
  return property.type === 'Identifier' && FILLING.test(property.name);
}

function isChanged(member: Node, up: Node): boolean {
  if (up.type === 'AssignmentExpression') return up.left === member;
  return up.type === 'UpdateExpression' || (up.type === 'UnaryExpression' && up.operator === 'delete');
}

/** Whether a text puts something into the collection. */
export function fills(text: string, name: string): boolean {
  const at = `(?<![\\w$.])${name.replaceAll('$', '\\$')}`;
  return new RegExp(`${at}(\\.(add|set|push|unshift)\\(|\\[[^\\]]+\\] *=(?!=))`).test(text);
}
