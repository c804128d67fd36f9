import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { isFunction, isLoop, type Node } from '../syntax/node.ts';
import { pathsOf, type Path } from '../syntax/path.ts';
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
  const fragment = parseFragment('(', text, ')', place);
  if (fragment === undefined) return undefined;
  const [only, another] = fragment.list;
  if (another !== undefined || only?.type !== 'ExpressionStatement') return undefined;
  const root = only.expression;
  const enclosed = root.extra?.['parenthesized'] === true && root.extra['parenStart'] === fragment.start - 1;
  return enclosed ? { statements: [only], start: fragment.start, guarded: fragment.guarded, root } : undefined;
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
  const privates = place.privateNames.map((name) => `${name};`).join('');
  const prefix = `(class extends Object{${privates}${context.head}{${context.inner}{${open}`;
  const wrapped = `${prefix}${text}${close}}${'}'.repeat(context.depth)}}})${place.isModule ? ';export{}' : ''}`;
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

function blockAt(program: Babel.Program, start: number): readonly Babel.Statement[] | undefined {
  for (const { node } of pathsOf(program)) if (node.type === 'BlockStatement' && node.start === start) return node.body;
  return undefined;
}

/** The method, labels, loop and switch to put around a text so that it may use what its place allows. */
function contextOf(path: Path): { head: string; inner: string; depth: number } {
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
  return { head: headOf(nearest), inner: withLoopLabels(inner), depth };
}

/** `continue L` wants its label at the loop itself. */
function withLoopLabels(inner: string): string {
  return inner.replaceAll(':{for(;;){', ':for(;;){{');
}

function headOf(nearest: Path | undefined): string {
  // Whether a module may wait at its top is up to its compiler: such a candidate gets a text of its own.
  if (nearest === undefined) return 'm()';
  const node = nearest.node as Babel.Function;
  if (node.type === 'ClassMethod' && node.kind === 'constructor') return 'constructor()';
  return `${node.async === true ? 'async ' : ''}${node.generator === true ? '*' : ''}m()`;
}
