import type * as Babel from '@babel/types';
import { startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { Path } from '../../../syntax/path.ts';
import { declaredAnswer, isOfOneThing } from '../../shared/declared-answer.ts';
import { functionName } from '../../shared/function-name.ts';
import { gapBefore } from '../../shared/handler.ts';
import { isList } from '../../shared/value-kind.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';

const COST = { recursive: 1.5, other: 2.2 };
const ITEM = ['item', 'each', 'entry'];

/** First in `function copy(value) {…}`, `if (Array.isArray(value)) return value.map((item) => copy(item));`, where it was given a list. */
export const answerEachItem: PatchOperator = {
  name: 'answer-each-item',
  family: 'condition',
  description: 'a list taken for one thing, or for an object with keys, where each of its items wants an answer',
  floor: COST.recursive,
  on: 'module',
  *patches(sites, { source, valuesOfName }) {
    for (const site of sites) {
      const own = ownerOf(site);
      const names = own?.node.params.map((each) => (each.type === 'Identifier' ? each.name : undefined));
      const [list, ...others] = names ?? [];
      const called = own && callOf(own);
      if (own === undefined || list === undefined || called === undefined || others.includes(undefined)) continue;
      if (isOfOneThing(declaredAnswer(own.node))) continue;
      const text = textOf(source, own.node);
      const item = ITEM.find((each) => !new RegExp(`\\b${each}\\b`).test(text));
      if (item === undefined || text.includes(`Array.isArray(${list})`)) continue;
      const areLists = valuesOfName(list, site).map((value) => isList(value));
      if (!areLists.includes(true) || !areLists.includes(false)) continue;
      const answers = `${list}.map((${item}) => ${called}(${[item, ...others].join(', ')}))`;
      const guard = `if (Array.isArray(${list})) return ${answers}${castOf(own.node, source)};`;
      const at = startOf(site.node);
      const body = source.slice(at, own.node.end as number);
      const cost = body.includes(`${called}(`) ? COST.recursive : COST.other;
      yield { edits: [{ start: at, end: at, text: guard + gapBefore(site.node, source) }], cost };
    }
  },
};

type OwnPath = Path & { readonly node: Babel.FunctionDeclaration | Babel.ArrowFunctionExpression | Babel.ClassMethod };

/** The synchronous function whose first statement stands at the site. */
function ownerOf({ path }: OperatorSite): OwnPath | undefined {
  const own = path.key === 'body' && path.index === 0 ? path.parent?.parent : undefined;
  const node = own?.node;
  if (node?.type !== 'FunctionDeclaration' && node?.type !== 'ArrowFunctionExpression' && node?.type !== 'ClassMethod')
    return undefined;
  return node.async || node.generator ? undefined : (own as OwnPath);
}

/** How it calls itself. */
function callOf(own: OwnPath): string | undefined {
  const name = functionName(own);
  if (name === undefined || own.node.type !== 'ClassMethod') return name;
  return own.node.kind === 'method' && !own.node.static ? `this.${name}` : undefined;
}

/** A list is none of the kind that a type parameter stands for, for all that the compiler knows. */
function castOf(own: Babel.Function, source: string): string {
  const answer = declaredAnswer(own);
  const text = answer && textOf(source, answer);
  const { typeParameters } = own;
  const parameters: readonly Node[] =
    typeParameters?.type === 'TSTypeParameterDeclaration' ? typeParameters.params : [];
  const isParameter = parameters.some((each) => (each as Babel.TSTypeParameter).name === text);
  return isParameter ? ` as ${text}` : '';
}
