import { selfOf } from '../../syntax/locals-in.ts';
import { textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { isAround } from '../shared/is-around.ts';
import { methodIn } from '../shared/method-parameters.ts';
import type { Operator, OperatorContext } from '../operator.ts';
import { QUESTION } from '../shared/question.ts';
import { operandText } from '../shared/text.ts';

const COST = { those: 2, others: 2.3 };
const MOST = 4;

/** `[...this.seen.keys()]` → `[...this.seen.keys()].filter((user) => this.isOnline(user))`: those that the module itself asks about. */
export const filterByQuestion: Operator = {
  name: 'filter-by-question',
  family: 'collection',
  description: 'a list from which nobody took what a question of the module is there to tell apart',
  floor: COST.those,
  on: 'expression',
  *replacements({ node, path }, context) {
    const { source, kindOf } = context;
    if (!/^(Identifier|MemberExpression|CallExpression|ArrayExpression)$/.test(node.type) || kindOf(node) !== 'array')
      return;
    const list = operandText(source, node);
    for (const { name, parameter, holder } of questionsAt(path, context).slice(0, MOST)) {
      if (isAsked(path, name, source)) continue;
      const asked = `${holder}${name}(${parameter})`;
      yield { text: `${list}.filter((${parameter}) => ${asked})`, cost: COST.those };
      yield { text: `${list}.filter((${parameter}) => !${asked})`, cost: COST.others };
    }
  },
};

interface Question {
  readonly name: string;
  readonly parameter: string;
  /** `this.` for a method. */
  readonly holder: string;
}

function questionsAt(path: Path, { facts }: OperatorContext): Question[] {
  const self = selfOf(path);
  const members = self?.type === 'ClassBody' ? self.body.flatMap((member) => methodIn(member as Node) ?? []) : [];
  const functions = [...facts.functions].map(([name, parameters]) => ({ name, parameters, holder: '' }));
  return [...members.map((member) => ({ ...member, holder: 'this.' })), ...functions].flatMap(
    ({ name, parameters: [parameter, ...others], holder }) =>
      QUESTION.test(name) && parameter !== undefined && parameter !== '' && others.length === 0
        ? [{ name, parameter, holder }]
        : [],
  );
}

/** In the question itself, and where it is asked of the list already. */
function isAsked(path: Path, name: string, source: string): boolean {
  if (isAround(name, path)) return true;
  const call = path.key === 'object' ? path.parent?.parent?.node : undefined;
  return call !== undefined && methodName(call) === 'filter' && textOf(source, call).includes(`${name}(`);
}
