import { textOf } from '../../../syntax/node.ts';
import { isChain } from '../../shared/is-chain.ts';
import { ownValue } from '../../shared/own-keys.ts';
import { quote } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.3;
const SEPARATORS = ['-', '_', '.', ':', '/'];

/** `texts[locale]` → `texts[locale] ?? texts[locale.split('-')[0]!]`, where it had `de` and was asked for `de-AT`. */
export const askGeneral: Operator = {
  name: 'ask-general',
  family: 'missing-value',
  description:
    'what is known for a whole kind not found for one of it: languages of regions, types of media, keys of scopes',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, facts, failingValuesOf }) {
    if (node.type !== 'MemberExpression' || !node.computed || !isChain(node.object) || !isChain(node.property)) return;
    const [key, tables, keys] = [node.property, failingValuesOf(node.object), failingValuesOf(node.property)];
    const separator = SEPARATORS.find((each) => keys.some((value, nth) => isMore(value, each, tables[nth])));
    if (separator === undefined) return;
    const [table, text] = [textOf(source, node.object), textOf(source, key)];
    const general = `${text}.split(${quote(separator)})[0]${facts.isTyped ? '!' : ''}`;
    yield { text: `${table}[${text}] ?? ${table}[${general}]`, cost: COST };
  },
};

/** Whether the table has nothing under a key, and something under its first part. */
function isMore(key: unknown, separator: string, table: unknown): boolean {
  if (typeof key !== 'string' || !key.includes(separator) || ownValue(table, key) !== undefined) return false;
  return ownValue(table, key.split(separator)[0] as string) !== undefined;
}
