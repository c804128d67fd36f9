import type * as Babel from '@babel/types';
import { isFunction, isTypeOnly, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../syntax/path.ts';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { readsOf } from '../shared/function-starts.ts';

const COST = 1.1;
const MOST_PARTS = 4;

/** `{ ...old, ...changes }` → `replaces ? changes : { ...old, ...changes }`, where nobody reads the parameter `replaces`. */
export const chooseByFlag: Operator = {
  name: 'choose-by-flag',
  family: 'condition',
  description: 'a parameter that says yes or no, and that nothing depends on',
  floor: COST,
  on: 'expression',
  *replacements(site, context) {
    const own = enclosingFunction(site.path)?.node;
    if (own === undefined || !isFunction(own) || !isMade(site.node)) return;
    const flags = idleFlags(own, site, context);
    if (flags.length === 0) return;
    const text = textOf(context.source, site.node);
    for (const part of partsOf(site.node, context)) {
      for (const flag of flags) {
        yield { text: `${flag} ? ${part} : ${text}`, cost: COST };
        yield { text: `${flag} ? ${text} : ${part}`, cost: COST };
      }
    }
  },
};

/** It is put together of others: one of those may be what is meant. */
function isMade({ type }: Node): boolean {
  return /^(?:Call|Object|Array|Binary|Logical|New)Expression$|^TemplateLiteral$/.test(type);
}

/** Parameters that are `true` or `false`, and are read nowhere. */
function idleFlags(own: Babel.Function, site: OperatorSite, { valuesOfName }: OperatorContext): string[] {
  return own.params.flatMap((param) => {
    const name = param.type === 'AssignmentPattern' ? param.left : param;
    if (name.type !== 'Identifier' || readsOf(name.name, own.body).length > 0) return [];
    const values = valuesOfName(name.name, site);
    const isFlag = values.includes(true) && values.every((value) => typeof value === 'boolean' || value === undefined);
    return isFlag ? [name.name] : [];
  });
}

/** What it is put together of that is of its own kind. */
function partsOf(whole: Node, { source, kindOf }: OperatorContext): string[] {
  const kind = kindOf(whole);
  const parts = [...pathsOf(whole, (node) => isFunction(node) || isTypeOnly(node))].flatMap(({ node, key, parent }) => {
    const isValue = /^(?:Identifier|(?:Optional)?MemberExpression|CallExpression|LogicalExpression)$/.test(node.type);
    const isName = parent?.node.type === 'MemberExpression' && key === 'property';
    return isValue && !isName && node !== whole && kindOf(node) === kind ? [textOf(source, node)] : [];
  });
  return kind === undefined ? [] : [...new Set(parts)].slice(0, MOST_PARTS);
}
