import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { isDenial } from '../../shared/is-denial.ts';
import { IDENTITY, isSameUnder } from '../../shared/identity.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';

const COST = 1.3;

/** `overlaps(other, booking)` → `other.id !== booking.id && overlaps(other, booking)`, where both were the same one. */
export const notItself: Operator = {
  name: 'not-itself',
  family: 'condition',
  description: 'one thing compared with all, also with itself: a changed booking that conflicts with what it was',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, bindingsAt, kindOf, valuesOfName }) {
    const { node, path, start } = site;
    const kind = kindOf(node);
    const isOpen = path.key === 'body' && kind !== undefined && kind !== 'boolean';
    if (!isAsked(node, path) || isOpen) return;
    const text = textOf(source, node);
    const known = new Set(['this', ...bindingsAt(start).map(({ name }) => name)]);
    // A name of the condition's own, such as a parameter in it, is none that may stand before it.
    const names = [...new Set(text.match(/(?<![.\w$])[A-Za-z_$][\w$]*(?=\??[.,)])/g))].filter((each) =>
      known.has(each),
    );
    // `b.id !== id`: of the other nothing but its name may be at hand.
    const alone = bindingsAt(start).filter(({ moduleLevel, parameters }) => !moduleLevel && parameters === undefined);
    for (const one of names) {
      const ones = valuesOfName(one, site);
      for (const key of ownKeys(ones).filter((each) => IDENTITY.test(each))) {
        for (const { name } of alone.filter((binding) => isNamed(binding.name, key))) {
          const alike = valuesOfName(name, site);
          const different = `${memberOf(one, ones, key)} !== ${name}`;
          if (ones.some((value, at) => alike[at] !== undefined && ownValue(value, key) === alike[at]))
            yield { text: apart(different, node, path, text), cost: COST };
        }
      }
    }
    for (const [nth, one] of names.entries()) {
      for (const other of names.slice(nth + 1)) {
        const [ones, others] = [valuesOfName(one, site), valuesOfName(other, site)];
        const same = ownKeys(ones).find(
          (key) =>
            IDENTITY.test(key) &&
            !new RegExp(`\\.${key}\\s*[!=]==?`).test(text) &&
            ones.some((value, at) => isSameUnder(key, value, others[at])),
        );
        if (same === undefined) continue;
        const [left, right] = [memberOf(one, ones, same), memberOf(other, others, same)];
        yield { text: apart(`${left} !== ${right}`, node, path, text), cost: COST };
      }
    }
  },
};

/** `id`, `bookingId` */
function isNamed(name: string, key: string): boolean {
  return name === key || name.endsWith(key.slice(0, 1).toUpperCase() + key.slice(1));
}

/** Where something is decided, or told of one of several. */
function isAsked(node: Node, { key, parent }: Path): boolean {
  const isQuestion = /^(LogicalExpression|BinaryExpression|CallExpression)$/.test(node.type) || isDenial(node);
  const up = parent?.node.type;
  const isHere = (key === 'test' && up === 'IfStatement') || (key === 'body' && up === 'ArrowFunctionExpression');
  return (
    isQuestion && isHere && ![...pathsOf(node, isFunction)].some((each) => /^(Assign|Update)/.test(each.node.type))
  );
}

function memberOf(name: string, values: readonly unknown[], key: string): string {
  return `${name}${values.some((value) => value === null || value === undefined) ? '?' : ''}.${key}`;
}

/** What is asked of every one holds for the thing itself. */
function apart(different: string, node: Node, { parent }: Path, text: string): string {
  const isOfEvery = parent?.key === 'arguments' && methodName(parent.parent?.node as Node) === 'every';
  const joint = isOfEvery ? '||' : '&&';
  const isOpen =
    node.type === 'LogicalExpression' && node.operator !== joint && (joint === '&&' || node.operator === '??');
  return `${isOfEvery ? different.replace('!==', '===') : different} ${joint} ${isOpen ? `(${text})` : text}`;
}
