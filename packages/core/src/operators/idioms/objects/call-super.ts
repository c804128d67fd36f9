import type * as Babel from '@babel/types';
import { startOf, textOf } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, programOf, type Path } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = { first: 1.7, last: 1.9 };

/** `validate() { … }` → `validate() { super.validate(); … }`, where the class above has such a method as well. */
export const callSuper: PatchOperator = {
  name: 'call-super',
  family: 'statement',
  description: 'a method that takes the place of that of the class above and does not do what it did',
  floor: COST.first,
  on: 'module',
  *patches(sites, { source }) {
    const seen = new Set<Babel.ClassMethod>();
    for (const { path } of sites) {
      const method = enclosingFunction(path);
      if (method?.node.type !== 'ClassMethod' || seen.has(method.node)) continue;
      seen.add(method.node);
      const call = superCall(method.node, method, source);
      if (call === undefined) continue;
      const { body } = method.node.body;
      for (const [statement, cost] of [[body[0], COST.first] as const, [body.at(-1), COST.last] as const]) {
        if (statement === undefined || (cost === COST.last && statement.type !== 'ReturnStatement')) continue;
        const at = startOf(statement);
        yield { edits: [{ start: at, end: at, text: `${call}\n${indentAt(source, at)}` }], cost };
      }
    }
  },
};

function superCall(method: Babel.ClassMethod, path: Path, source: string): string | undefined {
  const own = enclosing(path, ({ type }) => type === 'ClassDeclaration')?.node as Babel.ClassDeclaration | undefined;
  const name =
    method.key.type === 'Identifier' && method.kind === 'method' && !method.static ? method.key.name : undefined;
  if (name === undefined || own?.superClass?.type !== 'Identifier') return undefined;
  if (!hasMethod(own.superClass.name, name, path) || textOf(source, method.body).includes(`super.${name}(`))
    return undefined;
  const parameters = method.params.flatMap((param) => (param.type === 'Identifier' ? [param.name] : []));
  if (parameters.length < method.params.length) return undefined;
  return `${method.async ? 'await ' : ''}super.${name}(${parameters.join(', ')});`;
}

/** In the module, and with something in it. */
function hasMethod(className: string, name: string, path: Path): boolean {
  for (const statement of programOf(path).body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'ClassDeclaration' || declared.id?.name !== className) continue;
    return declared.body.body.some(
      (member) =>
        member.type === 'ClassMethod' &&
        member.key.type === 'Identifier' &&
        member.key.name === name &&
        member.body.body.length > 0,
    );
  }
  return false;
}
