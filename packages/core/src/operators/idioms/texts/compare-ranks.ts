import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { ownValue } from '../../shared/own-keys.ts';
import { isList, kindOfValue } from '../../shared/value-kind.ts';
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
    for (const { name, isTable } of rankings(values, site, context)) {
      const rank = (text: string): string => (isTable ? `${name}[${text}]` : `${name}.indexOf(${text})`);
      yield { text: `${rank(left)} ${node.operator} ${rank(right)}`, cost: COST };
    }
  },
};

/** Lists that hold all of these texts, and tables that have a number for each of them. */
function* rankings(
  texts: readonly string[],
  site: OperatorSite,
  { source, bindingsAt, valuesOfName }: OperatorContext,
): Generator<{ name: string; isTable: boolean }> {
  for (const { name } of bindingsAt(site.start)) {
    const [held] = valuesOfName(name, site);
    if (isList(held)) {
      if (texts.every((text) => held.includes(text)) && !isSorted(name, site, source)) yield { name, isTable: false };
    } else if (kindOfValue(held) === 'object' && texts.every((text) => typeof ownValue(held, text) === 'number')) {
      yield { name, isTable: true };
    }
  }
}

/** `[...names].sort((a, b) => …)`: what is put in order has no order to go by. */
function isSorted(name: string, { path }: OperatorSite, source: string): boolean {
  const isItsOwn = (call: Node): boolean => {
    if (!/^(sort|toSorted)$/.test(methodName(call) ?? '')) return false;
    const [first] = /[\w$]+/.exec(textOf(source, call)) ?? [];
    return first === name;
  };
  return enclosing(path, isItsOwn) !== undefined;
}
