import { expect, it } from 'vitest';
import { assignAsElsewhere } from '../../src/operators/idioms/steps/assign-as-elsewhere.ts';
import { propose } from './propose.ts';

it.each<[head: string, texts: readonly string[]]>([
  ['let used = widthOf(first);', ['widthOf(first)', 'widthOf(rest)']],
  ['let used: number = widthOf(first);', ['widthOf(first)', 'widthOf(rest)']],
  ['let used; used = first.length + 1;', ['first.length + 1', 'rest.length + 1']],
  // What says nothing more, or goes on from itself.
  ['let used = 1;', []],
  ['let used = 1; used = used + widthOf(first);', []],
  ['let other = widthOf(first);', []],
])('assign-as-elsewhere after %s', (head, texts) => {
  const source = `function wrap(first, rest, n) { ${head} const next = () => { used = 0; }; next(); }`;
  const seen = { first: ['a'], rest: ['bc'], n: [3] };
  expect(propose(assignAsElsewhere, { source, at: '0', seen })).toEqual(texts);
});

it.each(['used += 0', 'use(0)', 'used = [0]'])('assign-as-elsewhere leaves %s alone', (statement) => {
  const source = `function wrap(first) { let used = widthOf(first); ${statement}; }`;
  expect(propose(assignAsElsewhere, { source, at: '0', seen: { first: ['a'] } })).toEqual([]);
});

it('assign-as-elsewhere takes first what the statement before takes', () => {
  const source =
    'function wrap(first, rest) { let used = widthOf(first); const next = () => { line = rest; used = 0; }; next(); }';
  const seen = { first: ['a'], rest: ['bc'] };
  expect(propose(assignAsElsewhere, { source, at: '0', seen })).toEqual(['widthOf(rest)', 'widthOf(first)']);
});
