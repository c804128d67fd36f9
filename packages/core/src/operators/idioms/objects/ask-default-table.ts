import type * as Babel from '@babel/types';
import { endOf, textOf, type Node } from '../../../syntax/node.ts';
import { initialiserOf } from '../../shared/initialiser-of.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import type { Operator, OperatorSite } from '../../operator.ts';

const COST = 1.4;

/** After `const table = texts[locale] ?? texts.en`, `table[key]` → `table[key] ?? texts.en[key]`. */
export const askDefaultTable: Operator = {
  name: 'ask-default-table',
  family: 'missing-value',
  description: 'a table that is there and lacks one entry, which the table that would stand in for it has',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, failingValuesOf }) {
    const { node } = site;
    const isRead = node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
    if (!isRead || node.object.type !== 'Identifier' || !node.computed || !isRepeatable(node.property)) return;
    if (!failingValuesOf(node).some((value) => value === undefined || value === null)) return;
    const other = standIn(node.object.name, site);
    if (other === undefined || !isRepeatable(other)) return;
    const entry = source.slice(endOf(node.object), endOf(node)).replace(/^[)\s]+/, '');
    yield { text: `${textOf(source, node)} ?? ${textOf(source, other)}${entry}`, cost: COST };
  },
};

/** `texts.en` in `const table = texts[locale] ?? texts.en`. */
function standIn(name: string, { path }: OperatorSite): Node | undefined {
  const choice = initialiserOf(name, path);
  return choice?.type === 'LogicalExpression' && isDefault(choice) ? choice.right : undefined;
}

function isDefault({ operator, right }: Babel.LogicalExpression): boolean {
  return operator !== '&&' && right.type === 'MemberExpression';
}
