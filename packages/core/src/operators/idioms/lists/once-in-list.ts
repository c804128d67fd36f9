import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { freeName } from '../../shared/free-name.ts';
import { IDENTITY, isSameUnder } from '../../shared/identity.ts';
import { isChain } from '../../shared/is-chain.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import { patternText } from '../../shared/pattern-text.ts';
import { indentAt } from '../../shared/text.ts';
import { isList } from '../../shared/value-kind.ts';

const COST = { moved: 1.4, left: 1.5, byAnyField: 1.8 };

/** `recent.unshift(item);` → taken out first where it is; `coupons.push({ code });` → only where there is none of that code. */
export const onceInList: PatchOperator = {
  name: 'once-in-list',
  family: 'collection',
  description: 'what is in the list already put there once more',
  floor: COST.moved,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const { call, site, instead } of loneCalls(sites)) {
      const [item, ...others] = call.arguments;
      if (!/^(push|unshift)$/.test(methodName(call) ?? '') || item === undefined || others.length > 0) continue;
      const { object } = call.callee as Babel.MemberExpression;
      const list = textOf(source, object);
      const text = textOf(source, call);
      if (!isChain(object)) continue;
      const around = textOf(source, enclosingFunction(site.path)?.node ?? call);
      // Who asks already lacks what the question is about.
      const isAsked = new RegExp(`\\.(has|includes|indexOf)\\(${patternText(textOf(source, item))}`).test(around);
      if (!isAsked && isChain(item) && wasThere(object, item, context)) {
        const known = textOf(source, item);
        const name = freeName(site.path, ['index', 'at', 'place', 'known']);
        const lines = [
          `const ${name} = ${list}.indexOf(${known});`,
          `if (${name} !== -1) ${list}.splice(${name}, 1);`,
          `${text};`,
        ];
        const moved = lines.join(`\n${indentAt(source, site.start)}`);
        if (name !== undefined) yield { edits: [instead(moved)], cost: COST.moved };
        yield { edits: [instead(`if (!${list}.includes(${known})) ${text};`)], cost: COST.left };
      }
      for (const key of item.type === 'ObjectExpression' ? sharedKeys(object, item, context) : []) {
        const each = key === 'each' ? 'item' : 'each';
        const asked = `if (!${list}.some((${each}) => ${each}.${key} === ${key})) ${text};`;
        yield { edits: [instead(asked)], cost: IDENTITY.test(key) ? COST.left : COST.byAnyField };
      }
    }
  },
};

function wasThere(list: Node, item: Node, { failingValuesOf }: OperatorContext): boolean {
  const items = failingValuesOf(item);
  return failingValuesOf(list).some(
    (value, nth) => items[nth] !== undefined && isList(value) && value.includes(items[nth]),
  );
}

/** Shorthand fields of the new item under which one that is there holds the same. */
function sharedKeys(list: Node, item: Babel.ObjectExpression, { failingValuesOf }: OperatorContext): string[] {
  const made = failingValuesOf(item);
  const keys = item.properties.flatMap((each) =>
    each.type === 'ObjectProperty' && each.shorthand && each.key.type === 'Identifier' ? [each.key.name] : [],
  );
  return keys.filter((key) =>
    failingValuesOf(list).some(
      (value, nth) => isList(value) && value.some((each) => isSameUnder(key, each, made[nth])),
    ),
  );
}
