import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosing, enclosingFunction, type Path } from '../../syntax/path.ts';

/**
 * The edits after which a field may be set: its `readonly` goes. `undefined` where it may not be set at all, as what only has a
 * getter, or where what declares it is not the class around.
 */
export function freedField(place: Babel.MemberExpression, path: Path, source: string): Edit[] | undefined {
  const name = textOf(source, place.property);
  if (place.computed) return [];
  if (place.object.type !== 'ThisExpression')
    return new RegExp(`\\breadonly\\s+${name.replaceAll('$', '\\$')}(?![\\w$])`).test(source) ? undefined : [];
  const around = enclosing(path, ({ type }) => type === 'ClassBody')?.node;
  const members = around?.type === 'ClassBody' ? around.body.flatMap(fieldsOf) : [];
  const own = members.filter((member) => keyOf(member, source) === name);
  if (own.some(isGetter) && !own.some((member) => member.type === 'ClassMethod' && member.kind === 'set'))
    return undefined;
  // A constructor may set it as it is.
  const setter = enclosingFunction(path)?.node;
  if (setter?.type === 'ClassMethod' && setter.kind === 'constructor') return [];
  return own.flatMap((member) => {
    const head = source.slice(startOf(member), startOf(nameOf(member)));
    const at = /\breadonly\s+/.exec(head);
    if (at === null || !('readonly' in member) || member.readonly !== true) return [];
    const start = startOf(member) + at.index;
    // A parameter with no such word in front of it is no field.
    const isBare = member.type === 'TSParameterProperty' && !member.accessibility;
    return [{ start, end: start + at[0].length, text: isBare ? 'public ' : '' }];
  });
}

/** With the parameters of its constructor that are fields. */
function fieldsOf(member: Node): Node[] {
  const params = member.type === 'ClassMethod' && member.kind === 'constructor' ? member.params : [];
  return [member, ...params.filter(({ type }) => type === 'TSParameterProperty')];
}

function nameOf(member: Node): Node {
  if (member.type === 'TSParameterProperty')
    return member.parameter.type === 'AssignmentPattern' ? member.parameter.left : member.parameter;
  return (member as { key?: Node }).key ?? member;
}

function keyOf(member: Node, source: string): string {
  const name = nameOf(member);
  return name.type === 'Identifier' ? name.name : textOf(source, name);
}

function isGetter(member: Node): boolean {
  return member.type === 'ClassMethod' && member.kind === 'get';
}
