import { expect, it } from 'vitest';
import { unobservedContext } from '../../../operators/unobserved-context.ts';
import { parseModule } from '../../../syntax/parse.ts';
import { collectSites, type ExpressionSite } from '../../../syntax/sites.ts';
import { makeTerm } from './term.ts';
import { termPrices } from './term-prices.ts';

/** What a boolean made of others costs in the place of `false`. */
function priceIn(source: string): number {
  const module = parseModule(source, 'scene.ts');
  const { expressions } = collectSites(module, [{ start: 0, end: source.length }]);
  const site = expressions.find(({ path }) => path.node.type === 'BooleanLiteral') as ExpressionSite;
  const place = { site, states: [], names: [] } as never;
  const priceOf = termPrices(place, { context: unobservedContext(module, []) } as never, {
    kind: 'boolean',
    isTest: false,
  });
  return priceOf(makeTerm('a.length === 0', 1, [true], 'made'), 0);
}

it('makes a question in the place of what is compared with a yes or no dearer', () => {
  expect(priceIn('x = wasOpen === false') - priceIn('x = false')).toBeCloseTo(0.8);
});
