import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { collectSites } from '../../../syntax/sites.ts';
import { putBackCost } from './put-back-cost.ts';

const REPORT = 'if (errors.length > 0) throw new AggregateError(errors);';

it.each([
  ['behind a report', `work(); ${REPORT} HERE`, 'this.open = [];', 0.2],
  ['behind a report, cleared', `for (const each of all) each(); ${REPORT} HERE`, 'this.open.clear();', 0.2],
  ['before a report', `work(); HERE ${REPORT}`, 'this.open = [];', 0],
  ['behind a check at the start', `${REPORT} HERE`, 'this.open = [];', 0],
  ['in the loop that goes through it', 'for (const each of [...this.open]) { each(); HERE }', 'this.open = [];', 0.2],
  ['in another loop', 'for (const each of all) { each(); HERE }', 'this.open = [];', 0],
  ['what is no reset', `work(); ${REPORT} HERE`, 'this.open = all;', 0],
  ['behind something else', 'work(); if (errors.length > 0) tell(errors); HERE', 'this.open = [];', 0],
])('%s', (_what, body, statement, cost) => {
  const text = `function f(all, errors) { ${body} }`;
  const at = text.indexOf('HERE');
  const module = parseModule(text.replace(/ ?HERE/, ''), 'x.js');
  const { points } = collectSites(module, [{ start: 0, end: module.source.length }]);
  const point = points.toSorted((a, b) => a.start - b.start).findLast(({ start }) => start <= at);

  expect(point && putBackCost(point, statement)).toBe(cost);
});
