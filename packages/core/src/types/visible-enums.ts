import type TypeScript from 'typescript';

/** The enums that the top of a module can name, with the names that it has for them. */
export function visibleEnums(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  source: TypeScript.SourceFile,
): ReadonlyMap<TypeScript.Symbol, string> {
  const enums = new Map<TypeScript.Symbol, string>();
  for (const name of source.statements.flatMap((statement) => namesOf(ts, statement))) {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol === undefined) continue;
    const own = (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol);
    if ((own.flags & ts.SymbolFlags.Enum) !== 0) enums.set(own, name.text);
  }
  return enums;
}

/** Of enums, and of what is imported to be there at run time. */
function namesOf(ts: typeof TypeScript, statement: TypeScript.Statement): TypeScript.Identifier[] {
  if (ts.isEnumDeclaration(statement)) {
    const isThere = !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword);
    return isThere ? [statement.name] : [];
  }
  if (!ts.isImportDeclaration(statement)) return [];
  const clause = statement.importClause;
  if (clause === undefined || clause.isTypeOnly) return [];
  const { name, namedBindings: named } = clause;
  const listed = named !== undefined && ts.isNamedImports(named) ? named.elements : [];
  return [
    ...(name === undefined ? [] : [name]),
    ...listed.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => element.name),
  ];
}
