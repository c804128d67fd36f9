import type { Edit } from '../model/edit.ts';
import { enclosing, enclosingFunction, type Path } from '../syntax/path.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import { isExpressionSite } from '../syntax/sites.ts';
import { isCalledByNew } from './called-by-new.ts';
import { mayBeginWithBracket } from './automatic-semicolons.ts';
import { editedText, type Carrier } from './carrier.ts';
import { expressionFragment, type FragmentPlace } from './fragment.ts';
import { precedenceOf } from './precedence.ts';

/**
 * `path` as the carrier of the edits in it; `undefined` when it cannot carry a selector, or when the edited text in
 * parentheses would mean something else than the edited file.
 */
export function expressionCarrier(
  source: string,
  path: Path,
  edits: readonly Edit[],
  place: Omit<FragmentPlace, 'path'>,
): Carrier | undefined {
  if (!mayCarryExpression(path)) return undefined;
  const span = { start: startOf(path.node), end: endOf(path.node) };
  const text = editedText(source, span, edits);
  const fragment = expressionFragment(text, { ...place, path });
  if (fragment === undefined || !meansTheSame(source, path, text, fragment.root, fragment.start)) return undefined;
  const loadTime = enclosingFunction(path) === undefined;
  return { kind: 'expression', ...span, text: fragment.guarded, needsSemicolon: false, loadTime };
}

/** An expression site around which a conditional expression changes nothing, whatever compiles the file. */
export function mayCarryExpression(path: Path): boolean {
  if (!isExpressionSite(path)) return false;
  const { node, parent } = path;
  const up = (parent as Path).node;
  if (/^(?:Import|ExportNamed|ExportAll)Declaration$/.test(up.type)) return false;
  // Compilers fold enum members and look for `super()` at the top of a constructor.
  if (up.type === 'TSEnumMember' || enclosing(path, ({ type }) => type === 'TSEnumMember')) return false;
  if (node.type === 'CallExpression' && node.callee.type === 'Super') return false;
  // `a?.b!.c`: the inside of a cast ends the chain when the cast is a link of it.
  return isCast(up) ? mayCarryExpression(parent as Path) : true;
}

function isCast(node: Node): boolean {
  return /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/.test(node.type);
}

function meansTheSame(source: string, path: Path, text: string, root: Node, fragmentStart: number): boolean {
  if (isAnonymous(root) && givesName(path)) return false;
  const trimmed = text.trimStart();
  const starts = startedBy(path);
  if (starts !== undefined && !mayBegin(starts, trimmed, source)) return false;
  const offset = fragmentStart + (text.length - trimmed.length);
  if (trimmed.startsWith('(') && startOf(root) > offset) return true;
  if (isCalledByNew(path)) return root.type === 'Identifier' || root.type === 'ThisExpression';
  if (isDelimited(path)) return root.type !== 'SequenceExpression' || isEnclosed(path);
  const up = (path.parent as Path).node;
  if (/^(?:ObjectExpression|FunctionExpression|ClassExpression)$/.test(root.type)) return false;
  if (/^Optional|^NumericLiteral$|^NewExpression$/.test(root.type) && path.key === 'object')
    return root.type === path.node.type && root.type !== 'NumericLiteral';
  const own = precedenceOf(root);
  if (own === 20) return true;
  if (up.type === 'BinaryExpression' && up.operator === '**') return false;
  if (isNullish(root) !== isNullish(path.node)) return false;
  return path.node.extra?.['parenthesized'] !== true && own >= precedenceOf(path.node);
}

/** Whether the edited file has `text` as an expression where it begins what `starts` is. */
function mayBegin(starts: Path, text: string, source: string): boolean {
  switch (starts.node.type) {
    case 'ExpressionStatement':
      // The selector begins with a bracket.
      return mayBeginWithBracket(source, starts) && !/^(?:\{|function\b|class\b|let\b|async\b)/.test(text);
    case 'ArrowFunctionExpression':
      return !text.startsWith('{');
    default:
      return !/^(?:function|class|async)\b/.test(text);
  }
}

function isAnonymous(node: Node): boolean {
  const isFunctionOrClass = /^(?:ArrowFunction|Function|Class)Expression$/.test(node.type);
  return isFunctionOrClass && !(node as { id?: unknown }).id;
}

/** A function without a name that stands here takes one: not so inside a conditional expression. */
function givesName(path: Path): boolean {
  const up = (path.parent as Path).node;
  return /^(?:VariableDeclarator|AssignmentExpression|AssignmentPattern|ObjectProperty|Class\w*Property|JSXExpressionContainer)$/.test(
    up.type,
  );
}

function isNullish(node: Node): boolean {
  return node.type === 'LogicalExpression' && node.operator === '??';
}

/** The statement or arrow function whose body begins with this expression. */
function startedBy(path: Path): Path | undefined {
  const start = startOf(path.node);
  for (let at: Path = path; at.parent !== undefined && startOf(at.node) === start; at = at.parent) {
    if (at.node.extra?.['parenthesized'] === true) return undefined;
    const up = at.parent.node;
    if (up.type === 'ExpressionStatement' || up.type === 'ExportDefaultDeclaration') return at.parent;
    if (up.type === 'ArrowFunctionExpression' && at.key === 'body') return at.parent;
  }
  return undefined;
}

/** Stands between signs that end any expression but a sequence. */
function isDelimited(path: Path): boolean {
  if (isEnclosed(path)) return true;
  const up = (path.parent as Path).node;
  switch (up.type) {
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      return path.key === 'arguments';
    case 'AssignmentExpression':
    case 'AssignmentPattern':
    case 'VariableDeclarator':
    case 'ObjectProperty':
    case 'ArrayExpression':
    case 'ClassProperty':
    case 'ClassPrivateProperty':
    case 'SpreadElement':
      return true;
    case 'ArrowFunctionExpression':
      return path.key === 'body';
    case 'ConditionalExpression':
      return path.key !== 'test';
    default:
      return false;
  }
}

/** Stands between brackets or where a statement ends: even a sequence is whole there. */
function isEnclosed(path: Path): boolean {
  if (path.node.extra?.['parenthesized'] === true) return true;
  const up = (path.parent as Path).node;
  switch (up.type) {
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ExpressionStatement':
    case 'IfStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'ForStatement':
    case 'SwitchStatement':
    case 'SwitchCase':
    case 'TemplateLiteral':
    case 'JSXExpressionContainer':
      return true;
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return path.key === 'property';
    default:
      return false;
  }
}
