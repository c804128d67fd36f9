import { expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { analyzeScopes } from '../syntax/scope.ts';
import { lintPrior } from './lint-prior.ts';

const SOURCE = 'function f(low, high, step) { return low + low + high; }';

it.each([
  ['high', 'low', 0.9],
  ['low + high', 'step + high', -0.4],
  ['low + low', 'low', 0],
  ['+ high', '+ unheard', 0.9],
])('a patch from %j to %j has the prior %d', (old, text, prior) => {
  const start = SOURCE.lastIndexOf(old);
  const priorOf = lintPrior(SOURCE, analyzeScopes(parseModule(SOURCE, 'x.js').program));

  expect(priorOf([{ start, end: start + old.length, text }])).toBeCloseTo(prior);
});
