import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import type { Node } from '../../syntax/node.ts';
import { isChain } from '../shared/is-chain.ts';
import { ownValue } from '../shared/own-keys.ts';
import { operandText } from '../shared/text.ts';

const COST = 1.4;

/** `selected === folder.id` → `gone.has(selected)`, where `gone` is a set or a list in which `folder.id` always was. */
export const askGroup: Operator = {
  name: 'ask-group',
  family: 'condition',
  description: 'one thing asked for where all that go with it are meant, which have been gathered already',
  floor: COST,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    if (node.type !== 'BinaryExpression' || !/^[=!]==?$/.test(node.operator)) return;
    const isDenied = node.operator.startsWith('!');
    for (const [one, asked] of [
      [node.right, node.left],
      [node.left, node.right],
    ] as const) {
      if (!isChain(one) || !isChain(asked)) continue;
      for (const group of groupsWith(one, site, context)) {
        const text = `${isDenied ? '!' : ''}${group}(${operandText(context.source, asked)})`;
        yield { text: guarded(text, asked, isDenied, context), cost: COST };
      }
    }
  },
};

/** `gone.has`, of what holds the values that `one` had each time. */
function groupsWith(one: Node, site: OperatorSite, context: OperatorContext): string[] {
  const values = valuesOfChain(one, site, context);
  if (values.length === 0 || values.includes(undefined)) return [];
  return context.bindingsAt(site.start).flatMap(({ name, moduleLevel }) => {
    if (moduleLevel) return [];
    const groups = context.valuesOfName(name, site);
    const isGroup = (holds: (group: unknown, value: unknown) => boolean): boolean =>
      groups.length === values.length && groups.every((group, state) => holds(group, values[state]));
    if (isGroup((group, value) => group instanceof Set && group.has(value))) return [`${name}.has`];
    return isGroup((group, value) => Array.isArray(group) && group.includes(value)) ? [`${name}.includes`] : [];
  });
}

/** What was seen of names at one place belongs together, state by state; what was seen of expressions need not. */
function valuesOfChain(node: Node, site: OperatorSite, context: OperatorContext): readonly unknown[] {
  if (node.type === 'Identifier') return context.valuesOfName(node.name, site);
  if (node.type === 'ThisExpression') return context.valuesOfName('this', site);
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
  const { name } = node.property;
  return valuesOfChain(node.object, site, context).map((holder) => ownValue(holder, name));
}

/** What may be missing is no member of anything, and types say so. */
function guarded(text: string, asked: Node, isDenied: boolean, { source, valuesOf }: OperatorContext): string {
  const missing = [null, undefined].find((each) => valuesOf(asked).some((value) => value === each));
  if (!valuesOf(asked).some((value) => value === null || value === undefined)) return text;
  const subject = operandText(source, asked);
  return isDenied ? `(${subject} === ${missing} || ${text})` : `${subject} !== ${missing} && ${text}`;
}
