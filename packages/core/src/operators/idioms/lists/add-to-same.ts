import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { freeName } from '../../shared/free-name.ts';
import { isSameUnder } from '../../shared/identity.ts';
import { isChain } from '../../shared/is-chain.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import { ownValue } from '../../shared/own-keys.ts';
import { indentAt } from '../../shared/text.ts';
import { isList } from '../../shared/value-kind.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';

const COST = 1.3;
/** Numbers that are no amounts. */
const FIXED = /^(id|key|code|price|rate)$|(Id|_id|Key|Code|Price|Rate)$/;

/** `lines.push({ sku, count });` → `const same = lines.find((each) => each.sku === sku); if (same) same.count += count; else lines.push({ sku, count });`. */
export const addToSame: PatchOperator = {
  name: 'add-to-same',
  family: 'collection',
  description: 'a line of its own for what a list has already, where its number should grow',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { call, site, instead } of loneCalls(sites)) {
      const [item, ...others] = call.arguments;
      if (methodName(call) !== 'push' || item?.type !== 'ObjectExpression' || others.length > 0) continue;
      const { object } = call.callee as Babel.MemberExpression;
      const name = isChain(object) ? freeName(site.path, ['same', 'known', 'existing']) : undefined;
      if (name === undefined) continue;
      const list = textOf(source, object);
      // In the question, `each` is an item of the list.
      const fields = plainFields(item).filter((each) => each !== 'each');
      for (const key of fields.filter((each) => isThere(each, object, item, context))) {
        const sums = fields
          .filter((each) => each !== key && !FIXED.test(each) && isNumber(each, item, context))
          .map((each) => `${name}.${each} += ${each};`);
        if (sums.length === 0) continue;
        const gap = `\n${indentAt(source, site.start)}`;
        const grown = sums.length === 1 ? `${sums[0]}` : `{ ${sums.join(' ')} }`;
        const find = `const ${name} = ${list}.find((each) => each.${key} === ${key});`;
        yield {
          edits: [instead([find, `if (${name}) ${grown}`, `else ${textOf(source, call)};`].join(gap))],
          cost: COST,
        };
      }
    }
  },
};

/** `{ sku, count }`: fields that a variable of their name fills. */
function plainFields({ properties }: Babel.ObjectExpression): string[] {
  return properties.flatMap((each) =>
    each.type === 'ObjectProperty' && each.shorthand && each.key.type === 'Identifier' ? [each.key.name] : [],
  );
}

function isThere(
  key: string,
  list: Babel.Node,
  item: Babel.ObjectExpression,
  { failingValuesOf }: OperatorContext,
): boolean {
  const made = failingValuesOf(item);
  return failingValuesOf(list).some(
    (value, nth) => isList(value) && value.some((each) => isSameUnder(key, each, made[nth])),
  );
}

function isNumber(key: string, item: Babel.ObjectExpression, { failingValuesOf }: OperatorContext): boolean {
  const made = failingValuesOf(item);
  return made.length > 0 && made.every((each) => typeof ownValue(each, key) === 'number');
}
