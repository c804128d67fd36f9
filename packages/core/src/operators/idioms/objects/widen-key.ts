import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { namesIn } from '../../../syntax/names-in.ts';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../../operator.ts';
import { plainParameters } from '../../shared/function-starts.ts';

const COST = 1.7;
const STEP = 0.1;
const MOST_PARTS = 5;
const KEYED = /^(get|has|set|add|delete)$/;
const PLAIN = /^(string|number|boolean)$/;

/** `cache.get(id)`, `cache.set(id, text)` → `` cache.get(`${id}:${locale}`) `` and so on, or `` const key = `${id}:${locale}` ``, where it is made. */
export const widenKey: PatchOperator = {
  name: 'widen-key',
  family: 'collection',
  description: 'entries kept under too little, so that one takes the place of another: caches, groups, what was seen',
  floor: COST,
  on: 'module',
  // One key under another name than all others would be asked in vain.
  unreached: true,
  *patches(sites, context) {
    yield* inAllMethods(sites, context);
    for (const places of keysByUse(sites, context.source).values()) {
      const [first] = places as [OperatorSite];
      const made = madeAt(first, context.source);
      const keys = made === undefined ? places.map(({ node }) => node) : [made];
      const [key] = keys as [Node];
      if (key.type.endsWith('Literal') && key.type !== 'TemplateLiteral') continue;
      for (const [nth, part] of partsFor(key, first, context).entries()) {
        const edits = keys.map((each): Edit => ({
          start: startOf(each),
          end: endOf(each),
          text: widened(textOf(context.source, each), part, each),
        }));
        yield { edits, cost: COST + STEP * nth };
      }
    }
  },
};

/** What several functions ask of one collection under a key that a helper makes, by a parameter that all of them have. */
function* inAllMethods(sites: readonly OperatorSite[], context: OperatorContext): Generator<PatchProposal> {
  const { source, valuesOfName } = context;
  const uses = new Map<string, { key: Node; site: OperatorSite; around: Babel.Function }[]>();
  for (const site of sites) {
    const holder = holderOf(site);
    const around = enclosingFunction(site.path)?.node;
    if (holder === undefined || around === undefined || !isFunction(around)) continue;
    const key = madeAt(site, source) ?? site.node;
    if (key.type !== 'CallExpression' || key.callee.type !== 'Identifier') continue;
    const use = `${textOf(source, holder)} ${key.callee.name}`;
    uses.set(use, [...(uses.get(use) ?? []), { key, site, around }]);
  }
  for (const places of uses.values()) {
    const [first] = places as [(typeof places)[number]];
    if (places.every(({ around }) => around === first.around)) continue;
    const shared = plainParameters(first.around).filter((name) =>
      places.every(({ around, key }) => plainParameters(around).includes(name) && !namesIn(key).includes(name)),
    );
    const keys = [...new Set(places.map(({ key }) => key))];
    for (const name of shared) {
      if (!tellsApart(places.flatMap(({ site }) => valuesOfName(name, site)))) continue;
      const edits = keys.map((key) => ({
        start: startOf(key),
        end: endOf(key),
        text: widened(textOf(source, key), name, key),
      }));
      yield { edits, cost: COST };
    }
  }
}

/** What is asked of one collection under one text in one function. */
function keysByUse(sites: readonly OperatorSite[], source: string): Map<string, OperatorSite[]> {
  const uses = new Map<string, OperatorSite[]>();
  for (const site of sites) {
    const holder = holderOf(site);
    const around = enclosingFunction(site.path)?.node;
    if (holder === undefined || around === undefined) continue;
    const use = `${startOf(around)} ${textOf(source, holder)} ${textOf(source, site.node)}`;
    uses.set(use, [...(uses.get(use) ?? []), site]);
  }
  return uses;
}

function holderOf({ node, path: { parent, key, index } }: OperatorSite): Node | undefined {
  const use = parent?.node;
  if (use?.type === 'CallExpression' && key === 'arguments' && index === 0) {
    return KEYED.test(methodName(use) ?? '') ? (use.callee as Babel.MemberExpression).object : undefined;
  }
  const isIndex = use?.type === 'MemberExpression' && use.computed && key === 'property';
  return isIndex && node.type !== 'NumericLiteral' ? use.object : undefined;
}

/** The value of the constant that the key is. */
function madeAt({ node, path }: OperatorSite, source: string): Node | undefined {
  const around = enclosingFunction(path)?.node;
  if (node.type !== 'Identifier' || around === undefined) return undefined;
  for (const { node: each, parent } of pathsOf(around)) {
    if (each.type !== 'VariableDeclarator' || !each.init || textOf(source, each.id) !== node.name) continue;
    if (parent?.node.type === 'VariableDeclaration' && parent.node.kind === 'const') return each.init;
  }
  return undefined;
}

/** Parameters of which more than one value was seen, and members of the same object; plain values only. */
function partsFor(key: Node, site: OperatorSite, context: OperatorContext): string[] {
  const { source, bindingsAt, valuesOfName, valuesOf } = context;
  const used = new Set(namesIn(key));
  const parameters = bindingsAt(site.start).flatMap(({ name, kind }) =>
    kind === 'parameter' && !used.has(name) && tellsApart(valuesOfName(name, site)) ? [name] : [],
  );
  const own = textOf(source, key);
  const members = new Set<string>();
  const around = enclosingFunction(site.path)?.node;
  for (const { node } of around === undefined ? [] : pathsOf(around)) {
    if (node.type !== 'MemberExpression' || node.computed || !isChain(node.object)) continue;
    const [text, object] = [textOf(source, node), textOf(source, node.object)];
    const isBeside = own.includes(`${object}.`) && !own.includes(text);
    // What was merged by mistake was never looked at, so one value says nothing against it.
    if (isBeside && isPlain(valuesOf(node))) members.add(text);
  }
  return [...parameters, ...members].slice(0, MOST_PARTS);
}

function tellsApart(values: readonly unknown[]): boolean {
  return isPlain(values) && new Set(values).size > 1;
}

function isPlain(values: readonly unknown[]): boolean {
  return values.length > 0 && values.every((value) => PLAIN.test(typeof value));
}

function widened(text: string, part: string, { type }: Node): string {
  if (type !== 'TemplateLiteral') return `\`\${${text}}:\${${part}}\``;
  const separator = /\}([^{}$`]+)\$\{/.exec(text)?.[1] ?? ':';
  return `${text.slice(0, -1)}${separator}\${${part}}\``;
}
