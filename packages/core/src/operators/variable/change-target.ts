import type { Operator } from '../operator.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { ownKeys } from '../shared/own-keys.ts';

/** `low = mid` → `high = mid`, `this.items = x` → `this.total = x`, `i++` → `j++`, `b[j] = max(a[i], x)` → `a[i] = max(a[i], x)`. */
export const changeTarget: Operator = {
  name: 'change-target',
  family: 'variable',
  description: 'the right value assigned to the wrong variable, field or index',
  floor: 1.5,
  on: 'expression',
  *replacements({ node, start }, { source, facts, bindingsAt, valuesOf }) {
    const target =
      node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : undefined;
    if (target === undefined || target.type.endsWith('Pattern')) return;
    const before = source.slice(start, target.start as number);
    const after = source.slice(target.end as number, node.end as number);
    const around = (text: string): string => before + text + after;
    const variables = bindingsAt(start).filter(
      (each) => !each.moduleLevel && (each.kind === 'let' || each.kind === 'var' || each.kind === 'parameter'),
    );
    const name = textOf(source, target);
    // `a[i] = Math.min(b[j] + x, b[j])` updates what it reads. What a variable adds up belongs to somebody else.
    if (node.type === 'AssignmentExpression' && target.type === 'MemberExpression') {
      for (const read of membersIn(node.right, source)) if (read !== name) yield { text: around(read), cost: 1.7 };
    }
    if (target.type === 'Identifier') {
      for (const each of variables) if (each.name !== name) yield { text: around(each.name), cost: 1.6 };
    }
    if (target.type !== 'MemberExpression') return;
    const object = textOf(source, target.object);
    if (target.computed) {
      const index = textOf(source, target.property);
      for (const each of [`${index} + 1`, `${index} - 1`]) yield { text: around(`${object}[${each}]`), cost: 1.6 };
      for (const each of variables)
        if (each.name !== index && each.name !== object) yield { text: around(`${object}[${each.name}]`), cost: 1.8 };
      return;
    }
    const property = textOf(source, target.property);
    const keys = new Set([...ownKeys(valuesOf(target.object)), ...facts.members]);
    for (const key of keys) {
      if (key === property || (key.startsWith('#') && target.object.type !== 'ThisExpression')) continue;
      yield { text: around(`${object}.${key}`), cost: 1.6 };
    }
  },
};

/** What an expression reads and an assignment could change: members, without those that are only called. */
function membersIn(value: Node, source: string): Set<string> {
  const texts = new Set<string>();
  for (const { node, parent, key } of pathsOf(value, isFunction)) {
    if (node.type !== 'MemberExpression' || (key === 'callee' && parent !== undefined)) continue;
    if (/^[\w$.[\]#'"]+$/.test(textOf(source, node))) texts.add(textOf(source, node));
  }
  return texts;
}
