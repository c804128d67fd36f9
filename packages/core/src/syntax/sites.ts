import type { Span } from '../model/edit.ts';
import { endOf, isFunction, isLoop, isTypeOnly, startOf, type Node } from './node.ts';
import { inlinedEnums } from './inlined-enums.ts';
import { insertionPoints, type InsertionPoint } from './insertion-points.ts';
import { pathsOf, programOf, type Path } from './path.ts';
import type { ParsedModule } from './parse.ts';

/** An expression that runs and whose text can be replaced in parentheses without changing what stands around it. */
export interface ExpressionSite extends Span {
  readonly kind: 'expression';
  readonly path: Path;
}

/** A statement that runs, in a list of statements or as all of a branch. */
export interface StatementSite extends Span {
  readonly kind: 'statement';
  readonly path: Path;
}

export interface Sites {
  readonly expressions: readonly ExpressionSite[];
  /** Those in a list. */
  readonly statements: readonly StatementSite[];
  /** Those that are all of a branch or of a loop, without braces. */
  readonly branches: readonly StatementSite[];
  readonly points: readonly InsertionPoint[];
}

const PLAIN = /^(?:Expression|Return|Throw|Break|Continue)Statement$/;

/** The places of a module where edits may lie, in source order, those of `regions` only. */
export function collectSites(module: ParsedModule, regions: readonly Span[]): Sites {
  const expressions: ExpressionSite[] = [];
  const statements: StatementSite[] = [];
  const branches: StatementSite[] = [];
  const points: InsertionPoint[] = [];
  const inside = (node: Node): boolean =>
    regions.some((region) => region.start <= startOf(node) && endOf(node) <= region.end);
  // Of a long module the regions are a small part. The program itself may begin behind its first comment.
  const apart = (node: Node): boolean =>
    node.type !== 'Program' && regions.every((region) => endOf(node) < region.start || region.end < startOf(node));

  for (const path of pathsOf(module.program, (node) => isTypeOnly(node) || apart(node))) {
    const span = { start: startOf(path.node), end: endOf(path.node) };
    if (inside(path.node)) {
      if (isExpressionSite(path)) expressions.push({ kind: 'expression', path, ...span });
      if (isListedStatement(path)) statements.push({ kind: 'statement', path, ...span });
      if (isWholeBranch(path)) branches.push({ kind: 'statement', path, ...span });
    }
    if (inside(path.node)) points.push(...insertionPoints(path));
  }
  return { expressions, statements, branches, points };
}

/** Whether a node is evaluated for its value at a place where any expression in parentheses may stand instead. */
export function isExpressionSite(path: Path): boolean {
  const { node, parent, key } = path;
  if (parent === undefined || !isExpression(node)) return false;
  const up = parent.node;
  // A name as a value: an anonymous function or class takes its name from where it stands.
  if ((isFunction(node) || node.type === 'ClassExpression') && !(node as { id?: unknown }).id && givesName(up, key))
    return false;
  if (isOptionalPart(path)) return false;
  switch (up.type) {
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      return key !== 'callee';
    case 'TaggedTemplateExpression':
      return false;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return key === 'object' ? !isInlined(path) : up.computed;
    case 'AssignmentExpression':
      return key === 'right';
    case 'AssignmentPattern':
      return key === 'right';
    case 'UpdateExpression':
      return false;
    case 'UnaryExpression':
      return up.operator !== 'delete' && up.operator !== 'typeof';
    case 'VariableDeclarator':
      return key === 'init';
    case 'ForInStatement':
    case 'ForOfStatement':
      return key === 'right';
    case 'ObjectProperty':
      return key === 'value' && !up.shorthand && parent.parent?.node.type !== 'ObjectPattern';
    case 'ClassProperty':
    case 'ClassPrivateProperty':
    case 'ClassAccessorProperty':
      return key === 'value';
    case 'TSEnumMember':
      return key === 'initializer';
    case 'ClassDeclaration':
    case 'ClassExpression':
    case 'Decorator':
      return false;
    case 'ExportDefaultDeclaration':
      return !isFunction(node) && node.type !== 'ClassExpression';
    // Reached with the node in them as a whole; a cast's inside stays as it is.
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
      return key === 'expression' && !isAssigned(parent) && !(parent.parent && isCallee(parent));
    case 'ArrowFunctionExpression':
      return key === 'body';
    case 'JSXExpressionContainer':
    case 'JSXSpreadAttribute':
      return true;
    default:
      return !NO_EXPRESSIONS_IN.has(up.type) && !up.type.startsWith('JSX') && !up.type.endsWith('Specifier');
  }
}

/** Nothing of its own stands for it at run time. */
function isInlined(path: Path): boolean {
  return path.node.type === 'Identifier' && inlinedEnums(programOf(path)).has(path.node.name);
}

/** Names that are declared, labels, keys and patterns: identifiers, but nothing is evaluated. */
const NO_EXPRESSIONS_IN = new Set([
  'ArrayPattern',
  'BreakStatement',
  'CatchClause',
  'ClassMethod',
  'ClassPrivateMethod',
  'ContinueStatement',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'FunctionDeclaration',
  'FunctionExpression',
  'ImportAttribute',
  'ImportDeclaration',
  'ImportExpression',
  'LabeledStatement',
  'MetaProperty',
  'ObjectMethod',
  'PrivateName',
  'RestElement',
  'TSEnumDeclaration',
  'TSExternalModuleReference',
  'TSImportEqualsDeclaration',
  'TSModuleDeclaration',
  'TSParameterProperty',
]);

const EXPRESSION_TYPES = new Set([
  'Identifier',
  'ThisExpression',
  'Super',
  'NumericLiteral',
  'StringLiteral',
  'BooleanLiteral',
  'NullLiteral',
  'BigIntLiteral',
  'RegExpLiteral',
  'TemplateLiteral',
]);

/** Whether a node is an expression by its type; says nothing about where it stands. */
export function isExpression(node: Node): boolean {
  if (node.type === 'Super' || node.type === 'JSXEmptyExpression' || node.type === 'V8IntrinsicIdentifier')
    return false;
  if (node.type === 'Identifier') return true;
  if (EXPRESSION_TYPES.has(node.type)) return true;
  return node.type.endsWith('Expression') || node.type === 'JSXElement' || node.type === 'JSXFragment';
}

function givesName(parent: Node, key: string): boolean {
  return (
    (parent.type === 'VariableDeclarator' && key === 'init') ||
    (parent.type === 'AssignmentExpression' && key === 'right') ||
    (parent.type === 'AssignmentPattern' && key === 'right') ||
    (parent.type === 'ObjectProperty' && key === 'value') ||
    (parent.type === 'ClassProperty' && key === 'value') ||
    (parent.type === 'ClassPrivateProperty' && key === 'value')
  );
}

/**
 * A link of `a?.b.c`, not the chain as a whole; the chain's arguments and computed keys are ordinary places, and so is what stands
 * before a `?.`: where it is missing, all that follows is left out, in parentheses or not.
 */
function isOptionalPart(path: Path): boolean {
  const up = path.parent?.node;
  if (up?.type === 'OptionalMemberExpression') return path.key === 'object' && !up.optional;
  if (up?.type === 'OptionalCallExpression') return path.key === 'callee';
  return false;
}

function isAssigned(path: Path): boolean {
  const up = path.parent?.node;
  return (up?.type === 'AssignmentExpression' && path.key === 'left') || up?.type === 'UpdateExpression';
}

function isCallee(path: Path): boolean {
  const up = path.parent?.node;
  return (
    (up?.type === 'CallExpression' || up?.type === 'NewExpression' || up?.type === 'OptionalCallExpression') &&
    path.key === 'callee'
  );
}

function isListedStatement(path: Path): boolean {
  const { node, parent, index } = path;
  if (parent === undefined || index === undefined) return false;
  if (parent.node.type === 'Program') return node.type === 'ExpressionStatement' || node.type === 'IfStatement';
  const listed = parent.node.type === 'BlockStatement' || parent.node.type === 'StaticBlock';
  return (listed && path.key === 'body') || (parent.node.type === 'SwitchCase' && path.key === 'consequent');
}

/** Without braces: `if (a) return;`, `else b();`, `for (const each of all) c(each);`. */
export function isWholeBranch({ node, parent, index }: Path): boolean {
  if (parent === undefined || index !== undefined || !PLAIN.test(node.type)) return false;
  return parent.node.type === 'IfStatement' || isLoop(parent.node);
}
