import type TypeScript from 'typescript';
import type { Span } from '../model/edit.ts';
import type { ModuleTypes } from '../model/module-types.ts';
import type { RepairTarget } from '../model/target.ts';
import { createShapeTable } from './shape-table.ts';
import { typedBindings } from './typed-bindings.ts';
import { wantedType } from './wanted-type.ts';

const MOST_SITES = 20_000;

/** What TypeScript knows of the expressions, functions and names in the regions of the target, a module of `program`. */
export function readModuleTypes(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  { file, regions }: Pick<RepairTarget, 'file' | 'regions'>,
): ModuleTypes {
  const source = program.getSourceFile(file);
  if (source === undefined) throw new Error(`TypeScript does not read ${file}`);
  const checker = program.getTypeChecker();
  const table = createShapeTable(ts, program, source);
  const sites: Record<string, number> = {};
  const returns: Record<string, number> = {};
  let count = 0;

  const isInside = ({ start, end }: Span): boolean =>
    regions.some((region) => region.start <= start && end <= region.end);
  const isNear = ({ start, end }: Span): boolean => regions.some((region) => start < region.end && region.start < end);
  const note = (into: Record<string, number>, { start, end }: Span, type: TypeScript.Type | undefined): void => {
    const shape = type && table.indexOf(type);
    if (shape !== undefined) into[`${start}:${end}`] = shape;
  };

  const visit = (node: TypeScript.Node): void => {
    const span = { start: node.getStart(source), end: node.end };
    if (!isNear(span) || count === MOST_SITES || ts.isTypeNode(node)) return;
    if (isInside(span)) {
      if (ts.isExpression(node) && !ts.isParenthesizedExpression(node)) {
        count++;
        note(sites, span, wantedType(ts, checker, node));
      }
      const body = ts.isFunctionLike(node) ? (node as { readonly body?: TypeScript.Node }).body : undefined;
      if (body !== undefined)
        note(
          returns,
          { start: body.getStart(source), end: body.end },
          returnedType(checker, node as TypeScript.SignatureDeclaration),
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const bindings = typedBindings(ts, checker, source, { indexOf: table.indexOf, isNear });
  return { shapes: table.shapes, sites, returns, bindings };
}

/** What is declared, not what the code that may be wrong gives back; of an async function what comes in the end. */
function returnedType(
  checker: TypeScript.TypeChecker,
  node: TypeScript.SignatureDeclaration,
): TypeScript.Type | undefined {
  if (node.type === undefined) return undefined;
  const type = checker.getTypeFromTypeNode(node.type);
  return checker.getAwaitedType(type) ?? type;
}
