import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { collectSites } from '../../../syntax/sites.ts';
import { beforeCheckCost } from './before-check.ts';

it.each([
  ['a check by its name', 'HERE validateCount(count);', 'limit = count;', 0.2],
  ['a check of an object', 'HERE this.assertFree(slot);', 'this.slots.push(slot);', 0.2],
  ['a check that throws', 'HERE if (count < 0) throw new RangeError();', 'limit = count;', 0.2],
  ['a check that throws, in braces', 'HERE if (count < 0) { throw new RangeError(); }', 'limit += count;', 0.2],
  ['a check of something else', 'HERE validateCount(count);', 'limit = size;', 0],
  ['a condition that throws nothing', 'HERE if (count < 0) f();', 'limit = count;', 0],
  ['what writes nothing', 'HERE validateCount(count);', 'if (count === 0) return;', 0],
  ['another call', 'HERE use(count);', 'limit = count;', 0],
  ['the end', 'validateCount(count); HERE', 'limit = count;', 0],
])('in front of %s', (_what, body, statement, cost) => {
  const text = `function f(count) { ${body} }`;
  const at = text.indexOf('HERE');
  const module = parseModule(text.replace(/ ?HERE/, ''), 'x.js');
  const { points } = collectSites(module, [{ start: 0, end: module.source.length }]);
  const point = points.findLast(({ start }) => start <= at);

  expect(point && beforeCheckCost(point, statement)).toBe(cost);
});
