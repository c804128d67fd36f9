import type * as Babel from '@babel/types';
import { startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import { functionName } from '../../shared/function-name.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import { functionStarts, plainParameters } from '../../shared/function-starts.ts';
import { gapBefore } from '../../shared/handler.ts';
import { kindOfValue } from '../../shared/value-kind.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../../operator.ts';

const COST = { item: 1.4, values: 1.6 };

/** `sum + child.size` → `sum + sizeOf(child)` in `sizeOf`; before its last `return`, `for (const each of Object.values(value)) freeze(each);`. */
export const goDeeper: PatchOperator = {
  name: 'go-deeper',
  family: 'unwrap',
  description: 'a tree of which only the first level is looked at',
  floor: COST.item,
  on: 'module',
  *patches(sites, context) {
    yield* ofItems(sites, context);
    yield* ofValues(sites, context);
  },
};

/** A field of an item that looks like what the function was given. */
function* ofItems(sites: readonly OperatorSite[], context: OperatorContext): Generator<PatchProposal> {
  const { source, valuesOf } = context;
  for (const { node, path, start, end } of sites) {
    if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') continue;
    const item = node.object.name;
    // Few were seen as objects with fields: to look around each place would take its time.
    if (ownKeys(valuesOf(node.object)).length === 0) continue;
    const own = namedFunctionAround(path);
    const [given] = own === undefined ? [] : plainParameters(own.node as Babel.Function);
    if (own === undefined || given === undefined || item === given || callsItself(own, source)) continue;
    const isRead = new RegExp(`\\b${given}\\.${textOf(source, node.property)}\\b`).test(textOf(source, own.node));
    if (isRead) yield { edits: [{ start, end, text: `${functionName(own)}(${item})` }], cost: COST.item };
  }
}

/** All values of an object with objects in it. */
function* ofValues(
  sites: readonly OperatorSite[],
  { source, valuesOfName }: OperatorContext,
): Generator<PatchProposal> {
  for (const { own, body, site } of functionStarts(sites, source)) {
    const [given, ...others] = plainParameters(own);
    const around = namedFunctionAround(site.path);
    const last = body.body.at(-1);
    if (
      given === undefined ||
      others.length > 0 ||
      around === undefined ||
      last === undefined ||
      callsItself(around, source)
    )
      continue;
    const holders = valuesOfName(given, site).filter((value) => kindOfValue(value) === 'object');
    const isNested = holders.some((holder) =>
      ownKeys([holder]).some((key) => kindOfValue(ownValue(holder, key)) === 'object'),
    );
    if (!isNested) continue;
    const text = `for (const each of Object.values(${given})) ${functionName(around)}(each);${gapBefore(last, source)}`;
    yield { edits: [{ start: startOf(last), end: startOf(last), text }], cost: COST.values };
  }
}

/** The outermost plain function around a place: callbacks in it are a part of it. */
function namedFunctionAround(path: Path): Path | undefined {
  let found: Path | undefined;
  for (let up = enclosingFunction(path); up !== undefined; up = enclosingFunction(up)) found = up;
  const isPlain = found?.node.type === 'FunctionDeclaration' || found?.node.type === 'ArrowFunctionExpression';
  return isPlain && functionName(found as Path) !== undefined ? found : undefined;
}

function callsItself({ node, parent }: Path, source: string): boolean {
  const name = functionName({ node, parent, key: '' });
  const { body } = node as Node & { body: Node };
  return new RegExp(`(?<![.\\w$])${name}\\(`).test(textOf(source, body));
}
