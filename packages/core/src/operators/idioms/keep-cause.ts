import { enclosing, type Path } from '../../syntax/path.ts';
import { argumentsOf, callText } from '../shared/call.ts';
import type { Operator, OperatorContext } from '../operator.ts';

const COST = 1.4;
const BUILT_IN = /^(Error|TypeError|RangeError|SyntaxError|EvalError|ReferenceError|URIError)$/;

/** `catch (error) { throw new LoadError(key); }` → `throw new LoadError(key, { cause: error });`. */
export const keepCause: Operator = {
  name: 'keep-cause',
  family: 'arguments',
  description: 'an error thrown in the place of another one, which is lost',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, context) {
    const { source } = context;
    if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier') return;
    if (path.parent?.node.type !== 'ThrowStatement') return;
    const caught = caughtAround(path);
    const given = argumentsOf(node, source) ?? [];
    if (caught === undefined || given.some((text) => new RegExp(`\\b${caught}\\b`).test(text))) return;
    const cause = causeFor(node.callee.name, given.length, caught, context);
    if (cause !== undefined) yield { text: callText(node, source, [...given, cause]), cost: COST };
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
  if (parameters.length === 0) return given === 1 ? `{ cause: ${caught} }` : undefined;
  const next = parameters[given];
  if (next === undefined) return undefined;
  if (/^(cause|error|inner|original)/.test(next)) return caught;
  return next.startsWith('opt') && /\bcause\b/.test(source) ? `{ cause: ${caught} }` : undefined;
}
