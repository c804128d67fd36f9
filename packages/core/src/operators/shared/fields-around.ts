import type * as Babel from '@babel/types';
import { enclosing, type Path } from '../../syntax/path.ts';

/** Names of the fields of the class around a place, also of those that its constructor declares. */
export function fieldsAround(path: Path): string[] {
  const body = enclosing(path, ({ type }) => type === 'ClassBody')?.node as Babel.ClassBody | undefined;
  return (body?.body ?? []).flatMap((member) => {
    if (member.type === 'ClassProperty' && member.key.type === 'Identifier') return [member.key.name];
    if (member.type !== 'ClassMethod' || member.kind !== 'constructor') return [];
    return member.params.flatMap((param) => {
      const own = param.type === 'TSParameterProperty' ? param.parameter : undefined;
      const name = own?.type === 'AssignmentPattern' ? own.left : own;
      return name?.type === 'Identifier' ? [name.name] : [];
    });
  });
}
