import type * as Babel from '@babel/types';
import type { Edit, Span } from '../model/edit.ts';
import { endOf, isFunction, startOf } from '../syntax/node.ts';
import { enclosingFunction, type Path } from '../syntax/path.ts';
import { standsAlone } from './automatic-semicolons.ts';
import { editedText, type Carrier } from './carrier.ts';
import { statementsFragment, type Fragment, type FragmentPlace } from './fragment.ts';
import { declares, statementList } from './source-index.ts';

/** The statements of the list `container` that `span` touches, as the carrier of the edits in them. */
export function statementsCarrier(
  source: string,
  container: Path,
  span: Span,
  edits: readonly Edit[],
  place: Omit<FragmentPlace, 'path'>,
): Carrier | undefined {
  const list = statementList(container.node);
  if (list === undefined) return undefined;
  const touched = list.filter((statement) => startOf(statement) <= span.end && span.start <= endOf(statement));
  const [first, last] = [touched[0], touched.at(-1)];
  if (first === undefined || last === undefined || touched.some(declares) || touched.some(callsSuper)) return undefined;
  const around = { start: startOf(first), end: endOf(last) };
  if (span.start < around.start || span.end > around.end) return undefined;

  const text = editedText(source, around, edits);
  const fragment = parseList(text, container, place);
  if (fragment === undefined || !standsAlone(source, list, around, text)) return undefined;
  if (/\bvar\b/.test(text) && !/\bvar\b/.test(source.slice(around.start, around.end))) return undefined;
  return {
    kind: 'statements',
    ...around,
    text: fragment.guarded,
    needsSemicolon: false,
    loadTime: isLoadTime(container),
  };
}

/** Compilers put what a class with fields or parameter properties begins with after a `super()` at the top of a constructor. */
function callsSuper(statement: Babel.Statement): boolean {
  if (statement.type !== 'ExpressionStatement') return false;
  const { expression } = statement;
  return expression.type === 'CallExpression' && expression.callee.type === 'Super';
}

/** An insertion between statements of `container`; `undefined` unless it is whole statements that declare nothing. */
export function pointCarrier(
  source: string,
  container: Path,
  edit: Edit,
  place: Omit<FragmentPlace, 'path'>,
): Carrier | undefined {
  const list = statementList(container.node);
  if (list === undefined || !isBetween(source, container, list, edit.start)) return undefined;
  const fragment = parseList(edit.text, container, place);
  if (fragment === undefined || /\bvar\b/.test(edit.text)) return undefined;
  if (!standsAlone(source, list, { start: edit.start, end: edit.start }, edit.text)) return undefined;
  const span = { start: edit.start, end: edit.start };
  return { kind: 'point', ...span, text: fragment.guarded, needsSemicolon: true, loadTime: isLoadTime(container) };
}

function isLoadTime(container: Path): boolean {
  return !isFunction(container.node) && enclosingFunction(container) === undefined;
}

function parseList(text: string, container: Path, place: Omit<FragmentPlace, 'path'>): Fragment | undefined {
  // The context of a statement in the list, which is one level below the list.
  const inside: Path = { node: container.node, parent: container, key: 'body' };
  // Parsed inside a method, where it would be allowed.
  if (isLoadTime(container) && /\breturn\b/.test(text)) return undefined;
  const fragment = statementsFragment(text, { ...place, path: inside });
  return fragment === undefined || fragment.statements.some(declares) ? undefined : fragment;
}

function isBetween(source: string, container: Path, list: readonly Babel.Statement[], at: number): boolean {
  const { node } = container;
  if (list.some((statement) => startOf(statement) < at && at < endOf(statement))) return false;
  if (node.type === 'Program') return list.some((statement) => at <= startOf(statement)) || list.length > 0;
  const directives = node.type === 'BlockStatement' ? node.directives : [];
  if (directives.some((directive) => at < endOf(directive))) return false;
  if (node.type === 'SwitchCase') return list.some((statement) => at === startOf(statement));
  if (node.type === 'StaticBlock') return list.some((statement) => at === startOf(statement));
  return startOf(node) < at && at < endOf(node);
}
