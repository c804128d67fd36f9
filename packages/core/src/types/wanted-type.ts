import type TypeScript from 'typescript';

/** The type that fits in the place of an expression; `undefined` when its surroundings do not say. */
export function wantedType(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  node: TypeScript.Expression,
): TypeScript.Type | undefined {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && COMPARISONS(ts).includes(parent.operatorToken.kind))
    return comparedType(ts, checker, node, parent.left === node ? parent.right : parent.left);
  if (ts.isCaseClause(parent) && parent.expression === node)
    return declaredType(ts, checker, parent.parent.parent.expression);
  return checker.getContextualType(node);
}

function COMPARISONS({ SyntaxKind }: typeof TypeScript): readonly TypeScript.SyntaxKind[] {
  return [
    SyntaxKind.EqualsEqualsToken,
    SyntaxKind.EqualsEqualsEqualsToken,
    SyntaxKind.ExclamationEqualsToken,
    SyntaxKind.ExclamationEqualsEqualsToken,
  ];
}

/** What a value may sensibly be compared with; two that stand against each other say the same of one another. */
function comparedType(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  node: TypeScript.Expression,
  other: TypeScript.Expression,
): TypeScript.Type | undefined {
  const type = declaredType(ts, checker, other);
  const { Literal, Null, Undefined } = ts.TypeFlags;
  return (type.flags & (Literal | Null | Undefined)) === 0 ? type : declaredType(ts, checker, node);
}

/** Of a name, what it is declared as: what earlier conditions leave of it is a matter of the code that may be wrong. */
function declaredType(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  node: TypeScript.Expression,
): TypeScript.Type {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  const declaration = symbol?.valueDeclaration;
  if (symbol === undefined || declaration === undefined) return checker.getTypeAtLocation(node);
  return checker.getTypeOfSymbolAtLocation(symbol, declaration);
}
