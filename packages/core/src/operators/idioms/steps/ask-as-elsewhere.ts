import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf, programOf } from '../../../syntax/path.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { functionStarts } from '../../shared/function-starts.ts';
import { loopStarts } from '../../shared/loop-starts.ts';
import { onlyStatement } from '../../shared/only-statement.ts';
import { refusalsOf } from '../../shared/refusals.ts';

const COST = 1.7;
const LEAVES = /^(Return|Throw|Continue|Break)Statement$/;

/** A question after which a function has nothing more to do with something. */
interface Question {
  readonly text: string;
  /** Names that it is about. */
  readonly names: readonly string[];
  readonly asker: Node | undefined;
}

/** `if (isUnsafe(key)) return …` in one function: `if (isUnsafe(key)) continue;` first of all in the loop of another over what goes by that name. */
export const askAsElsewhere: PatchOperator = {
  name: 'ask-as-elsewhere',
  family: 'statement',
  description: 'a check that one function of the module makes and another has forgotten',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const [first] = sites;
    const questions = first === undefined ? [] : questionsIn(programOf(first.path), context.source);
    if (questions.length === 0) return;
    const { source } = context;
    for (const { site, insert } of loopStarts(sites, source))
      for (const { text } of forgottenAt(site, questions, context))
        yield { edits: insert(`if (${text}) continue;`), cost: COST };
    for (const { body, site, insert } of functionStarts(sites, source)) {
      for (const { text } of forgottenAt(site, questions, context))
        for (const refusal of refusalsOf(body, context))
          yield { edits: insert(`if (${text}) ${refusal};`), cost: COST };
    }
  },
};

function questionsIn(program: Babel.Program, source: string): Question[] {
  const questions = new Map<string, Question>();
  for (const path of pathsOf(program)) {
    const { node } = path;
    if (node.type !== 'IfStatement' || node.alternate || !LEAVES.test(onlyStatement(node.consequent)?.type ?? ''))
      continue;
    const call = node.test.type === 'UnaryExpression' && node.test.operator === '!' ? node.test.argument : node.test;
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.arguments.length === 0) continue;
    const names = call.arguments.flatMap((given) => (given.type === 'Identifier' ? [given.name] : []));
    if (names.length !== call.arguments.length) continue;
    const text = textOf(source, node.test);
    questions.set(text, { text, names: [...names, call.callee.name], asker: enclosingFunction(path)?.node });
  }
  return [...questions.values()];
}

/** Those about what is at hand there, in functions that do not ask them. */
function forgottenAt(
  { path, start }: OperatorSite,
  questions: readonly Question[],
  { bindingsAt, source }: OperatorContext,
): Question[] {
  const own = enclosingFunction(path)?.node;
  if (own === undefined || !isFunction(own)) return [];
  const visible = new Set(bindingsAt(start).map(({ name }) => name));
  const body = textOf(source, own);
  return questions.filter(
    ({ text, names, asker }) =>
      asker !== own && names.every((name) => visible.has(name)) && !body.includes(text.replace(/^!/, '')),
  );
}
