import { enclosingFunction, programOf, type Path } from '../../../syntax/path.ts';
import { textOf } from '../../../syntax/node.ts';

/** `WORD.lastIndex = 0;`: regular expressions of the module with `g` or `y`, which begin where they last stopped, in functions that use them. */
export function rewinds(path: Path, source: string): string[] {
  const around = enclosingFunction(path)?.node;
  if (around === undefined) return [];
  const words = new Set(textOf(source, around).match(/[\w$]+/g));
  return programOf(path).body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const isKept = init?.type === 'RegExpLiteral' && /[gy]/.test(init.flags);
      return isKept && id.type === 'Identifier' && words.has(id.name) ? [`${id.name}.lastIndex = 0;`] : [];
    });
  });
}
