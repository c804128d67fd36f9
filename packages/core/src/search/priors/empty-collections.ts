import { childrenOf, textOf, type Node } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';

const FILLING = /^(add|set|push|unshift|splice|fill)$/;

/** `new Set([start])` begins with what it is asked for first, `new Set(['a', 'b'])` is full. */
const EMPTY = /^(\[\]|\{\}|new (Map|Set|WeakMap|WeakSet)(<.*>)?(\((\[[a-z_$][\w$.]*\])?\))?)$/is;

/** By how a collection is called: the texts of what it is asked for. */
export type EmptyCollections = ReadonlyMap<string, readonly string[]>;

/**
 * Collections, `seen` or `this.seen`, that are made empty, asked, and never filled: linters call it an empty collection that is
 * used. Somebody forgot the call that fills it. With the texts of what they are asked for, `has(x)` or `get(x)` or `[x]`. A
 * collection that is handed on may be filled elsewhere, and is none of them.
 */
export function emptyCollections({ program, source }: ParsedModule): EmptyCollections {
  const mentions = new Map<string, Path[]>();
  for (const path of pathsOf(program)) {
    const name = nameOf(path, source);
    if (name === undefined) continue;
    const known = mentions.get(name);
    if (known === undefined) mentions.set(name, [path]);
    else known.push(path);
  }
  return new Map(
    [...mentions].flatMap(([name, paths]): [string, string[]][] => {
      const uses = paths.filter((path) => !isMadeEmpty(path, source));
      if (uses.length === paths.length || uses.length === 0 || !uses.every(isQuestion)) return [];
      return [[name, uses.flatMap((path) => askedFor(path, source))]];
    }),
  );
}

/** What is named there: a variable, or a field of the own object, also where it is declared. */
function nameOf(path: Path, source: string): string | undefined {
  const { node, parent, key } = path;
  const up = parent?.node;
  if (node.type === 'MemberExpression')
    return node.object.type === 'ThisExpression' && !node.computed ? textOf(source, node) : undefined;
  if ((up?.type === 'ClassProperty' || up?.type === 'ClassPrivateProperty') && key === 'key')
    return up.static ? undefined : `this.${textOf(source, node)}`;
  return node.type === 'Identifier' && !isKey(path) ? node.name : undefined;
}

/** Where it is declared: `const seen = new Set()`, `list = []` and the like. */
function isMadeEmpty({ parent, key }: Path, source: string): boolean {
  const up = parent?.node;
  const isField = up?.type === 'ClassProperty' || up?.type === 'ClassPrivateProperty';
  const made = isField && key === 'key' ? up.value : up?.type === 'VariableDeclarator' && key === 'id' ? up.init : null;
  return !!made && EMPTY.test(textOf(source, made));
}

function askedFor({ parent }: Path, source: string): string[] {
  const [member, call] = [parent?.node, parent?.parent?.node];
  if (member?.type !== 'MemberExpression') return [];
  if (member.computed) return [textOf(source, member.property)];
  const [asked] =
    call?.type === 'CallExpression' && /^(has|get)$/.test(textOf(source, member.property)) ? call.arguments : [];
  return asked === undefined ? [] : [textOf(source, asked)];
}

/** A property or key of the same name, which is something else. */
function isKey({ parent, key }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'MemberExpression' || up?.type === 'OptionalMemberExpression')
    return key === 'property' && !up.computed;
  if (up?.type === 'PrivateName') return true;
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
  const at = `(?<![\\w$.])${name.replaceAll(/[$.#]/g, '\\$&')}`;
  return new RegExp(`${at}(\\.(add|set|push|unshift)\\(|\\[[^\\]]+\\] *=(?!=))`).test(text);
}
