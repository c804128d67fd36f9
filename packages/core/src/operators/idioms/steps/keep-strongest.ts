import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, isLoop, startOf, textOf } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';

const COST = { inOrder: 1.6, inReverse: 1.8 };
const VALUE = /^(?:String|Numeric|Boolean|Null)Literal$/;

/** In a loop `if (bad) { worst = 'error'; } else { worst = 'warning'; }` → `… else { if (worst !== 'error') worst = 'warning'; }`. */
export const keepStrongest: PatchOperator = {
  name: 'keep-strongest',
  family: 'statement',
  description: 'the worst or the best of all, such as a severity, that a later and lesser one overwrites',
  floor: COST.inOrder,
  on: 'module',
  *patches(sites, { source }) {
    for (const site of sites) {
      if (site.node.type !== 'IfStatement' || site.path.key === 'alternate' || !isInLoop(site)) continue;
      const arms = armsOf(site.node);
      const settings = arms.flatMap((arm) => settingIn(arm) ?? []);
      if (settings.length < 2 || settings.length < arms.length) continue;
      if (new Set(settings.map(({ name }) => textOf(source, name))).size > 1) continue;
      yield { edits: guards(settings, source), cost: COST.inOrder };
      yield { edits: guards(settings.toReversed(), source), cost: COST.inReverse };
    }
  },
};

/** The one thing that an arm does: a name is set to a literal. */
interface Setting {
  readonly name: Babel.LVal | Babel.OptionalMemberExpression;
  readonly value: Babel.Expression;
  readonly statement: Babel.Statement;
  /** It stands without braces, where an `if` of its own would take the `else` behind it. */
  readonly isBare: boolean;
}

function isInLoop({ path }: OperatorSite): boolean {
  return enclosing(path, (each) => isLoop(each)) !== undefined;
}

function armsOf({ consequent, alternate }: Babel.IfStatement): Babel.Statement[] {
  if (!alternate) return [consequent];
  return [consequent, ...(alternate.type === 'IfStatement' ? armsOf(alternate) : [alternate])];
}

function settingIn(arm: Babel.Statement): Setting | undefined {
  const isBare = arm.type !== 'BlockStatement';
  const [statement, ...others] = isBare ? [arm] : arm.body;
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined;
  const { expression } = statement;
  if (expression.type !== 'AssignmentExpression' || expression.operator !== '=') return undefined;
  const { left: name, right: value } = expression;
  return VALUE.test(value.type) ? { name, value, statement, isBare } : undefined;
}

/** Each but the first is set only where none of those before it has been. */
function guards(settings: readonly Setting[], source: string): Edit[] {
  return settings.slice(1).map(({ name, statement, isBare }, nth) => {
    const set = textOf(source, name);
    const none = settings.slice(0, nth + 1).map(({ value }) => `${set} !== ${textOf(source, value)}`);
    const text = `if (${none.join(' && ')}) ${textOf(source, statement)}`;
    return { start: startOf(statement), end: endOf(statement), text: isBare ? `{ ${text} }` : text };
  });
}
