import type TypeScript from 'typescript';
import type { TypeShape } from '../model/module-types.ts';
import { constantsOf } from './constants-of.ts';
import { isOfLanguage, kindsOf } from './kinds-of.ts';
import { visibleEnums } from './visible-enums.ts';

/** How deep members of members are told. */
const DEPTH = 2;
const MOST_MEMBERS = 24;
const MOST_SHAPES = 2_000;

/** Types as plain data, those that are alike once. */
export interface ShapeTable {
  readonly shapes: readonly TypeShape[];
  /** `undefined` when nothing is known about the type, or the table is full. */
  readonly indexOf: (type: TypeScript.Type) => number | undefined;
}

export function createShapeTable(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  source: TypeScript.SourceFile,
): ShapeTable {
  const checker = program.getTypeChecker();
  const enums = visibleEnums(ts, checker, source);
  const shapes: TypeShape[] = [];
  const byText = new Map<string, number>();
  const byType = new Map<string, number | undefined>();
  const idOf = createIds();

  function indexOf(type: TypeScript.Type, depth: number): number | undefined {
    const key = `${idOf(type)} ${depth}`;
    if (!byType.has(key)) byType.set(key, add(shapeOf(type, depth)));
    return byType.get(key);
  }

  function add(shape: TypeShape): number | undefined {
    const text = JSON.stringify(shape);
    const known = byText.get(text);
    if (known !== undefined || text === '{}' || shapes.length === MOST_SHAPES) return known;
    byText.set(text, shapes.length);
    return shapes.push(shape) - 1;
  }

  function shapeOf(type: TypeScript.Type, depth: number): TypeShape {
    const kinds = kindsOf(ts, program, type);
    const { constants, isClosed } = constantsOf(ts, type, enums);
    const members = depth === 0 || kinds?.includes('object') !== true ? [] : membersOf(type, depth);
    return {
      ...(kinds && { kinds }),
      ...(constants.length > 0 && { constants }),
      ...(isClosed && { isClosed }),
      ...(members.length > 0 && { members }),
    };
  }

  function membersOf(type: TypeScript.Type, depth: number): (readonly [string, number])[] {
    const whole = checker.getNonNullableType(type);
    if (whole.isUnion() || isOfLanguage(program, whole)) return [];
    return whole
      .getProperties()
      .slice(0, MOST_MEMBERS)
      .flatMap((member) => {
        const shape = indexOf(checker.getTypeOfSymbolAtLocation(member, source), depth - 1);
        return shape === undefined ? [] : [[member.name, shape] as const];
      });
  }

  return { shapes, indexOf: (type) => indexOf(type, DEPTH) };
}

function createIds(): (type: TypeScript.Type) => number {
  const ids = new Map<TypeScript.Type, number>();
  return (type) => {
    const id = ids.get(type) ?? ids.size;
    ids.set(type, id);
    return id;
  };
}
