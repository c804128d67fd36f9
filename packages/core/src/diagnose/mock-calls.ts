import { isRepairError } from '../model/errors.ts';
import type { Node } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { pathsOf } from '../syntax/path.ts';

/** A call that puts a mock in the place of a module. */
export interface MockCall {
  /** `jest.mock('../src/a')`, without its factory. */
  readonly written: string;
  readonly specifier: string;
  readonly line: number;
  readonly hasFactory: boolean;
}

const OBJECTS: ReadonlySet<string> = new Set(['vi', 'vitest', 'jest']);
const METHODS: ReadonlySet<string> = new Set(['mock', 'doMock', 'setMock', 'unstable_mockModule']);

/** The mocks that a file sets up for modules, in their order; those that only spy run the module itself. */
export function mockCalls(source: string, file: string): MockCall[] {
  if (!/\b(?:vi|vitest|jest)\b/.test(source)) return [];
  const found: MockCall[] = [];
  for (const { node } of nodesOf(source, file)) {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') continue;
    const { object, property } = node.callee;
    if (object.type !== 'Identifier' || !OBJECTS.has(object.name)) continue;
    if (property.type !== 'Identifier' || !METHODS.has(property.name)) continue;
    const [first, second] = node.arguments;
    const specifier = specifierIn(first);
    if (specifier === undefined || isSpy(second)) continue;
    const written = `${object.name}.${property.name}('${specifier}')`;
    found.push({ written, specifier, line: node.loc?.start.line ?? 1, hasFactory: second !== undefined });
  }
  return found;
}

/** A string, or Vitest's `import('./a')`. */
function specifierIn(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'ImportExpression') return specifierIn(node.source);
  return node?.type === 'CallExpression' && node.callee.type === 'Import' ? specifierIn(node.arguments[0]) : undefined;
}

/** `{ spy: true }`. */
function isSpy(options: Node | undefined): boolean {
  return (
    options?.type === 'ObjectExpression' &&
    options.properties.some(
      (property) =>
        property.type === 'ObjectProperty' && property.key.type === 'Identifier' && property.key.name === 'spy',
    )
  );
}

function nodesOf(source: string, file: string): Iterable<{ readonly node: Node }> {
  try {
    return pathsOf(parseModule(source, file).program);
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return [];
    throw error;
  }
}
