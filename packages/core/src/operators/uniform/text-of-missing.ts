import { textOf } from '../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';
import { operandText } from '../shared/text.ts';
import { kindOfValue } from '../shared/value-kind.ts';

const MOST_PLACES = 8;

/** `${a.b}` in two texts → `${a.b ?? ''}` in both: a missing value is printed as a word. `tolerate-missing` mends a single one. */
export const textOfMissing: PatchOperator = {
  name: 'text-of-missing',
  family: 'uniform',
  description: 'a value that may be missing, printed into several texts as `undefined` or `null`',
  floor: 1.2,
  on: 'module',
  unreached: true,
  *patches(sites, context) {
    for (const places of alikePlaces(sites, context)) {
      const missed = places.filter(({ node }) =>
        context.failingValuesOf(node).some((value) => kindOfValue(value) === 'missing'),
      );
      if (missed.length === 0 || places.length > MOST_PLACES) continue;
      const edits = places.map((site) => ({ start: site.start, end: site.end, text: orEmpty(site, context.source) }));
      yield { edits, cost: missed.length > 1 ? 1.2 : 1.4 };
    }
  },
};

/** Two or more places that print the same expression in the same way. */
function alikePlaces(sites: readonly OperatorSite[], context: OperatorContext): OperatorSite[][] {
  const groups = new Map<string, OperatorSite[]>();
  for (const site of sites) {
    const way = wayOfPrinting(site, context);
    if (way === undefined || isWordOfItsOwn(site)) continue;
    const key = `${way} ${textOf(context.source, site.node)}`;
    groups.set(key, [...(groups.get(key) ?? []), site]);
  }
  return [...groups.values()].filter((places) => places.length > 1);
}

function wayOfPrinting({ node, path }: OperatorSite, { kindOf }: OperatorContext): string | undefined {
  const up = path.parent?.node;
  switch (up?.type) {
    case 'TemplateLiteral':
      return path.parent?.parent?.node.type === 'TaggedTemplateExpression' ? undefined : 'template';
    case 'CallExpression':
      return up.callee.type === 'Identifier' && up.callee.name === 'String' && path.index === 0 ? 'String' : undefined;
    case 'BinaryExpression': {
      if (up.operator !== '+') return undefined;
      const beside = up.left === node ? up.right : up.left;
      return kindOf(up) === 'string' || /^(String|Template)Literal$/.test(beside.type) ? '+' : undefined;
    }
    default:
      return undefined;
  }
}

/** Who writes `undefined` or `null` means it. */
function isWordOfItsOwn({ node }: OperatorSite): boolean {
  return node.type.endsWith('Literal') || (node.type === 'Identifier' && node.name === 'undefined');
}

function orEmpty({ node, path }: OperatorSite, source: string): string {
  const value = node.type === 'TSNonNullExpression' ? node.expression : node;
  const text = `${operandText(source, value)} ?? ''`;
  return path.parent?.node.type === 'BinaryExpression' ? `(${text})` : text;
}
