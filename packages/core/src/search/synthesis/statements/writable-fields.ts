import type * as Babel from '@babel/types';
import { enclosing, pathsOf, type Path } from '../../../syntax/path.ts';

/** On top of a change to what a class was set up with: such fields are seldom state. */
const SETTING = 0.4;

/** What it costs more to write into `this.name` at a place; `undefined` for a field that may not be written. */
export function writingCost(path: Path): (text: string) => number | undefined {
  const body = enclosing(path, ({ type }) => type === 'ClassBody')?.node;
  const { fixed, settings } = body?.type === 'ClassBody' ? fieldsOf(body) : NONE;
  return (text) => (fixed.has(text) ? undefined : settings.has(text) ? SETTING : 0);
}

interface Fields {
  /** `readonly`. */
  readonly fixed: ReadonlySet<string>;
  /** Parameters of the constructor that are nowhere else written to. */
  readonly settings: ReadonlySet<string>;
}

const NONE: Fields = { fixed: new Set(), settings: new Set() };

function fieldsOf(body: Babel.ClassBody): Fields {
  const fixed = new Set<string>();
  const settings = new Set<string>();
  for (const member of body.body) {
    if (member.type === 'ClassProperty' && member.readonly === true && member.key.type === 'Identifier')
      fixed.add(`this.${member.key.name}`);
    if (member.type !== 'ClassMethod' || member.kind !== 'constructor') continue;
    const parameters = new Set<string>();
    for (const parameter of member.params) {
      const own = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
      const name = own.type === 'AssignmentPattern' ? own.left : own;
      if (name.type !== 'Identifier') continue;
      parameters.add(name.name);
      if (parameter.type !== 'TSParameterProperty') continue;
      (parameter.readonly === true ? fixed : settings).add(`this.${name.name}`);
    }
    for (const [field, value] of assignmentsIn(member.body)) {
      if (value?.type === 'Identifier' && parameters.has(value.name)) settings.add(field);
    }
  }
  for (const member of body.body) {
    if (member.type === 'ClassMethod' && member.kind === 'constructor') continue;
    for (const [field] of assignmentsIn(member)) settings.delete(field);
  }
  return { fixed, settings };
}

/** Fields of `this` that are assigned to or counted, with what they are given, if anything. */
function* assignmentsIn(root: Babel.Node): Generator<readonly [field: string, value: Babel.Node | undefined]> {
  for (const { node } of pathsOf(root)) {
    const target =
      node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : undefined;
    if (target?.type !== 'MemberExpression' || target.object.type !== 'ThisExpression') continue;
    if (target.property.type !== 'Identifier' || target.computed) continue;
    const value = node.type === 'AssignmentExpression' && node.operator === '=' ? node.right : undefined;
    yield [`this.${target.property.name}`, value];
  }
}
