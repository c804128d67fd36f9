import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { functionName } from '../../shared/function-name.ts';
import { functionStarts, plainParameters, type FunctionStart } from '../../shared/function-starts.ts';
import { gapBefore } from '../../shared/handler.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { isList, kindOfValue } from '../../shared/value-kind.ts';

const COST = 1.5;
const MOST_FIELDS = 12;

/** `visit(node.left); visit(node.right);` → after them `for (const each of node.args ?? []) visit(each);`, where some nodes have `args` and nobody asks for them. */
export const visitOthers: PatchOperator = {
  name: 'visit-others',
  family: 'statement',
  description: 'a walk through a tree that forgets one kind of branch',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const start of functionStarts(sites, context.source)) {
      const visit = visitIn(start, context.source);
      const [given] = plainParameters(start.own);
      const last = start.body.body.at(-1);
      if (visit === undefined || given === undefined || last === undefined) continue;
      for (const statement of visits(given, visit, start, context)) {
        const at = endOf(last);
        const edits =
          last.type === 'ReturnStatement'
            ? start.insert(statement)
            : [{ start: at, end: at, text: gapBefore(last, context.source) + statement }];
        yield { edits, cost: COST };
      }
    }
  },
};

/** How the function calls itself for something else; `undefined` where it does not, or needs what that answers. */
function visitIn({ body, site }: FunctionStart, source: string): ((what: string) => string) | undefined {
  const own = enclosingFunction(site.path);
  const name = own && functionName(own);
  if (name === undefined) return undefined;
  for (const { node, parent } of pathsOf(body)) {
    if (node.type !== 'CallExpression' || parent?.node.type !== 'ExpressionStatement') continue;
    const [first] = node.arguments;
    const called = textOf(source, node.callee);
    if (first === undefined || (called !== name && called !== `this.${name}`)) continue;
    const [before, after] = [source.slice(startOf(node), startOf(first)), source.slice(endOf(first), endOf(node))];
    return (what) => before + what + after;
  }
  return undefined;
}

function* visits(
  given: string,
  visit: (what: string) => string,
  { own, site }: FunctionStart,
  { source, valuesOfName }: OperatorContext,
): Generator<string> {
  const nodes = valuesOfName(given, site).filter((value) => kindOfValue(value) === 'object');
  const text = textOf(source, own);
  const fields = ownKeys(nodes).filter((key) => !text.includes(`.${key}`));
  for (const field of fields.slice(0, MOST_FIELDS)) {
    const values = nodes.map((node) => ownValue(node, field));
    const isAlways = !values.includes(undefined);
    const branch = `${given}.${field}`;
    const items = values.flatMap((value) => (isList(value) ? value : []));
    if (items.some((item) => isAlike(item, nodes)))
      yield `for (const each of ${isAlways ? branch : `${branch} ?? []`}) ${visit('each')};`;
    else if (values.some((value) => isAlike(value, nodes)))
      yield isAlways ? `${visit(branch)};` : `if (${branch}) ${visit(branch)};`;
  }
}

/** It says of itself what one of the nodes says of itself. */
function isAlike(value: unknown, nodes: readonly unknown[]): boolean {
  if (kindOfValue(value) !== 'object') return false;
  const own = ownKeys([value]);
  return nodes.some((node) => ownKeys([node]).filter((key) => own.includes(key)).length > 0);
}
