import type * as Babel from '@babel/types';
import { bindingCounts } from '../../../syntax/binding-counts.ts';
import { topLevelDeclarations } from '../../../syntax/exports.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { selfOf } from '../../../syntax/locals-in.ts';
import { enclosingFunction, pathsOf, programOf } from '../../../syntax/path.ts';
import { analyzeScopes } from '../../../syntax/scope.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../../operator.ts';
import { answersYesOrNo } from '../../shared/answers-yes-or-no.ts';
import { functionStarts, plainParameters, readsOf } from '../../shared/function-starts.ts';
import { loopStarts } from '../../shared/loop-starts.ts';
import { ownKeys } from '../../shared/own-keys.ts';
import { refusalsOf } from '../../shared/refusals.ts';
import { indentAt, operandText } from '../../shared/text.ts';

/** To read what nobody reads takes 0.7 off: see `lintPrior`. */
const COST = 1.7;
const NEAR = 3;

/** A function of the module that nobody calls and nobody else can. */
interface Forgotten {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly own: Node;
  /** Of a method: the class whose `this` has it. */
  readonly self?: Node;
}

/** `function isUnsafe(target, key) {}` that nobody calls: first of all, where both are at hand, `if (isUnsafe(target, key)) return;`. */
export const callForgotten: PatchOperator = {
  name: 'call-forgotten',
  family: 'statement',
  description: 'a function of the module that nobody calls any more: a check, a step, a normalization that was lost',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const [first] = sites;
    for (const forgotten of first === undefined ? [] : forgottenIn(programOf(first.path))) {
      const near = sites.filter((site) => mayCall(site, forgotten));
      if (answersYesOrNo(forgotten.own)) {
        yield* asGuard(forgotten, near, context);
        for (const site of near) yield* asCondition(forgotten, site, context);
      } else if (givesNothing(forgotten.own)) {
        for (const site of near) yield* asStep(forgotten, site, context);
      } else if (forgotten.parameters.length > 1) {
        // Those of one value are put around others by `call-function`.
        for (const site of near) yield* asValue(forgotten, site, context);
      }
    }
  },
};

function mayCall({ path, start }: OperatorSite, { own, self }: Forgotten): boolean {
  if (start >= startOf(own) && start < endOf(own)) return false;
  return self === undefined || selfOf(path) === self;
}

function forgottenIn(program: Babel.Program): Forgotten[] {
  return [...forgottenFunctions(program), ...forgottenMethods(program)];
}

/** Private methods: `this.#unlink` that nobody reads. */
function forgottenMethods(program: Babel.Program): Forgotten[] {
  const [methods, read] = [[] as Forgotten[], new Set<string>()];
  for (const path of pathsOf(program)) {
    const { node } = path;
    if (node.type === 'MemberExpression' && node.property.type === 'PrivateName')
      read.add(`this.#${node.property.id.name}`);
    if (node.type !== 'ClassPrivateMethod' || node.kind !== 'method' || node.static) continue;
    const self = selfOf(path);
    const name = `this.#${node.key.id.name}`;
    if (self !== undefined) methods.push({ name, parameters: plainParameters(node), own: node, self });
  }
  return methods.filter(({ name }) => !read.has(name));
}

function forgottenFunctions(program: Babel.Program): Forgotten[] {
  const { bindings } = analyzeScopes(program);
  const { reads } = bindingCounts(program);
  return [...topLevelDeclarations(program)].flatMap(([name, own]) => {
    const binding = bindings.get(name);
    if (binding?.parameters === undefined || !isFunction(own)) return [];
    // A recursion is no call by others.
    const isCalled = (reads.get(binding) ?? 0) > readsOf(name, own.body).length;
    return isCalled ? [] : [{ name, parameters: binding.parameters, own }];
  });
}

/**
 * Under the names that its parameters have, or as a field of that name: `entry.tags` for `tags`. The one thing that it takes may
 * have another.
 */
function callsAt({ name, parameters }: Forgotten, site: OperatorSite, context: OperatorContext): string[] {
  const given = parameters.map((parameter) => argumentAt(parameter, site, context));
  if (!given.includes(undefined)) return [`${name}(${given.join(', ')})`];
  if (parameters.length > 1) return [];
  const own = enclosingFunction(site.path)?.node as Babel.Function | undefined;
  return own === undefined
    ? []
    : plainParameters(own)
        .slice(0, NEAR)
        .map((each) => `${name}(${each})`);
}

function argumentAt(
  parameter: string,
  site: OperatorSite,
  { bindingsAt, valuesOfName }: OperatorContext,
): string | undefined {
  const names = bindingsAt(site.start).map((binding) => binding.name);
  if (names.includes(parameter)) return parameter;
  const holder = names.find((name) => ownKeys(valuesOfName(name, site)).includes(parameter));
  return holder === undefined ? undefined : `${holder}.${parameter}`;
}

function* asGuard(
  forgotten: Forgotten,
  sites: readonly OperatorSite[],
  context: OperatorContext,
): Generator<PatchProposal> {
  const { source } = context;
  for (const { body, site, insert } of functionStarts(sites, source)) {
    for (const call of callsAt(forgotten, site, context))
      for (const refusal of refusalsOf(body, context))
        for (const denied of ['', '!']) yield { edits: insert(`if (${denied}${call}) ${refusal};`), cost: COST };
  }
  for (const { site, insert } of loopStarts(sites, source)) {
    for (const call of callsAt(forgotten, site, context))
      for (const denied of ['', '!']) yield { edits: insert(`if (${denied}${call}) continue;`), cost: COST };
  }
}

function* asCondition(forgotten: Forgotten, site: OperatorSite, context: OperatorContext): Generator<PatchProposal> {
  const { path, node, start, end } = site;
  if (path.key !== 'test') return;
  const isTight = /^(Binary|Unary|Call|Member)Expression$|^Identifier$/.test(node.type);
  const test = isTight ? textOf(context.source, node) : operandText(context.source, node);
  for (const call of callsAt(forgotten, site, context))
    for (const text of [`${test} && ${call}`, `${test} && !${call}`, `${test} || ${call}`, `${test} || !${call}`])
      yield { edits: [{ start, end, text }], cost: COST };
}

function* asStep(forgotten: Forgotten, site: OperatorSite, context: OperatorContext): Generator<PatchProposal> {
  const { path, node, start, end } = site;
  const block = path.parent?.node;
  if (block?.type !== 'BlockStatement' || enclosingFunction(path) === undefined) return;
  const indent = indentAt(context.source, start);
  for (const call of callsAt(forgotten, site, context)) {
    yield { edits: [{ start, end: start, text: `${call};\n${indent}` }], cost: COST };
    if (node === block.body.at(-1) && !/^(Return|Throw|Break|Continue)Statement$/.test(node.type))
      yield { edits: [{ start: end, end, text: `\n${indent}${call};` }], cost: COST };
  }
}

/** `return width` → `return clamp(width, min, max)`: the first thing that it takes may have another name. */
function* asValue(forgotten: Forgotten, site: OperatorSite, context: OperatorContext): Generator<PatchProposal> {
  const { path, node, start, end } = site;
  if (path.key !== 'argument' && path.key !== 'right' && path.key !== 'init' && path.key !== 'arguments') return;
  if (!/Expression$|^Identifier$/.test(node.type) || isFunction(node)) return;
  const visible = new Set(context.bindingsAt(start).map((binding) => binding.name));
  const [, ...others] = forgotten.parameters;
  if (!others.every((parameter) => visible.has(parameter))) return;
  const text = `${forgotten.name}(${[textOf(context.source, node), ...others].join(', ')})`;
  yield { edits: [{ start, end, text }], cost: COST };
}

function givesNothing(own: Node): boolean {
  return (
    isFunction(own) &&
    own.body.type === 'BlockStatement' &&
    ![...pathsOf(own.body, isFunction)].some(({ node }) => node.type === 'ReturnStatement' && node.argument != null)
  );
}
