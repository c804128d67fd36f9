import type { Node } from '../syntax/node.ts';

export interface Member {
  readonly name: string;
  /** The method, accessor or field as a whole. */
  readonly node: Node;
  /** `#private`, or `private` in TypeScript. */
  readonly isPrivate: boolean;
}

/** Methods, accessors and fields of a class or an object literal, in source order. */
export function membersOf(owner: Node): Member[] {
  if (owner.type === 'ClassDeclaration' || owner.type === 'ClassExpression') return owner.body.body.flatMap(memberOf);
  if (owner.type === 'ObjectExpression') return owner.properties.flatMap(memberOf);
  return [];
}

function memberOf(node: Node): Member[] {
  switch (node.type) {
    case 'ClassMethod':
    case 'ClassPrivateMethod':
    case 'ObjectMethod': {
      const name = keyName(node.key);
      if (name === undefined) return [];
      return [{ name, node, isPrivate: isPrivate(node, name) }];
    }
    case 'ClassProperty':
    case 'ClassPrivateProperty':
    case 'ObjectProperty': {
      const name = keyName(node.key);
      if (name === undefined) return [];
      return [{ name, node, isPrivate: isPrivate(node, name) }];
    }
    default:
      return [];
  }
}

function keyName(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'PrivateName') return `#${key.id.name}`;
  return undefined;
}

function isPrivate(node: Node, name: string): boolean {
  return name.startsWith('#') || (node as { accessibility?: string }).accessibility === 'private';
}
