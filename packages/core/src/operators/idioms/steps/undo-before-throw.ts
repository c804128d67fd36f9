import type * as Babel from '@babel/types';
import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import { gapBefore } from '../../shared/handler.ts';
import { functionName } from '../../shared/function-name.ts';
import { isAround } from '../../shared/is-around.ts';
import { methodsOfThis } from '../../shared/methods-of-this.ts';
import { patternText } from '../../shared/pattern-text.ts';
import { indentAt, indentStep } from '../../shared/text.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';

const COST = 1.7;
const STEP = 0.05;
const MOST_GIVEN = 5;
const UNDOES =
  /^#?(?:un(?!til|it|ique|ion|der)[a-z]|(?:undo|revert|roll_?[bB]ack|restore|release|free|discard|abort|clean_?[uU]p|dispose|close)(?![a-z]))/;

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
      const own = enclosingFunction(site.path)?.node as Babel.Function | undefined;
      if (thrown?.node.type !== 'ThrowStatement' || own === undefined) continue;
      for (const [nth, undoing] of undoings(site, own, context).entries())
        yield { edits: [inFront(thrown, undoing, context.source)], cost: COST + STEP * nth };
    }
  },
};

function inFront({ node, index }: Path, undoing: string, source: string) {
  const [start, end] = [startOf(node), endOf(node)];
  if (index !== undefined) return { start, end: start, text: `${undoing};${gapBefore(node, source)}` };
  const indent = indentAt(source, start);
  const inner = `\n${indent}${indentStep(source)}`;
  return { start, end, text: `{${inner}${undoing};${inner}${textOf(source, node)}\n${indent}}` };
}

/** Calls of functions and methods that take something back, with what the function has at hand. */
function undoings({ path, start, end }: OperatorSite, own: Babel.Function, context: OperatorContext): string[] {
  const { source, facts, bindingsAt } = context;
  const bindings = bindingsAt(start);
  const functions = bindings.flatMap(({ name, parameters }) =>
    parameters === undefined || isAround(name, path) ? [] : [{ name, call: name, takes: parameters.length }],
  );
  const methods = methodsOfThis(path, facts.methods).map((each) => ({ ...each, call: `this.${each.name}` }));
  const given = bindings
    .filter(({ moduleLevel, kind, parameters }) => !moduleLevel && !parameters && /^(const|let|parameter)$/.test(kind))
    // What the function has noted comes before what it was given.
    .toSorted((a, b) => Number(a.kind === 'parameter') - Number(b.kind === 'parameter'))
    .slice(0, MOST_GIVEN);
  const block = path.parent?.parent?.node;
  // What is called there already is done, or makes the error.
  const called = block === undefined ? '' : source.slice(startOf(block), end);
  const done = functionName(enclosingFunction(path) as Path);
  // `reserve` is taken back by `unreserve`.
  const takesBack = ({ name }: { name: string }): number => Number(name.toLowerCase() === `un${done?.toLowerCase()}`);
  return [...functions, ...methods]
    .toSorted((a, b) => takesBack(b) - takesBack(a))
    .filter(({ name, call, takes }) => UNDOES.test(name) && takes < 2 && !called.includes(`${call}(`))
    .flatMap(({ name, call, takes }) => {
      const isLater = new RegExp(`\\basync (?:function )?${patternText(name)}\\b|\\b${patternText(name)} = async\\b`);
      const text = own.async && isLater.test(source) ? `await ${call}` : call;
      return takes === 0 ? [`${text}()`] : given.map((each) => `${text}(${each.name})`);
    });
}
