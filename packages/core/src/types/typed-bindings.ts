import type TypeScript from 'typescript';
import type { Span } from '../model/edit.ts';
import type { TypedBinding } from '../model/module-types.ts';
import type { ShapeTable } from './shape-table.ts';

const MOST = 2_000;

/** Variables, parameters and `this` of classes whose text `isNear`, with their declared types; inner ones last. */
export function typedBindings(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  source: TypeScript.SourceFile,
  { indexOf, isNear }: Pick<ShapeTable, 'indexOf'> & { readonly isNear: (span: Span) => boolean },
): TypedBinding[] {
  const bindings: TypedBinding[] = [];
  const add = (name: string, scope: TypeScript.Node, type: () => TypeScript.Type): void => {
    const span = { start: scope.getStart(source), end: scope.end };
    if (bindings.length === MOST || !isNear(span)) return;
    const shape = indexOf(type());
    if (shape !== undefined) bindings.push({ name, ...span, shape });
  };
  const visit = (node: TypeScript.Node): void => {
    if (ts.isClassLike(node) && node.name !== undefined) {
      const { name } = node;
      add('this', node, () => instanceType(checker, name));
    }
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name)
    ) {
      const { name } = node;
      add(name.text, scopeOf(ts, node), () => checker.getTypeAtLocation(name));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return bindings;
}

function instanceType(checker: TypeScript.TypeChecker, name: TypeScript.Identifier): TypeScript.Type {
  const symbol = checker.getSymbolAtLocation(name);
  return symbol === undefined ? checker.getTypeAtLocation(name) : checker.getDeclaredTypeOfSymbol(symbol);
}

/** The text in which a declared name can be read; of a `var` the block, which is where it is likely meant. */
function scopeOf(ts: typeof TypeScript, declaration: TypeScript.Node): TypeScript.Node {
  for (let up = declaration.parent; ; up = up.parent) {
    if (ts.isFunctionLike(up) || ts.isBlock(up) || ts.isSourceFile(up) || ts.isModuleBlock(up) || ts.isCaseBlock(up))
      return up;
    if (ts.isForStatement(up) || ts.isForOfStatement(up) || ts.isForInStatement(up) || ts.isCatchClause(up)) return up;
  }
}
