import { endOf, startOf, textOf } from '../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../syntax/path.ts';
import { functionName } from '../shared/function-name.ts';
import { indentAt, indentStep } from '../shared/text.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';

const COST = 1.7;
const STEP = 0.05;
const MOST_GIVEN = 5;
const UNDOES =
  /^(un[a-z]|undo|revert|roll_?[bB]ack|restore|release|free|discard|abort|clean_?[uU]p|dispose|close|unlock)/;

/** `if (missing) throw …` in the middle of work → `if (missing) { this.unreserve(done); throw …; }`. */
export const undoBeforeThrow: PatchOperator = {
  name: 'undo-before-throw',
  family: 'statement',
  description: 'work given up in the middle without the call that takes back what was done',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const thrown = site.path.parent;
      const own = enclosingFunction(site.path);
      if (thrown?.node.type !== 'ThrowStatement' || own === undefined) continue;
      for (const [nth, undoing] of undoings(site, own, context).entries())
        yield { edits: [inFront(thrown, undoing, context.source)], cost: COST + STEP * nth };
    }
  },
};

function inFront({ node, index }: Path, undoing: string, source: string) {
  const [start, end] = [startOf(node), endOf(node)];
  const indent = indentAt(source, start);
  if (index !== undefined) return { start, end: start, text: `${undoing};\n${indent}` };
  const inner = `\n${indent}${indentStep(source)}`;
  return { start, end, text: `{${inner}${undoing};${inner}${textOf(source, node)}\n${indent}}` };
}

/** Calls of functions and methods of the module that take something back, with what the function has at hand. */
function undoings(site: OperatorSite, around: Path, { facts, bindingsAt }: OperatorContext): string[] {
  const isMethod = around.node.type === 'ClassMethod';
  const known = [
    ...[...facts.functions].map(([name, parameters]) => ({ name, parameters, call: name })),
    ...(isMethod ? [...facts.methods].map(([name, parameters]) => ({ name, parameters, call: `this.${name}` })) : []),
  ];
  const names = bindingsAt(site.start).filter(
    ({ moduleLevel, kind }) => !moduleLevel && /^(const|let|parameter)$/.test(kind),
  );
  // What the function has noted comes before what it was given.
  const own = names.toSorted((a, b) => Number(a.kind === 'parameter') - Number(b.kind === 'parameter'));
  return known
    .filter(({ name, parameters }) => UNDOES.test(name) && parameters.length < 2 && name !== functionName(around))
    .flatMap(({ call, parameters }) =>
      parameters.length === 0 ? [`${call}()`] : own.slice(0, MOST_GIVEN).map(({ name }) => `${call}(${name})`),
    );
}
