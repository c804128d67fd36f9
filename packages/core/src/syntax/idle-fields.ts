import type * as Babel from '@babel/types';
import { isTypeOnly, type Node } from './node.ts';
import { pathsOf, type Path } from './path.ts';
import { patternNames } from './scope.ts';

const known = new WeakMap<Babel.Program, ReadonlySet<string>>();

/**
 * Names of fields that a module's classes keep to themselves, give values, and never read: those that begin with an underscore or `#`, or are declared
 * `private` or `protected`. To hand one on to another object, `copy._limit = this._limit`, is no use of it. Who asks again for a tree gets the same.
 */
export function idleFields(program: Babel.Program): ReadonlySet<string> {
  const idle = known.get(program) ?? idleFieldsOf(program);
  known.set(program, idle);
  return idle;
}

function idleFieldsOf(program: Babel.Program): ReadonlySet<string> {
  const [own, read] = [new Set<string>(), new Set<string>()];
  for (const path of pathsOf(program, isTypeOnly)) {
    const { node } = path;
    const name = fieldName(node);
    if (name !== undefined && isKept(name, node) && (isField(node) || isTarget(path))) own.add(name);
    if (name !== undefined && !isField(node) && !isTarget(path) && !isHandedOn(path, name)) read.add(name);
    if (node.type === 'TSParameterProperty' && node.accessibility !== 'public')
      patternNames(node.parameter).forEach((each) => own.add(each));
    // Taken by its name, or taken apart.
    if (node.type === 'StringLiteral') read.add(node.value);
    if (node.type === 'ObjectProperty' && node.key.type === 'Identifier') read.add(node.key.name);
  }
  return new Set([...own].filter((name) => !read.has(name)));
}

function fieldName(node: Node): string | undefined {
  if (isField(node)) return nameOf(node.key);
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
  return node.computed ? undefined : nameOf(node.property);
}

function nameOf(key: Node): string | undefined {
  return key.type === 'PrivateName' ? `#${key.id.name}` : key.type === 'Identifier' ? key.name : undefined;
}

function isField(node: Node): node is Babel.ClassProperty | Babel.ClassPrivateProperty {
  return node.type === 'ClassPrivateProperty' || (node.type === 'ClassProperty' && !node.computed);
}

function isKept(name: string, node: Node): boolean {
  if (/^[_#]/.test(name)) return true;
  return node.type === 'ClassProperty' && /^(?:private|protected)$/.test(node.accessibility ?? '');
}

function isTarget({ parent, key }: Path): boolean {
  return parent?.node.type === 'AssignmentExpression' && key === 'left' && parent.node.operator === '=';
}

function isHandedOn({ parent, key }: Path, name: string): boolean {
  const up = parent?.node;
  return up?.type === 'AssignmentExpression' && key === 'right' && fieldName(up.left) === name;
}
