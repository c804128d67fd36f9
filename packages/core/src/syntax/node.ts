import type * as Babel from '@babel/types';

/** A Babel node of a parsed module: offsets are always there. */
export type Node = Babel.Node;

const NOT_CHILDREN = new Set([
  'loc',
  'extra',
  'leadingComments',
  'trailingComments',
  'innerComments',
  'errors',
  'tokens',
]);

/** A child of a node and where it hangs; `index` is set when the key holds a list. */
export interface Child {
  readonly node: Node;
  readonly key: string;
  readonly index?: number;
}

/** The direct children of `node` in source order. */
export function childrenOf(node: Node): Child[] {
  const children: Child[] = [];
  const fields = node as unknown as Readonly<Record<string, unknown>>;
  for (const key in fields) {
    if (NOT_CHILDREN.has(key)) continue;
    const value = fields[key];
    if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => {
        if (isNode(item)) children.push({ node: item, key, index });
      });
    } else if (isNode(value)) {
      children.push({ node: value, key });
    }
  }
  // Nearly always they are in order.
  const inOrder = children.every(
    ({ node: child }, index) => index === 0 || startOf((children[index - 1] as Child).node) <= startOf(child),
  );
  return inOrder ? children : children.toSorted((a, b) => startOf(a.node) - startOf(b.node));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

export function startOf(node: Node): number {
  return node.start as number;
}

export function endOf(node: Node): number {
  return node.end as number;
}

export function textOf(source: string, node: Node): string {
  return source.slice(startOf(node), endOf(node));
}

export function isFunction(node: Node): node is Babel.Function {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'ObjectMethod' ||
    node.type === 'ClassMethod' ||
    node.type === 'ClassPrivateMethod'
  );
}

export function isLoop(node: Node): node is Babel.Loop {
  return (
    node.type === 'ForStatement' ||
    node.type === 'ForInStatement' ||
    node.type === 'ForOfStatement' ||
    node.type === 'WhileStatement' ||
    node.type === 'DoWhileStatement'
  );
}

/** Types, interfaces, annotations, type arguments: erased before anything runs. Enums, namespaces, `as` and `!` are not. */
export function isTypeOnly(node: Node): boolean {
  if (!node.type.startsWith('TS')) return false;
  return !RUNTIME_TS.has(node.type);
}

/** `x` of `(x as string)`, `x!`, `x satisfies T`: what is asserted of a value is nothing that runs. */
export function withoutAssertions(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
      return withoutAssertions(node.expression);
    default:
      return node;
  }
}

const RUNTIME_TS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSModuleDeclaration',
  'TSModuleBlock',
  'TSParameterProperty',
  'TSExportAssignment',
  'TSImportEqualsDeclaration',
  'TSExternalModuleReference',
]);
