import type * as Babel from '@babel/types';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { valuesBefore } from '../shared/values-before.ts';

const OPERATORS = ['=', '+=', '-=', '*=', '/=', '%=', '**=', '&=', '|=', '^=', '||=', '??='];

/** Where something was always there, `??=` takes the whole assignment away. */
const NEVER_ASSIGNS = 0.9;

/** `known.count = count`: what was there is known under the same name. */
const COUNTS_AGAIN = -0.2;

/** `total = x` → `total += x`, `i++` → `i--` and so on. */
export const changeAssignment: Operator = {
  name: 'change-assignment',
  family: 'operator',
  description: 'an accumulator overwritten instead of added to, subtracted instead of added, counted the wrong way',
  floor: 0.9,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    const { source, kindOf } = context;
    if (node.type === 'UpdateExpression') {
      const target = textOf(source, node.argument);
      const other = node.operator === '++' ? '--' : '++';
      yield { text: node.prefix ? other + target : target + other, cost: 0.9 };
      yield { text: node.prefix ? target + node.operator : node.operator + target, cost: 1.5 };
      const compound = node.operator === '++' ? '+=' : '-=';
      yield { text: `${target} ${compound} 2`, cost: 2.2 };
      for (const name of otherNames(site, context)) {
        if (name !== target) yield { text: `${target} ${compound} ${name}`, cost: 1.9 };
      }
    }
    if (node.type !== 'AssignmentExpression' || node.left.type.endsWith('Pattern')) return;
    const [left, right] = [textOf(source, node.left), textOf(source, node.right)];
    const kind = kindOf(node.right);
    for (const operator of OPERATORS) {
      if (operator === node.operator || !suits(operator, kind)) continue;
      if (/[&|^]=$/.test(operator) && operator !== '||=' && !/[&|^]/.test(node.operator)) continue;
      if (node.operator === '=' && isIdle(operator, right)) continue;
      const cost = node.operator !== '=' && operator !== '=' ? 1 : operator === '+=' || operator === '=' ? 1.3 : 1.5;
      const again = operator === '+=' && isOwnName(node) ? COUNTS_AGAIN : 0;
      const skipped = neverAssigns(operator, valuesBefore(site, node.left, context)) ? NEVER_ASSIGNS : 0;
      yield { text: `${left} ${operator} ${right}`, cost: cost + skipped + again };
    }
  },
};

function isOwnName({ left, right }: Babel.AssignmentExpression): boolean {
  if (left.type !== 'MemberExpression' || left.computed || left.property.type !== 'Identifier') return false;
  return left.object.type === 'Identifier' && right.type === 'Identifier' && right.name === left.property.name;
}

/** What is falsy for what is missing: nobody writes that. */
function isIdle(operator: string, right: string): boolean {
  return (operator === '??=' || operator === '||=') && /^(undefined|null|false|0|''|"")$/.test(right);
}

function neverAssigns(operator: string, before: readonly unknown[]): boolean {
  if (before.length === 0) return false;
  if (operator === '||=') return before.every(Boolean);
  return operator === '??=' && before.every((value) => value !== undefined && value !== null);
}

function suits(operator: string, kind: string | undefined): boolean {
  if (kind === undefined || kind === 'number' || kind === 'bigint') return true;
  return operator === '=' || operator === '||=' || operator === '??=' || (operator === '+=' && kind === 'string');
}

/** Local names that may hold the width of a step. */
function otherNames({ start }: OperatorSite, { bindingsAt }: OperatorContext): string[] {
  const kinds = ['parameter', 'const', 'let', 'var'];
  return bindingsAt(start)
    .filter((binding) => !binding.moduleLevel && binding.parameters === undefined && kinds.includes(binding.kind))
    .map((binding) => binding.name);
}
