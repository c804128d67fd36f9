import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosing, pathsOf, programOf, type Path } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';
import { isError } from '../shared/is-error.ts';
import { indentAt } from '../shared/text.ts';

/** First as the module fails elsewhere, which may do more than refuse. */
const COST = { asElsewhere: 1.3, plainly: 1.4 };
const ERROR = /^(?:e|err|error|cause|reason|failure)$/;

/** `job.resolve(result);` → `if (result instanceof Error) job.reject(result); else job.resolve(result);`, where a result was an error. */
export const refuseError: Operator = {
  name: 'refuse-error',
  family: 'async',
  description: 'an error among the results, which a promise is fulfilled with',
  floor: COST.asElsewhere,
  on: 'statement',
  *replacements({ node, path, start }, { source, failingValuesOf }) {
    const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
    const result = call?.type === 'CallExpression' && call.arguments.length === 1 ? call.arguments[0] : undefined;
    if (call?.type !== 'CallExpression' || result === undefined) return;
    if (!failingValuesOf(result).some(isError)) return;
    const text = textOf(source, result);
    const otherwise = `\n${indentAt(source, start)}else ${textOf(source, node)}`;
    for (const { refusal, cost } of refusals(call, path, source))
      yield { text: `if (${text} instanceof Error) ${refusal(text)};${otherwise}`, cost };
  },
};

interface Refusal {
  readonly refusal: (error: string) => string;
  readonly cost: number;
}

function* refusals({ callee }: Babel.CallExpression, path: Path, source: string): Generator<Refusal> {
  if (callee.type === 'Identifier') {
    const reject = besideInExecutor(callee.name, path);
    if (reject !== undefined) yield { refusal: (error) => `${reject}(${error})`, cost: COST.plainly };
  }
  if (callee.type !== 'MemberExpression' || textOf(source, callee.property) !== 'resolve') return;
  const holder = textOf(source, callee.object);
  for (const refusal of failuresOf(holder, path, source)) yield { refusal, cost: COST.asElsewhere };
  yield { refusal: (error) => `${holder}.reject(${error})`, cost: COST.plainly };
}

/** `reject` of `new Promise((resolve, reject) => …)`. */
function besideInExecutor(resolve: string, path: Path): string | undefined {
  const executor = enclosing(
    path,
    (node) => isFunction(node) && node.params[0]?.type === 'Identifier' && node.params[0].name === resolve,
  );
  const [, reject] = (executor?.node as Babel.Function | undefined)?.params ?? [];
  const isExecutor = executor?.parent?.node.type === 'NewExpression';
  return isExecutor && reject?.type === 'Identifier' ? reject.name : undefined;
}

/** `this.fail(job, error)`: what the module does elsewhere with the same holder and an error. */
function failuresOf(holder: string, path: Path, source: string): Refusal['refusal'][] {
  return [...pathsOf(programOf(path))].flatMap(({ node }) => {
    if (node.type !== 'CallExpression' || node.arguments.length < 2) return [];
    const [first, last] = [node.arguments[0], node.arguments.at(-1)] as [Node, Node];
    if (textOf(source, first) !== holder || last.type !== 'Identifier' || !ERROR.test(last.name)) return [];
    const [before, after] = [source.slice(startOf(node), startOf(last)), source.slice(endOf(last), endOf(node))];
    return [(error: string) => before + error + after];
  });
}
