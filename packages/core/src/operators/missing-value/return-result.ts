import type * as Babel from '@babel/types';
import { endOf, isFunction, textOf, type Node } from '../../syntax/node.ts';
import { pathsOf, type Path } from '../../syntax/path.ts';
import { patternNames } from '../../syntax/scope.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';
import { indentAt } from '../shared/text.ts';

const COST = { statement: 1.4, chained: 1.4, self: 1.7, local: 1.6, parameter: 1.9, otherwise: 1.7 };
const STEP = 0.1;
const MOST_LOCALS = 4;

/** `{ …; this.items.push(item); }` → `{ …; this.items.push(item); return this; }`, and what else a function may have forgotten to give back. */
export const returnResult: PatchOperator = {
  name: 'return-result',
  family: 'missing-value',
  description: 'a function that works out its result and does not give it back, or not at its end',
  floor: Math.min(...Object.values(COST)),
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const around = functionEndingWith(site);
      if (around === undefined || /Return|Throw/.test(site.node.type)) continue;
      const answers = returnsIn(around.node);
      if (answers.length === 0 && hasValue(site.node, context))
        yield { edits: [{ start: site.start, end: site.start, text: 'return ' }], cost: COST.statement };
      for (const { text, cost } of answers.length > 0 ? otherwise(answers, context) : forgotten(around, context)) {
        const end = endOf(site.node);
        yield { edits: [{ start: end, end, text: `${gapBefore(site, context.source)}return ${text};` }], cost };
      }
    }
  },
};

/** The function of which the site is the last statement, unless it has nothing to give back. */
function functionEndingWith({ path }: OperatorSite): Path | undefined {
  const around = path.parent?.parent;
  if (path.parent?.node.type !== 'BlockStatement' || around === undefined || !isFunction(around.node)) return undefined;
  const { body, generator, returnType } = around.node as Babel.FunctionDeclaration;
  if (body.body.at(-1) !== path.node || generator) return undefined;
  if (/^(constructor|set)$/.test((around.node as { kind?: string }).kind ?? '')) return undefined;
  return isVoid(returnType) ? undefined : around;
}

function isVoid(declared: Babel.FunctionDeclaration['returnType']): boolean {
  if (declared?.type !== 'TSTypeAnnotation') return false;
  const { typeAnnotation: type } = declared;
  const [inner = type] = type.type === 'TSTypeReference' ? (type.typeParameters?.params ?? []) : [];
  return inner.type === 'TSVoidKeyword' || inner.type === 'TSNeverKeyword';
}

function returnsIn(around: Node): Node[] {
  return [...pathsOf((around as Babel.FunctionDeclaration).body, isFunction)].flatMap(({ node }) =>
    node.type === 'ReturnStatement' && node.argument ? [node.argument] : [],
  );
}

function hasValue(node: Node, { valuesOf }: OperatorContext): boolean {
  return node.type === 'ExpressionStatement' && valuesOf(node.expression).some((value) => value !== undefined);
}

interface Answer {
  readonly text: string;
  readonly cost: number;
}

/** Of a function that gives nothing back at all. */
function* forgotten(around: Path, { source }: OperatorContext): Generator<Answer> {
  if (around.node.type.endsWith('Method')) {
    const holder = around.parent?.node;
    const isChained = holder !== undefined && /\breturn this;/.test(textOf(source, holder));
    yield { text: 'this', cost: isChained ? COST.chained : COST.self };
  }
  const { body, params } = around.node as Babel.FunctionDeclaration;
  const locals = body.body.flatMap((each) =>
    each.type === 'VariableDeclaration' ? each.declarations.flatMap(({ id }) => patternNames(id)) : [],
  );
  for (const [nth, name] of locals.toReversed().slice(0, MOST_LOCALS).entries())
    yield { text: name, cost: COST.local + STEP * nth };
  for (const [nth, name] of params.flatMap((each) => (each.type === 'Identifier' ? [each.name] : [])).entries())
    yield { text: name, cost: COST.parameter + STEP * nth };
}

/** What a function answers at its end that has other answers before. */
function* otherwise(answers: readonly Node[], { source, valuesOf }: OperatorContext): Generator<Answer> {
  const given = new Set(answers.map((answer) => textOf(source, answer)));
  const kinds = new Set(answers.flatMap((answer) => valuesOf(answer).map((value) => typeof value)));
  const texts = [
    ...(given.has('true') ? ['false'] : []),
    ...(given.has('false') ? ['true'] : []),
    ...(kinds.has('number') ? ['-1', '0'] : []),
    ...(kinds.has('string') ? ["''"] : []),
    'null',
    ...given,
  ];
  for (const [nth, text] of [...new Set(texts)]
    .filter((each) => each.length <= 40)
    .slice(0, 6)
    .entries())
    yield { text, cost: COST.otherwise + STEP * nth };
}

function gapBefore({ start }: OperatorSite, source: string): string {
  const indent = indentAt(source, start);
  return source.slice(source.lastIndexOf('\n', start - 1) + 1, start).trim() === '' ? `\n${indent}` : ' ';
}
