import type * as Babel from '@babel/types';
import { usesOf } from '../../syntax/free-names.ts';
import { endOf, isFunction, startOf, textOf } from '../../syntax/node.ts';
import { enclosing, programOf, type Path } from '../../syntax/path.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';
import { indentAt, indentStep } from '../shared/text.ts';
import { wholeLines } from '../shared/whole-lines.ts';

/** What state begins with: it can be made at any time. */
const FRESH = /^(-?\d[\w.]*|null|undefined|true|false|''|""|``|\[\]|\{\}|new (Map|Set|WeakMap|WeakSet)(<.*>)?\(\))$/s;

/**
 * `let count = 0; return () => { count++; … }` → `return () => { let count = 0; count++; … }`, for calls that are to begin anew,
 * and the other way round, for what is to be remembered from one call to the next.
 */
export const moveState: PatchOperator = {
  name: 'move-state',
  family: 'variable',
  description: 'state that calls share and each should have for itself, or that each begins anew and should share',
  floor: 1.5,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const declared = stateOf(site, context.source);
      if (declared === undefined) continue;
      yield* inward(site, declared, context);
      yield* outward(site, context);
    }
  },
};

/** The name of the only variable that a statement declares, when that begins with nothing. */
function stateOf({ node }: OperatorSite, source: string): string | undefined {
  if (node.type !== 'VariableDeclaration' || node.declarations.length !== 1) return undefined;
  const [{ id, init } = {}] = node.declarations;
  if (id?.type !== 'Identifier' || !init || !FRESH.test(textOf(source, init))) return undefined;
  return id.name;
}

/** To the beginning of a function that holds all uses, the outermost first. */
function* inward(site: OperatorSite, name: string, { source }: OperatorContext): Generator<PatchProposal> {
  const block = site.path.parent?.node;
  if (block === undefined) return;
  const uses = usesOf(programOf(site.path), name).filter(
    ({ node }) => startOf(node) >= site.end && endOf(node) <= endOf(block),
  );
  const [first] = uses;
  if (first === undefined) return;
  const holders: Path[] = [];
  for (let up = enclosing(first.path, isFunction); up !== undefined; up = enclosing(up, isFunction)) {
    const { node } = up;
    if (startOf(node) < site.end) break;
    if (uses.every((use) => startOf(node) <= startOf(use.node) && endOf(use.node) <= endOf(node))) holders.unshift(up);
  }
  for (const [depth, { node }] of holders.entries()) {
    const { body } = node as Babel.Function;
    if (body.type !== 'BlockStatement') continue;
    const at = startOf(body) + 1;
    const indent = `${indentAt(source, endOf(body) - 1)}${indentStep(source)}`;
    const text = `\n${indent}${textOf(source, site.node)}`;
    yield { edits: [wholeLines(site, source), { start: at, end: at, text }], cost: 1.5 + 0.2 * depth };
  }
}

/** To before the statement that holds the function. A method's state would have to be a field. */
function* outward(site: OperatorSite, { source }: OperatorContext): Generator<PatchProposal> {
  const around = enclosing(site.path, isFunction);
  if (around === undefined || site.path.parent?.node !== (around.node as Babel.Function).body) return;
  let statement: Path = around;
  while (statement.index === undefined || !/^(Program|BlockStatement)$/.test(statement.parent?.node.type ?? '')) {
    if (statement.parent === undefined || statement.parent.node.type.startsWith('Class')) return;
    statement = statement.parent;
  }
  const at = startOf(statement.node);
  const text = `${textOf(source, site.node)}\n${indentAt(source, at)}`;
  yield { edits: [{ start: at, end: at, text }, wholeLines(site, source)], cost: 1.9 };
}
