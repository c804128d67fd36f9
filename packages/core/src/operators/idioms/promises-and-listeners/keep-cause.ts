import { enclosing, type Path } from '../../../syntax/path.ts';
import { namesIn } from '../../../syntax/names-in.ts';
import { argumentsOf, callText } from '../../shared/call.ts';
import type { Operator, OperatorContext } from '../../operator.ts';

const COST = 1.4;
const BUILT_IN = /^(Error|TypeError|RangeError|SyntaxError|EvalError|ReferenceError|URIError)$/;
/** What an error calls the one before it: no `errorCode`, no `onError`. */
const CAUSE = /^(cause|err|error|inner|original|(?!(?:on|is|has)[A-Z])\w+Error)$/;

/** `catch (error) { throw new LoadError(key); }` → `throw new LoadError(key, { cause: error });`. */
export const keepCause: Operator = {
  name: 'keep-cause',
  family: 'arguments',
  description: 'an error thrown in the place of another one, which is lost',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, context) {
    if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier') return;
    if (path.parent?.node.type !== 'ThrowStatement' || node.arguments.some(({ type }) => type === 'SpreadElement'))
      return;
    const caught = caughtAround(path);
    if (caught === undefined || namesIn(node).includes(caught)) return;
    const given = argumentsOf(node, context.source) ?? [];
    const cause = causeFor(node.callee.name, given.length, caught, context);
    if (cause !== undefined) yield { text: callText(node, context.source, [...given, cause]), cost: COST };
  },
};

/** What the handler around a place calls its error, if nothing else is called so there. */
function caughtAround(path: Path): string | undefined {
  const clause = enclosing(path, ({ type }) => type === 'CatchClause' || /Function|Method/.test(type))?.node;
  return clause?.type === 'CatchClause' && clause.param?.type === 'Identifier' ? clause.param.name : undefined;
}

/** The next argument that an error takes, if it is what came before it. */
function causeFor(name: string, given: number, caught: string, { source, facts }: OperatorContext): string | undefined {
  const parameters = BUILT_IN.test(name) ? [] : facts.errorClasses.get(name);
  if (parameters === undefined) return undefined;
  const asOption = caught === 'cause' ? '{ cause }' : `{ cause: ${caught} }`;
  if (parameters.length === 0) return given === 1 ? asOption : undefined;
  const next = parameters[given];
  if (next === undefined) return undefined;
  if (CAUSE.test(next)) return caught;
  const isOption = /^\{.*\bcause\b/.test(next) || (next.startsWith('opt') && /\bcause\b/.test(source));
  return isOption ? asOption : undefined;
}
