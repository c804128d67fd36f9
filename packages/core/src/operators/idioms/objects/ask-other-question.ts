import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, programOf, type Path } from '../../../syntax/path.ts';
import { answersYesOrNo } from '../../shared/answers-yes-or-no.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.5;
const MOST = 8;

/** `a.overlaps(b)` → `a.overlaps(b) || a.touches(b)`, where `touches` is another question that the same class answers. */
export const askOtherQuestion: Operator = {
  name: 'ask-other-question',
  family: 'condition',
  description: 'one of two questions that a class answers about the same thing',
  floor: COST,
  on: 'expression',
  *replacements({ node, path, start, end }, { source }) {
    const property = isAsked(path) ? methodOf(node) : undefined;
    if (property === undefined) return;
    const text = source.slice(start, end);
    const around = textOf(source, path.parent?.node ?? node);
    const given = 'arguments' in node ? node.arguments.length : 0;
    for (const name of questionsBeside(property.name, given, programOf(path)).slice(0, MOST)) {
      const other = source.slice(start, startOf(property)) + name + source.slice(endOf(property), end);
      if (around.includes(other)) continue;
      yield { text: `${text} || ${other}`, cost: COST };
      yield { text: `${text} && ${other}`, cost: COST };
    }
  },
};

/** `touches` of `a.touches(b)` and `a?.touches(b)`. */
function methodOf(node: Node): Babel.Identifier | undefined {
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return undefined;
  const { callee } = node;
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return undefined;
  return !callee.computed && callee.property.type === 'Identifier' ? callee.property : undefined;
}

function isAsked({ parent, key }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'UnaryExpression') return up.operator === '!';
  if (up?.type === 'LogicalExpression') return up.operator !== '??';
  return key === 'test' || up?.type === 'ReturnStatement';
}

type Questions = ReadonlyMap<string, number>;

const known = new WeakMap<Babel.Program, readonly Questions[]>();

/** Methods of the same class or object as `name` that take as much as it is given, and answer yes or no as it does. */
function questionsBeside(name: string, given: number, program: Babel.Program): readonly string[] {
  const all =
    known.get(program) ?? [...pathsOf(program)].map(({ node }) => questionsOf(node)).filter(({ size }) => size > 1);
  known.set(program, all);
  const beside = all.filter((each) => each.has(name)).flatMap((each) => [...each]);
  return [...new Set(beside.filter(([other, takes]) => other !== name && takes === given).map(([other]) => other))];
}

/** How many parameters each method has that answers yes or no. */
function questionsOf(node: Path['node']): Questions {
  const members = node.type === 'ClassBody' ? node.body : node.type === 'ObjectExpression' ? node.properties : [];
  return new Map(
    members.flatMap((member) => {
      if (member.type !== 'ClassMethod' && member.type !== 'ObjectMethod') return [];
      if (member.kind !== 'method' || member.computed || member.key.type !== 'Identifier') return [];
      return isFunction(member) && answersYesOrNo(member) ? [[member.key.name, member.params.length] as const] : [];
    }),
  );
}
