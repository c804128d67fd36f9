import { textOf } from '../../syntax/node.ts';
import { enclosing, type Path } from '../../syntax/path.ts';
import type { ParsedModule } from '../../syntax/parse.ts';

/** What a field may begin with and begin with again. */
const START = /^(?:\[\]|\{\}|''|""|0|-1|null|undefined|false|true|new (?:Map|Set)(?:<.*>)?\(\))$/;

/** `this.future = [];`: the fields of the class around a place, put back to what they are declared with. */
export function resets(path: Path, { source }: ParsedModule): string[] {
  const body = enclosing(path, ({ type }) => type === 'ClassBody')?.node;
  if (body?.type !== 'ClassBody') return [];
  return body.body.flatMap((member) => {
    if (member.type !== 'ClassProperty' && member.type !== 'ClassPrivateProperty') return [];
    if (member.static || !member.value || ('readonly' in member && member.readonly)) return [];
    const start = textOf(source, member.value);
    const isPlain = member.type === 'ClassPrivateProperty' || (member.key.type === 'Identifier' && !member.computed);
    return isPlain && START.test(start) ? [`this.${textOf(source, member.key)} = ${start};`] : [];
  });
}
