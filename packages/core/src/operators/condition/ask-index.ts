import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf } from '../../syntax/node.ts';
import { enclosing, type Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';

const WALKS = /^(map|flatMap|filter|forEach|some|every|find|findIndex)$/;

/** `words.map((word) => (isSmall(word) ? a : b))` → `words.map((word, index) => (isSmall(word) && index > 0 ? a : b))`. */
export const askIndex: PatchOperator = {
  name: 'ask-index',
  family: 'condition',
  description: 'the first item treated like all others, or all others like the first',
  floor: 2.4,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const callback = site.path.key === 'test' ? walkingCallback(site.path) : undefined;
      const parameter = callback && indexFor(callback, site, context);
      if (parameter === undefined) continue;
      for (const [operator, question] of [
        ['&&', `${parameter.name} > 0`],
        ['||', `${parameter.name} === 0`],
      ] as const) {
        const text = `${part(site, operator, context.source)} ${operator} ${question}`;
        yield { edits: [...parameter.edits, { start: site.start, end: site.end, text }], cost: 2.4 };
      }
    }
  },
};

type Callback = Babel.ArrowFunctionExpression | Babel.FunctionExpression;

/** The function around a place, when a method of lists calls it with each item. */
function walkingCallback(path: Path): Callback | undefined {
  const around = enclosing(path, isFunction);
  const call = around?.parent?.node;
  if (around?.node.type !== 'ArrowFunctionExpression' && around?.node.type !== 'FunctionExpression') return undefined;
  if (call?.type !== 'CallExpression' || call.arguments[0] !== around.node) return undefined;
  return WALKS.test(methodName(call) ?? '') ? around.node : undefined;
}

interface Index {
  readonly name: string;
  /** What makes it a parameter; none when it is one. */
  readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
}

function indexFor(
  { params }: Callback,
  site: OperatorSite,
  { source, bindingsAt }: OperatorContext,
): Index | undefined {
  const [item, index] = params;
  if (index?.type === 'Identifier') return { name: index.name, edits: [] };
  if (item === undefined || index !== undefined || item.type === 'RestElement') return undefined;
  if (bindingsAt(site.start).some(({ name }) => name === 'index')) return undefined;
  const [start, end] = [startOf(item), endOf(item)];
  const isBare = /^\s*=>/.test(source.slice(end));
  if (isBare) return { name: 'index', edits: [{ start, end, text: `(${textOf(source, item)}, index)` }] };
  return { name: 'index', edits: [{ start: end, end, text: ', index' }] };
}

function part({ node }: OperatorSite, operator: '&&' | '||', source: string): string {
  const isLoose =
    node.type === 'LogicalExpression' ? node.operator !== operator : /^(Conditional|Assignment|Arrow)/.test(node.type);
  return isLoose ? `(${textOf(source, node)})` : textOf(source, node);
}
