import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { valuesBefore } from '../../shared/values-before.ts';
import type { Operator, OperatorContext, OperatorSite } from '../../operator.ts';

const COST = 1.4;
const MOST = 3;

/** `options.floor !== false` → `options.floor !== false && options.round !== false`, where tests hand in a `round` that nobody reads. */
export const heedOption: Operator = {
  name: 'heed-option',
  family: 'condition',
  description: 'a second option that decides the same, and was forgotten',
  floor: COST,
  on: 'expression',
  *replacements(site, context) {
    const { node, path } = site;
    const asked = askedIn(node, path.key === 'test');
    if (asked === undefined) return;
    const text = textOf(context.source, node);
    const member = textOf(context.source, asked.member);
    for (const key of unreadKeys(asked, site, context)) {
      const other = text.replace(member, () => textOf(context.source, asked.member.object) + asked.dot + key);
      yield { text: `${text} && ${other}`, cost: COST };
      yield { text: `${text} || ${other}`, cost: COST };
    }
  },
};

interface Asked {
  readonly member: Babel.MemberExpression | Babel.OptionalMemberExpression;
  readonly dot: '.' | '?.';
  /** What it is compared with, or taken for; absent: nothing of its own, as `undefined`. */
  readonly kind?: string;
}

function askedIn(node: Node, isTest: boolean): Asked | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '!') return askedOf(node.argument, 'boolean');
  if (node.type !== 'BinaryExpression') return isTest ? askedOf(node, 'boolean') : undefined;
  if (!/^[!=]==?$/.test(node.operator)) return undefined;
  return askedOf(node.left, isPlainLiteral(node.right) ? typeof node.right.value : undefined);
}

function isPlainLiteral(node: Node): node is Babel.BooleanLiteral | Babel.StringLiteral | Babel.NumericLiteral {
  return node.type === 'BooleanLiteral' || node.type === 'StringLiteral' || node.type === 'NumericLiteral';
}

function askedOf(member: Node, kind: string | undefined): Asked | undefined {
  if (member.type !== 'MemberExpression' && member.type !== 'OptionalMemberExpression') return undefined;
  if (member.computed || member.object.type === 'Super') return undefined;
  return { member, dot: member.optional === true ? '?.' : '.', ...(kind !== undefined && { kind }) };
}

/** What the object has in some test, and the module reads of no object. */
function unreadKeys({ member, kind }: Asked, site: OperatorSite, context: OperatorContext): readonly string[] {
  const holders = valuesBefore(site, member.object, context);
  const fits = (value: unknown): boolean => value === undefined || kind === undefined || typeof value === kind;
  const unread = ownKeys(holders).filter((key) => !context.facts.members.includes(key));
  return unread.filter((key) => holders.every((holder) => fits(ownValue(holder, key)))).slice(0, MOST);
}
