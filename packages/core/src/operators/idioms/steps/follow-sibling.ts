import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { patternNames } from '../../../syntax/scope.ts';
import type { Edit } from '../../../model/edit.ts';
import { indentAt } from '../../shared/text.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.6;

/** `if (a) { take(x); i++; } else if (b) { take(y); }` → also `take(y); i++;`. */
export const followSibling: PatchOperator = {
  name: 'follow-sibling',
  family: 'statement',
  description:
    'what all branches that do the same have to do as well, and one of them does not: a step, a flag, a count',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    const reached = new Set(sites.map(({ node }) => node));
    for (const { node, path } of sites) {
      // The whole chain is looked at from its beginning.
      const arms = path.key === 'alternate' ? [] : armsOf(node);
      for (const arm of arms) {
        const siblings = arms.filter((other) => other !== arm);
        for (const own of arm) {
          if (!reached.has(own)) continue;
          for (const edit of missingBeside(own, arm, siblings, source)) yield { edits: [edit], cost: COST };
        }
      }
    }
  },
};

type Arm = readonly Babel.Statement[];

/** What siblings that do the same as `own` do right after it, or right before. */
function* missingBeside(own: Babel.Statement, arm: Arm, siblings: readonly Arm[], source: string): Generator<Edit> {
  const head = headOf(own, source);
  if (head === undefined) return;
  // What the arm does already, then what has been proposed as well.
  const done = new Set(arm.map((statement) => headOf(statement, source)));
  for (const sibling of siblings) {
    const nth = sibling.findIndex((statement) => headOf(statement, source) === head);
    if (nth < 0) continue;
    for (const place of [nth + 1, nth - 1]) {
      const other = sibling[place];
      const wanted = other && headOf(other, source);
      if (other === undefined || wanted === undefined || done.has(wanted) || namesOwn(other, sibling, source)) continue;
      done.add(wanted);
      yield beside(own, textOf(source, other), place > nth, source);
    }
  }
}

/** The statements of each branch that has several or could have: of an `if` with all its `else`, of a `switch`. */
function armsOf(node: Node): Arm[] {
  if (node.type === 'SwitchStatement') return node.cases.map(({ consequent }) => consequent);
  if (node.type !== 'IfStatement') return [];
  const { consequent, alternate } = node;
  const own = consequent.type === 'BlockStatement' ? [consequent.body] : [];
  if (alternate?.type === 'IfStatement') return [...own, ...armsOf(alternate)];
  return alternate?.type === 'BlockStatement' ? [...own, alternate.body] : own;
}

/** Which function a statement calls, or what it sets. */
function headOf(statement: Babel.Statement, source: string): string | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  switch (expression.type) {
    case 'CallExpression':
      return `${textOf(source, expression.callee)}(`;
    case 'AssignmentExpression':
      return `${textOf(source, expression.left)} ${expression.operator}`;
    case 'UpdateExpression':
      return textOf(source, expression.argument) + expression.operator;
    default:
      return undefined;
  }
}

/** It needs what only its own branch declares. */
function namesOwn(statement: Babel.Statement, arm: Arm, source: string): boolean {
  const text = textOf(source, statement);
  const declared = arm.flatMap((each) => (each.type === 'VariableDeclaration' ? each.declarations : []));
  return declared
    .flatMap(({ id }) => patternNames(id))
    .some((name) => new RegExp(String.raw`(?<![\w$.])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`).test(text));
}

function beside(own: Babel.Statement, text: string, isAfter: boolean, source: string): Edit {
  const gap = `\n${indentAt(source, startOf(own))}`;
  const at = isAfter ? endOf(own) : startOf(own);
  return { start: at, end: at, text: isAfter ? gap + text : text + gap };
}
