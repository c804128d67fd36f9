import type * as Babel from '@babel/types';
import type { Node } from '../../syntax/node.ts';

const ONE_THING = /^TS((String|Number|Boolean|Void|Null|Undefined)Keyword|LiteralType|TypePredicate)$/;

/** The type of what a function returns; `undefined` where it declares none. */
export function declaredAnswer({ returnType }: Babel.Function): Node | undefined {
  return returnType?.type === 'TSTypeAnnotation' ? returnType.typeAnnotation : undefined;
}

/** `string`, `number | undefined`, `value is Row`: of a type that no list is of. */
export function isOfOneThing(type: Node | undefined): boolean {
  return type?.type === 'TSUnionType' ? type.types.every(isOfOneThing) : ONE_THING.test(type?.type ?? '');
}
