import { linksOf } from '../../../syntax/links-of.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { isChain } from '../../shared/is-chain.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import { oppositeText } from '../../shared/opposite-text.ts';
import { indentAt, linkText, operandText } from '../../shared/text.ts';

const COST = 1.1;
const STEP = 0.05;
/** `'pm'`, `'p.m.'`, `'p'`. */
const PM = /(?<=['"`])p(\.?m?\.?['"`])/;
const UPPER_PM = /(?<=['"`])P(\.?M?\.?['"`])/;

/** `if (pm && hour < 12) hour += 12;` → with `if (!pm && hour === 12) hour = 0;` behind it; `pm ? hour + 12 : hour` → `(hour % 12) + (pm ? 12 : 0)`. */
export const twelveHours: PatchOperator = {
  name: 'twelve-hours',
  family: 'operator',
  description: 'twelve at night, and at noon, on a clock of twelve hours',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const site of sites) {
      const texts = [...inSteps(site, source), ...inOne(site.node, source)];
      for (const [nth, text] of texts.entries())
        yield { edits: [{ start: site.start, end: site.end, text }], cost: COST + nth * STEP };
    }
  },
};

/** `if (pm && hour < 12) hour += 12;`: without the second question both twelves are wrong. */
function* inSteps({ node, start }: OperatorSite, source: string): Generator<string> {
  if (node.type !== 'IfStatement' || node.alternate) return;
  const step = onlyStatement(node.consequent);
  const set = step?.type === 'ExpressionStatement' ? step.expression : undefined;
  if (set?.type !== 'AssignmentExpression' || set.operator !== '+=' || !isTwelve(set.right) || !isChain(set.left))
    return;
  const hour = textOf(source, set.left);
  const [afternoon, ...others] = aboutHalf(node.test, hour, source);
  if (afternoon === undefined || others.length > 0) return;
  const asked = textOf(source, afternoon);
  if (linksOf(node.test, '&&').length === 1) {
    yield `${hour} = (${hour} % 12) + (${asked} ? 12 : 0);`;
    return;
  }
  // Where neither half is named, the hour is one of 24.
  const morning = asked.replace(PM, 'a$1').replace(UPPER_PM, 'A$1');
  for (const half of new Set([...(morning === asked ? [] : [morning]), oppositeText(afternoon, source)])) {
    const midnight = `if (${half} && ${hour} === 12) ${hour} = 0;`;
    yield `${textOf(source, node)}\n${indentAt(source, start)}${midnight}`;
  }
}

/** `pm ? hour + 12 : hour`, `hour + (pm ? 12 : 0)`. */
function* inOne(node: Node, source: string): Generator<string> {
  const half = node.type === 'ConditionalExpression' ? halfByChoice(node, source) : halfAdded(node);
  if (half === undefined) return;
  const asked = aboutHalf(half.test, textOf(source, half.hour), source);
  if (asked.length === 0) return;
  const afternoon = asked.map((each) => linkText(source, each)).join(' && ');
  yield `(${operandText(source, half.hour)} % 12) + (${afternoon} ? 12 : 0)`;
}

interface Half {
  readonly hour: Node;
  readonly test: Node;
}

function halfByChoice(
  { test, consequent: later, alternate: hour }: Extract<Node, { type: 'ConditionalExpression' }>,
  source: string,
): Half | undefined {
  if (later.type !== 'BinaryExpression' || later.operator !== '+' || !isTwelve(later.right)) return undefined;
  return textOf(source, later.left) === textOf(source, hour) ? { hour, test } : undefined;
}

function halfAdded(node: Node): Half | undefined {
  if (node.type !== 'BinaryExpression' || node.operator !== '+' || node.right.type !== 'ConditionalExpression')
    return undefined;
  const { left: hour, right: added } = node;
  const isWhole = hour.type === 'BinaryExpression' && hour.operator === '%';
  if (isWhole || !isTwelve(added.consequent) || added.alternate.type !== 'NumericLiteral') return undefined;
  return added.alternate.value === 0 ? { hour, test: added.test } : undefined;
}

/** Of the questions those that are not about the hour itself: which half of the day it is. */
function aboutHalf(test: Node, hour: string, source: string): Node[] {
  return linksOf(test, '&&').filter(
    (each) => each.type !== 'BinaryExpression' || (textOf(source, each.left) !== hour && !isTwelve(each.right)),
  );
}

function isTwelve(node: Node): boolean {
  return node.type === 'NumericLiteral' && node.value === 12;
}
