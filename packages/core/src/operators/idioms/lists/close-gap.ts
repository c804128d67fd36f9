import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, enclosingFunction, pathsOf, type Path } from '../../../syntax/path.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.4;

/**
 * Behind a loop with `if (from > at) gaps.push({ from: at, to: from }); at = to;`, where `let at = day.from`, once more for the end:
 * `if (day.to > at) gaps.push({ from: at, to: day.to });`.
 */
export const closeGap: PatchOperator = {
  name: 'close-gap',
  family: 'statement',
  description: 'what lies between items is found, and what lies behind the last is not',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      const loop = enclosing(path, ({ type }) => type === 'ForOfStatement');
      if (node.type !== 'IfStatement' || node.alternate || loop?.index === undefined) continue;
      const ends = endsOf(node, loop, source);
      if (ends === undefined) continue;
      const text = replaced(node, ends.begins, ends.end, source);
      const at = endOf(loop.node);
      yield { edits: [{ start: at, end: at, text: `\n${indentAt(source, startOf(loop.node))}${text}` }], cost: COST };
    }
  },
};

/** `from` of the item, in whose place `day.to` stands for the end of all. */
function endsOf(asked: Babel.IfStatement, loop: Path, source: string): { begins: string; end: string } | undefined {
  const { left } = loop.node as Babel.ForOfStatement;
  const item = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
  const { test } = asked;
  if (test.type !== 'BinaryExpression' || item === undefined) return undefined;
  const sides = [textOf(source, test.left), textOf(source, test.right)];
  for (const [nth, reached] of sides.entries()) {
    const begins = sides[1 - nth] as string;
    const whole = startIn(reached, loop, source);
    const step = /^[\w$]+$/.test(reached) ? stepOf(reached, loop.node, source) : undefined;
    if (whole === undefined || step === undefined) continue;
    const [from, to] = [fieldOf(begins, item, source), fieldOf(step, item, source)];
    if (from !== undefined && to !== undefined && whole === `${whole.replace(/\.[\w$]+$/, '')}.${from}`)
      return { begins, end: whole.replace(/[\w$]+$/, to) };
  }
  return undefined;
}

/** `day.from` in `let at = day.from`. */
function startIn(name: string, loop: Path, source: string): string | undefined {
  const around = enclosingFunction(loop)?.node;
  for (const { node } of around === undefined ? [] : pathsOf(around))
    if (
      node.type === 'VariableDeclarator' &&
      textOf(source, node.id) === name &&
      node.init?.type === 'MemberExpression'
    )
      return textOf(source, node.init);
  return undefined;
}

/** `to` in `at = to`, `at = Math.max(at, to)`. */
function stepOf(name: string, loop: Node, source: string): string | undefined {
  for (const { node } of pathsOf(loop)) {
    if (node.type !== 'AssignmentExpression' || textOf(source, node.left) !== name) continue;
    return /^Math\.max\([\w$.]+, ([\w$.]+)\)$/.exec(textOf(source, node.right))?.[1] ?? textOf(source, node.right);
  }
  return undefined;
}

/** The field of an item that a text reads: `from` taken apart, or `slot.from`. */
function fieldOf(text: string, item: Node, source: string): string | undefined {
  if (item.type === 'Identifier')
    return text.startsWith(`${item.name}.`) ? text.slice(item.name.length + 1) : undefined;
  return item.type === 'ObjectPattern' &&
    textOf(source, item)
      .match(/[\w$]+/g)
      ?.includes(text)
    ? text
    : undefined;
}

/** A statement with one expression in the place of another. */
function replaced(statement: Node, old: string, other: string, source: string): string {
  let text = textOf(source, statement);
  const reads = [...pathsOf(statement)].filter(({ node, key, parent }) => {
    const isKey = key === 'key' && parent?.node.type === 'ObjectProperty';
    return !isKey && textOf(source, node) === old;
  });
  for (const { node } of reads.toReversed()) {
    const at = startOf(node) - startOf(statement);
    text = text.slice(0, at) + other + text.slice(at + old.length);
  }
  return text;
}
