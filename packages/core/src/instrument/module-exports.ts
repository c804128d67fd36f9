import type * as Babel from '@babel/types';
import { patternNames } from '../syntax/scope.ts';

/** An export of a module's own. */
export interface LocalExport {
  readonly name: string;
  /** What it is called in the module. */
  readonly local: string;
  /** Nothing can assign to it. Absent: something may. */
  readonly constant?: true;
}

/** What a statement without `from` exports. */
export function exportedAs({ declaration, specifiers }: Babel.ExportNamedDeclaration): LocalExport[] {
  if (declaration?.type === 'VariableDeclaration') {
    const constant = declaration.kind === 'const' ? ({ constant: true } as const) : {};
    return declaration.declarations
      .flatMap(({ id }) => patternNames(id))
      .map((name) => ({ name, local: name, ...constant }));
  }
  if (declaration && 'id' in declaration && declaration.id?.type === 'Identifier') {
    return [{ name: declaration.id.name, local: declaration.id.name }];
  }
  return specifiers.flatMap((specifier) =>
    specifier.type === 'ExportSpecifier' ? [{ name: nameOf(specifier.exported), local: specifier.local.name }] : [],
  );
}

/** Names of other modules may be texts: `export { a as 'x-y' }`. */
export function nameOf(name: Babel.Identifier | Babel.StringLiteral): string {
  return name.type === 'StringLiteral' ? name.value : name.name;
}
