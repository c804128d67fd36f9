import type * as Babel from '@babel/types';
import { startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { isChain } from '../../shared/is-chain.ts';

const COST = { fields: 1.8, object: 1.9, arguments: 2 };
type Together = keyof typeof COST;

/** `this.items = items; this.tags = tags;` → `this.items = [...items]; this.tags = { ...tags };` */
export const keepCopies: PatchOperator = {
  name: 'keep-copies',
  family: 'collection',
  description: 'several lists and objects shared with who gave them or gets them, where each side is to have its own',
  floor: COST.fields,
  on: 'module',
  *patches(sites, context) {
    const groups = new Map<string, { together: Together; sites: OperatorSite[] }>();
    for (const site of sites) {
      const place = placeOf(site);
      if (place === undefined || !isChain(site.node) || copyOf(site.node, context) === undefined) continue;
      const key = `${place.together} ${startOf(place.around)}`;
      const group = groups.get(key) ?? { together: place.together, sites: [] };
      groups.set(key, group);
      group.sites.push(site);
    }
    for (const { together, sites: shared } of groups.values()) {
      if (shared.length < 2) continue;
      const edits = shared.map(({ node, start, end }) => ({ start, end, text: copyOf(node, context) as string }));
      yield { edits, cost: COST[together] };
    }
  },
};

/** Where a value is handed on together with others. */
function placeOf({ path: { key, parent } }: OperatorSite): { together: Together; around: Node } | undefined {
  const up = parent?.node;
  const around = parent?.parent?.node;
  if (up?.type === 'AssignmentExpression' && key === 'right' && isField(up) && around?.type === 'ExpressionStatement')
    return { together: 'fields', around: parent?.parent?.parent?.node as Node };
  if (up?.type === 'ObjectProperty' && key === 'value' && !up.shorthand && around)
    return { together: 'object', around };
  if (up?.type === 'NewExpression' && key === 'arguments') return { together: 'arguments', around: up };
  return undefined;
}

function isField({ left, operator }: Babel.AssignmentExpression): boolean {
  return operator === '=' && left.type === 'MemberExpression' && left.object.type === 'ThisExpression';
}

function copyOf(node: Node, { source, kindOf }: OperatorContext): string | undefined {
  const text = textOf(source, node);
  switch (kindOf(node)) {
    case 'array':
      return `[...${text}]`;
    case 'object':
      return `{ ...${text} }`;
    case 'date':
      return `new Date(${text})`;
    case 'map':
      return `new Map(${text})`;
    case 'set':
      return `new Set(${text})`;
    default:
      return undefined;
  }
}
