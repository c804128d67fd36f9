import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { isFunction, isLoop, type Node } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import { parseModule } from '../syntax/parse.ts';
import { guardInsertions } from './guard-insertions.ts';
import type { GuardNames } from './guard-names.ts';
import { weave } from './insertion.ts';

/** A piece of code parsed as it would be at its place: what `await`, `yield`, `#x`, `break` and `super` may do there. */
export interface Fragment {
  /** The list of statements that the text is; for an expression, one expression statement. */
  readonly statements: readonly Babel.Statement[];
  /** Offset of the text's first character in the offsets of `statements`. */
  readonly start: number;
  /** The text with ticks. */
  readonly guarded: string;
}

export interface FragmentPlace {
  readonly file: string;
  readonly path: Path;
  /** The file has imports or exports: `await` is no name in it. */
  readonly isModule: boolean;
  /** Names with their `#` that classes of the file declare. */
  readonly privateNames: readonly string[];
  readonly names: GuardNames;
}

/** Parses `text` as one expression; `undefined` when it is none at this place. */
export function expressionFragment(
  text: string,
  place: FragmentPlace,
): (Fragment & { readonly root: Babel.Expression }) | undefined {
  // As the one element of an array: round brackets would make the parser look for an arrow function first.
  const fragment = parseFragment('[', text, ']', place);
  const [only, another] = fragment?.list ?? [];
  if (fragment === undefined || another !== undefined || only?.type !== 'ExpressionStatement') return undefined;
  const list = only.expression;
  if (list.type !== 'ArrayExpression' || list.start !== fragment.start - 1) return undefined;
  const [root, more] = list.elements;
  if (!root || more !== undefined || root.type === 'SpreadElement' || list.extra?.['trailingComma'] !== undefined)
    return undefined;
  return { statements: [only], start: fragment.start, guarded: fragment.guarded, root };
}

/** Parses `text` as statements; `undefined` when they are none at this place. */
export function statementsFragment(text: string, place: FragmentPlace): Fragment | undefined {
  const fragment = parseFragment('{', text, '}', place);
  if (fragment === undefined) return undefined;
  const [only, another] = fragment.list;
  if (another !== undefined || only?.type !== 'BlockStatement' || only.start !== fragment.start - 1) return undefined;
  if (only.directives.length > 0) return undefined;
  return { statements: only.body, start: fragment.start, guarded: fragment.guarded };
}

function parseFragment(
  open: string,
  text: string,
  close: string,
  place: FragmentPlace,
): { list: readonly Babel.Statement[]; start: number; guarded: string } | undefined {
  const context = contextOf(place.path);
  // Only these need a class around.
  const inClass = /#|\bsuper\b/.test(text);
  const privates = place.privateNames.map((name) => `${name};`).join('');
  const head = inClass
    ? `class C extends Object{${privates}${methodHead(context.around)}`
    : functionHead(context.around);
  const prefix = `${head}{${context.inner}{${open}`;
  const end = `}${'}'.repeat(context.depth)}}${inClass ? '}' : ''}`;
  const wrapped = `${prefix}${text}${close}${end}${place.isModule ? ';export{}' : ''}`;
  try {
    const { program } = parseModule(wrapped, place.file);
    const start = prefix.length;
    const span: Span = { start, end: start + text.length };
    const list = blockAt(program, start - open.length - 1);
    return list && { list, start, guarded: guarded(program, wrapped, text, span, place.names) };
  } catch {
    return undefined;
  }
}

/** Most texts hold neither a function nor a loop: they are not walked. */
function guarded(program: Node, wrapped: string, text: string, span: Span, names: GuardNames): string {
  if (!/=>|\b(?:function|for|while|do|class)\b|\)\s*(?::[^{]*)?\{/.test(text)) return text;
  const inside = guardInsertions(program, names).filter(
    ({ around }) => around.start >= span.start && around.end <= span.end,
  );
  return weave(wrapped, inside, span);
}

/** Follows the wrapping downwards: each part of it holds the next one as its first statement. */
function blockAt(program: Babel.Program, start: number): readonly Babel.Statement[] | undefined {
  const [statement] = program.body;
  const outermost = statement?.type === 'ClassDeclaration' ? statement.body.body.at(-1) : statement;
  let inner: Node | undefined = outermost && isFunction(outermost) ? outermost.body : undefined;
  while (inner !== undefined && inner.start !== start) inner = firstInside(inner);
  return inner?.type === 'BlockStatement' ? inner.body : undefined;
}

function firstInside(node: Node): Node | undefined {
  switch (node.type) {
    case 'BlockStatement':
      return node.body[0];
    case 'LabeledStatement':
    case 'ForStatement':
      return node.body;
    case 'SwitchStatement':
      return node.cases[0]?.consequent[0];
    default:
      return undefined;
  }
}

/** The method, labels, loop and switch to put around a text so that it may use what its place allows. */
function contextOf(path: Path): { around: Babel.Function | undefined; inner: string; depth: number } {
  const around: string[] = [];
  let nearest: Path | undefined = path.parent;
  for (; nearest !== undefined && !isFunction(nearest.node); nearest = nearest.parent) {
    const { node } = nearest;
    if (node.type === 'LabeledStatement') around.unshift(`${node.label.name}:`);
    else if (isLoop(node)) around.unshift('for(;;){');
    else if (node.type === 'SwitchStatement') around.unshift('switch(0){default:{');
  }
  const inner = around.map((part) => (part.endsWith(':') ? `${part}{` : part)).join('');
  const depth = inner.split('{').length - 1;
  // Whether a module may wait at its top is up to its compiler: such a candidate gets a text of its own.
  return { around: nearest?.node as Babel.Function | undefined, inner: withLoopLabels(inner), depth };
}

/** `continue L` wants its label at the loop itself. */
function withLoopLabels(inner: string): string {
  return inner.replaceAll(':{for(;;){', ':for(;;){{');
}

function functionHead(around: Babel.Function | undefined): string {
  return `${around?.async === true ? 'async ' : ''}function${around?.generator === true ? '*' : ''} f()`;
}

function methodHead(around: Babel.Function | undefined): string {
  if (around?.type === 'ClassMethod' && around.kind === 'constructor') return 'constructor()';
  return `${around?.async === true ? 'async ' : ''}${around?.generator === true ? '*' : ''}m()`;
}
