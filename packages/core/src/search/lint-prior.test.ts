import { expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { emptyCollections } from './empty-collections.ts';
import { lintPrior } from './lint-prior.ts';

const SOURCE = 'function f(low, high, step) { return low + low + high; }';

it.each([
  ['high', 'low', 0.9],
  ['low + high', 'step + high', -0.4],
  ['low + low', 'low', 0],
  ['+ high', '+ unheard', 0.9],
])('a patch from %j to %j has the prior %d', (old, text, prior) => {
  const start = SOURCE.lastIndexOf(old);
  const priorOf = lintPrior(parseModule(SOURCE, 'x.js'), emptyCollections(parseModule(SOURCE, 'x.js')));

  expect(priorOf([{ start, end: start + old.length, text }])).toBeCloseTo(prior);
});

it('finds it promising to fill a collection that is only asked', () => {
  const source = 'function f(x) { const seen = new Set(); return seen.has(x) ? 1 : 2; }';
  const start = source.indexOf('return');
  const priorOf = lintPrior(parseModule(source, 'x.js'), emptyCollections(parseModule(source, 'x.js')));

  expect(priorOf([{ start, end: start, text: 'seen.add(x); ' }])).toBeCloseTo(-0.4);
});
