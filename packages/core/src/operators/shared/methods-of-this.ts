import type * as Babel from '@babel/types';
import { isFunction, type Node } from '../../syntax/node.ts';
import { enclosing, type Path } from '../../syntax/path.ts';

/** A method that may be called on `this`. */
interface OwnMethod {
  /** A private one with its `#`. */
  readonly name: string;
  readonly takes: number;
}

/** The methods of the class around, but for the one around the place; where that extends another one, `inherited` as well. */
export function methodsOfThis(path: Path, inherited: ReadonlyMap<string, readonly string[]>): OwnMethod[] {
  // An arrow function has the `this` of what is around it.
  const around = enclosing(
    path,
    (node) => isField(node) || (isFunction(node) && node.type !== 'ArrowFunctionExpression'),
  );
  const body = around?.parent;
  if (around === undefined || body?.node.type !== 'ClassBody') return [];
  const own = around.node as Partial<Babel.ClassMethod>;
  const superClass = (body.parent?.node as Babel.Class | undefined)?.superClass;
  // There is no `this` before `super()`.
  if (own.kind === 'constructor' && superClass) return [];
  const members = body.node.body.flatMap((member) => {
    if (member.type !== 'ClassMethod' && member.type !== 'ClassPrivateMethod') return [];
    const isThere = member.kind === 'method' && (member.static ?? false) === (own.static ?? false);
    const name = nameOf(member);
    return isThere && name !== undefined ? [{ name, takes: member.params.length, isAround: member === own }] : [];
  });
  const names = new Set(members.map(({ name }) => name));
  const others = superClass && own.static !== true ? [...inherited].filter(([name]) => !names.has(name)) : [];
  return [
    ...members.filter(({ isAround }) => !isAround),
    ...others.map(([name, parameters]) => ({ name, takes: parameters.length })),
  ];
}

function isField({ type }: Node): boolean {
  return type === 'ClassProperty' || type === 'ClassPrivateProperty';
}

function nameOf(member: Babel.ClassMethod | Babel.ClassPrivateMethod): string | undefined {
  if (member.type === 'ClassPrivateMethod') return `#${member.key.id.name}`;
  return !member.computed && member.key.type === 'Identifier' ? member.key.name : undefined;
}
