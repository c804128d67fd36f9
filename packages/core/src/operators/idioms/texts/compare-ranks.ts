import { textOf } from '../../../syntax/node.ts';
import { ownValue } from '../../shared/own-keys.ts';
import { kindOfValue } from '../../shared/value-kind.ts';
import type { Operator, OperatorContext, OperatorSite } from '../../operator.ts';

const COST = 1.2;
const ORDERS = /^([<>]=?|-)$/;

/** `level < this.level` → `LEVELS.indexOf(level) < LEVELS.indexOf(this.level)`, `RANK[level] < RANK[this.level]`. */
export const compareRanks: Operator = {
  name: 'compare-ranks',
  family: 'operator',
  description: 'names of ranks compared by the alphabet, where a list or table has their order',
  floor: COST,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    if (node.type !== 'BinaryExpression' || !ORDERS.test(node.operator)) return;
    const values = [...context.valuesOf(node.left), ...context.valuesOf(node.right)];
    if (values.length === 0 || !values.every((value) => typeof value === 'string')) return;
    const [left, right] = [textOf(context.source, node.left), textOf(context.source, node.right)];
    for (const { name, isList } of rankings(values, site, context)) {
      const rank = (text: string): string => (isList ? `${name}.indexOf(${text})` : `${name}[${text}]`);
      yield { text: `${rank(left)} ${node.operator} ${rank(right)}`, cost: COST };
    }
  },
};

/** Lists that hold all of these texts, and tables that have a number for each of them. */
function* rankings(
  texts: readonly string[],
  site: OperatorSite,
  { bindingsAt, valuesOfName }: OperatorContext,
): Generator<{ name: string; isList: boolean }> {
  for (const { name } of bindingsAt(site.start)) {
    const [held] = valuesOfName(name, site);
    const kind = kindOfValue(held);
    if (kind === 'array' && texts.every((text) => (held as unknown[]).includes(text))) yield { name, isList: true };
    if (kind === 'object' && texts.every((text) => typeof ownValue(held, text) === 'number'))
      yield { name, isList: false };
  }
}
