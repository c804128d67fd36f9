import { expect, it } from 'vitest';
import { collectSites } from '../../syntax/sites.ts';
import { parseModule } from '../../syntax/parse.ts';
import type { Place, Places } from './place.ts';
import { reachesTarget } from './reaches-target.ts';

/** One failing test: what it runs is between `«` and `»`, the module's top level among it. */
function reaches(marked: string, symbol?: string): boolean {
  const source = marked.replaceAll(/[«»]/g, '');
  const ran: [number, number][] = [];
  let offset = 0;
  for (const [index, part] of marked.split(/[«»]/).entries()) {
    if (index % 2 === 1) ran.push([offset, offset + part.length]);
    offset += part.length;
  }
  const sites = collectSites(parseModule(source, '/p/a.js'), [{ start: 0, end: source.length }]);
  const placeOf = (site: { readonly start: number; readonly end: number }): Place<never> => {
    const hit = ran.some(([start, end]) => start <= site.start && site.end <= end);
    const states = hit ? [{ test: 0, values: [], value: 1 }] : [];
    return { site: site as never, names: [], hits: [hit ? 1 : 0], states };
  };
  const places = {
    expressions: sites.expressions.map(placeOf),
    points: sites.points.map(placeOf),
    statements: [],
  } as unknown as Places;
  const start = symbol === undefined ? -1 : source.indexOf(symbol);
  const named = symbol === undefined ? undefined : { start, end: start + symbol.length };
  return reachesTarget(places, named, { failing: [0], passing: [] });
}

it.each([
  ['the body of a function', 'export function f() {« return 1 + 2; »}'],
  ['a function in a function', 'export const f = () => {« return () => 1; »};'],
  ['an exported constant', 'export const RATE = «1.2»;'],
  ['a constant that is exported below', 'const RATE = «1.2»; export { RATE };'],
  ['a part of what CommonJS exports', 'module.exports = { rate: «1.2» };'],
  ['a constant that CommonJS exports', 'const rate = «1.2»; module.exports = { rate };'],
  ['what is done while the module is loaded', '«register(1)»; export function f() { return 1; }'],
])('is true for a test that runs %s', (_what, source) => {
  expect(reaches(source)).toBe(true);
});

it.each([
  ['nothing', 'export function f() { return 1; }'],
  ['a private constant alone', 'const RATE = «1.2»; export function f() { return RATE; }'],
  ['the exports of functions', 'function f() { return 1; } «module.exports = { f }»;'],
])('is false for a test that runs %s', (_what, source) => {
  expect(reaches(source)).toBe(false);
});

it('does not count what another declaration does while the module is loaded', () => {
  const source = 'export const RATE = «1.2»; export function f() { return 1; }';

  expect(reaches(source)).toBe(true);
  expect(reaches(source, 'export function f() { return 1; }')).toBe(false);
});
