import type { Operator } from '../operator.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { callText, methodName } from '../shared/call.ts';
import { isList, kindOfValue } from '../shared/value-kind.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';

/** `xs.sort()` → numeric, descending or by a key; an existing comparator the other way round. */
export const sortProperly: Operator = {
  name: 'sort-properly',
  family: 'collection',
  description: 'numbers sorted as text, sorted the wrong way round or by the wrong key',
  floor: 0.7,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    const method = methodName(node);
    if (node.type !== 'CallExpression' || (method !== 'sort' && method !== 'toSorted')) return;
    const call = (comparator: string): string => callText(node, source, [comparator]);
    const first = node.arguments[0];
    if (first !== undefined && isFunction(first) && first.params.length === 2) {
      const [a, b] = first.params as [Node, Node];
      const comma = source.slice(endOf(a), startOf(b));
      const swapped = `${textOf(source, b)}${comma}${textOf(source, a)}`;
      const text = source.slice(startOf(first), startOf(a)) + swapped + source.slice(endOf(b), endOf(first));
      yield { text: call(text), cost: 1.2 };
    }
    const receiver = node.callee.type === 'MemberExpression' ? valuesOf(node.callee.object) : [];
    const items = [...valuesOf(node), ...receiver].flatMap((value) => (isList(value) ? value : []));
    const numeric = items.length > 0 && items.every((item) => kindOfValue(item) === 'number');
    const worded = items.filter((item) => typeof item === 'string' && Number.isNaN(Number(item)));
    if (worded.length === 0) {
      yield { text: call('(a, b) => a - b'), cost: first === undefined ? (numeric ? 0.7 : 1.4) : 1.8 };
      yield { text: call('(a, b) => b - a'), cost: first === undefined ? (numeric ? 1.2 : 1.7) : 1.9 };
    } else if (
      first === undefined &&
      worded.length === items.length &&
      worded.some((item) => /\d/.test(item as string))
    )
      yield { text: call('(a, b) => a.localeCompare(b, undefined, { numeric: true })'), cost: 1.3 };
    for (const [member, values] of membersOf(items)) {
      if (values.some((value) => kindOfValue(value) === 'number' || kindOfValue(value) === 'date')) {
        yield { text: call(`(a, b) => a${member} - b${member}`), cost: 1.5 };
        yield { text: call(`(a, b) => b${member} - a${member}`), cost: 1.6 };
      } else if (values.some((value) => typeof value === 'string')) {
        yield { text: call(`(a, b) => a${member}.localeCompare(b${member})`), cost: 1.7 };
        yield { text: call(`(a, b) => b${member}.localeCompare(a${member})`), cost: 1.8 };
      }
    }
    if (first !== undefined) yield { text: callText(node, source, []), cost: 1.7 };
  },
};

/** How a member of an item is read, and its values: keys of records, both ends of pairs. */
function* membersOf(items: readonly unknown[]): Generator<readonly [member: string, values: readonly unknown[]]> {
  for (const key of ownKeys(items)) yield [`.${key}`, items.map((item) => ownValue(item, key))];
  if (!items.some((item) => isList(item) && item.length > 1)) return;
  for (const index of [1, 0]) yield [`[${index}]`, items.map((item) => (isList(item) ? item[index] : undefined))];
}
