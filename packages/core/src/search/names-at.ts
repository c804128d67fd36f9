import { enclosing, type Path } from '../syntax/path.ts';
import { bindingsAt, type Scope } from '../syntax/scope.ts';

const MOST_NAMES = 16;

/**
 * The names whose values are worth recording at `offset`, nearest first: variables, parameters, constants, `this` and its
 * private fields. Functions, classes and imports are not values to compute with.
 */
export function namesAt(root: Scope, path: Path, offset: number): string[] {
  const names = bindingsAt(root, offset)
    .filter((binding) => binding.parameters === undefined)
    .filter((binding) => ['parameter', 'const', 'let', 'var', 'catch'].includes(binding.kind))
    .map((binding) => binding.name)
    .slice(0, MOST_NAMES);
  const owner = ownerOfThis(path);
  if (owner === undefined) return names;
  const fields = owner === 'class' ? privateFieldsAround(path) : [];
  return [...names, 'this', ...fields.slice(0, MOST_NAMES).map((field) => `this.${field}`)];
}

/** Of the innermost class, with their `#`: in another class of the module they could not even be named. */
function privateFieldsAround(path: Path): string[] {
  const body = enclosing(path, (node) => node.type === 'ClassBody')?.node;
  if (body?.type !== 'ClassBody') return [];
  return body.body.flatMap((member) =>
    member.type === 'ClassPrivateProperty' && !member.static ? [`#${member.key.id.name}`] : [],
  );
}

/** Whose `this` it is: a method or field of a class, another method, or none worth looking at. */
function ownerOfThis(path: Path): 'class' | 'object' | undefined {
  for (let up: Path | undefined = path; up !== undefined; up = up.parent) {
    switch (up.node.type) {
      case 'ClassMethod':
      case 'ClassPrivateMethod':
      case 'ClassProperty':
      case 'ClassPrivateProperty':
      case 'StaticBlock':
        return up.node.type !== 'StaticBlock' && !up.node.static ? 'class' : 'object';
      case 'ObjectMethod':
      case 'FunctionExpression':
        return 'object';
      case 'FunctionDeclaration':
        return undefined;
    }
  }
  return undefined;
}
