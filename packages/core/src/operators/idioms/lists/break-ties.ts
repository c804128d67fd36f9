import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { linksOf } from '../../../syntax/links-of.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import type { Operator, OperatorContext, OperatorSite, Replacement } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { linkText } from '../../shared/text.ts';
import { commonKind, isList } from '../../shared/value-kind.ts';

const COST = 0.9;
const STEP = 0.1;
/** Most lists go up. */
const DOWN = 0.15;
/** Whether two were alike was not seen. */
const UNSEEN = 0.1;
/** A field that is written and nowhere read is kept for this. */
const IDLE = -0.3;
const MOST_KEYS = 4;

/** `b.score - a.score || a.name.localeCompare(b.name)` → `b.score - a.score || a.at - b.at || …`, where the scores were alike. */
export const breakTies: Operator = {
  name: 'break-ties',
  family: 'order',
  description:
    'items that are alike in what they are sorted by and keep the order in which they came, or one that a later field gives them',
  floor: COST + IDLE,
  on: 'expression',
  *replacements(site, context) {
    const { node, path } = site;
    const own = enclosingFunction(path);
    if (own === undefined || !mayCompare(own) || !isAnswer(site)) return;
    const [a, b] = namesOf(own.node as Babel.Function);
    const terms = linksOf(node, '||');
    if (a === undefined || b === undefined || !terms.every((term) => compares(term, context.source, a, b))) return;
    const texts = terms.map((term) => linkText(context.source, term));
    for (const nth of terms.keys()) {
      const seen = context.failingValuesOf(terms[nth] as Node);
      if (seen.length > 0 && !seen.includes(0)) return;
      for (const { text, cost } of orders([a, b], site, context))
        yield { text: texts.toSpliced(nth + 1, 0, text).join(' || '), cost: cost + (seen.length > 0 ? 0 : UNSEEN) };
    }
  },
};

/** It is all that the function answers, at least here. */
function isAnswer({ path: { key, parent } }: OperatorSite): boolean {
  return (key === 'body' && parent?.node.type === 'ArrowFunctionExpression') || parent?.node.type === 'ReturnStatement';
}

/** What is handed to a call on the spot compares for `sort` only. */
function mayCompare({ node, parent }: Path): boolean {
  const call = parent?.node.type === 'CallExpression' ? methodName(parent.node) : 'sort';
  return isFunction(node) && /^(?:sort|toSorted)$/.test(call ?? '');
}

function namesOf({ params }: Babel.Function): readonly string[] {
  const names = params.flatMap((param) => (param.type === 'Identifier' ? [param.name] : []));
  return params.length === 2 ? names : [];
}

/** `a.at - b.at`, `compareText(b.name, a.name)`: one side has what the other has, of the other of the two. */
function compares(node: Node, source: string, a: string, b: string): boolean {
  const sides = sidesOf(node);
  if (sides === undefined) return false;
  const [left, right] = sides.map((side) => textOf(source, side)) as [string, string];
  const isSwapped = (from: string, to: string): boolean => left.replace(wordIn(from, 'g'), () => to) === right;
  return left !== right && (isSwapped(a, b) || isSwapped(b, a));
}

function wordIn(name: string, flags = ''): RegExp {
  return new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`, flags);
}

function sidesOf(node: Node): readonly [Node, Node] | undefined {
  if (node.type === 'BinaryExpression' && node.operator === '-') return [node.left, node.right];
  if (node.type !== 'CallExpression') return undefined;
  const [first, second] = node.arguments;
  if (node.callee.type === 'MemberExpression' && first !== undefined && second === undefined)
    return [node.callee.object, first];
  return first !== undefined && second !== undefined && node.arguments.length === 2 ? [first, second] : undefined;
}

/** What a comparator within `sort(…)` is given. */
function sortedBy({ path }: OperatorSite, valuesOf: OperatorContext['valuesOf']): readonly unknown[] {
  for (let up = path.parent; up !== undefined; up = up.parent)
    if (up.node.type === 'CallExpression' && up.node.callee.type === 'MemberExpression')
      return valuesOf(up.node.callee.object).flatMap((list) => (isList(list) ? list : []));
  return [];
}

/** By each field that is not compared yet. */
function* orders(
  [a, b]: readonly [string, string],
  site: OperatorSite,
  { source, valuesOf, valuesOfName }: OperatorContext,
): Generator<Replacement> {
  const items = [...[a, b].flatMap((name) => valuesOfName(name, site)), ...sortedBy(site, valuesOf)];
  const whole = textOf(source, site.node);
  const kinds = ownKeys(items).flatMap((key) => {
    const kind = commonKind(items.map((item) => ownValue(item, key)));
    const isOrdered = kind === 'string' || kind === 'number' || kind === 'date';
    return isOrdered && !wordIn(key).test(whole) ? [{ key, kind, idle: isOnlyWritten(key, source) ? IDLE : 0 }] : [];
  });
  const likely = kinds.toSorted((x, y) => x.idle - y.idle).slice(0, MOST_KEYS);
  for (const [nth, { key, kind, idle }] of likely.entries()) {
    const order = (x: string, y: string): string =>
      kind === 'string' ? `${x}.${key}.localeCompare(${y}.${key})` : `${x}.${key} - ${y}.${key}`;
    const cost = COST + nth * STEP + idle;
    yield { text: order(a, b), cost };
    yield { text: order(b, a), cost: cost + DOWN };
  }
}

function isOnlyWritten(key: string, source: string): boolean {
  const member = String.raw`\.${key.replaceAll('$', String.raw`\$`)}(?![\w$])`;
  return (
    new RegExp(String.raw`${member}\s*=[^=]`).test(source) &&
    !new RegExp(String.raw`${member}(?!\s*=[^=])`).test(source)
  );
}
