import type * as Babel from '@babel/types';
import { isTypeOnly } from './node.ts';
import { pathsOf, type Path } from './path.ts';

/** By tree: several ask for the names of one. */
const known = new WeakMap<Babel.Program, ReadonlySet<string>>();

/**
 * Names that may be those of a `const enum`: a compiler that knows the whole project puts the number in the place of `Name.Member`, and
 * nothing is there at run time that `Name` alone could read. Of what is imported the text shows only how it is used: capitalized, always
 * for a member, and never to call one. None in a module without types.
 */
export function inlinedEnums(program: Babel.Program): ReadonlySet<string> {
  const names = known.get(program) ?? findNames(program);
  known.set(program, names);
  return names;
}

function findNames(program: Babel.Program): ReadonlySet<string> {
  const imported = new Set(program.body.flatMap(importedBy).filter((name) => /^\p{Lu}/u.test(name)));
  const declared: string[] = [];
  if (!isTyped(program)) return new Set();
  for (const path of pathsOf(program, isTypeOnly)) {
    const { node } = path;
    if (node.type === 'TSEnumDeclaration' && node.const === true) declared.push(node.id.name);
    if (node.type === 'Identifier' && imported.has(node.name) && !isSpecifier(path) && !readsMember(path))
      imported.delete(node.name);
    if (node.type === 'JSXIdentifier') imported.delete(node.name);
  }
  return new Set([...imported, ...declared]);
}

function isTyped(program: Babel.Program): boolean {
  for (const { node } of pathsOf(program)) if (node.type.startsWith('TS')) return true;
  return false;
}

function importedBy(statement: Babel.Statement): string[] {
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.flatMap(({ type, local }) => (type === 'ImportNamespaceSpecifier' ? [] : [local.name]));
}

function isSpecifier({ parent, key }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'MemberExpression' || up?.type === 'OptionalMemberExpression')
    return key === 'property' && !up.computed;
  if (up?.type === 'ObjectProperty') return key === 'key' && !up.computed;
  return up !== undefined && /^(?:Import|Export)\w*Specifier$/.test(up.type);
}

function readsMember({ parent, key }: Path): boolean {
  if (parent?.node.type !== 'MemberExpression' || key !== 'object') return false;
  const above = parent.parent?.node;
  return above?.type !== 'CallExpression' || parent.key !== 'callee';
}
