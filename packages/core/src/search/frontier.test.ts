import { expect, it } from 'vitest';
import { createFrontier, type Frontier, type Proposal, type Source } from './frontier.ts';

it('gives proposals cheapest first, then by position, then by text', () => {
  const frontier = createFrontier(unexpected);
  for (const each of [proposal(2, 0, 'a'), proposal(1, 9, 'b'), proposal(1, 3, 'z'), proposal(1, 3, 'y')])
    frontier.add(each);

  expect(drain(frontier)).toEqual(['y', 'z', 'b', 'a']);
});

it('expands a source only when nothing cheaper is left', () => {
  const frontier = createFrontier(unexpected);
  const expanded: number[] = [];
  for (const bound of [3, 1.5]) frontier.add(source(bound, [proposal(bound + 0.1, 0, `from ${bound}`)], expanded));
  frontier.add(proposal(1, 0, 'first'));

  const first = textOf(frontier.next(1.2));

  expect([first, expanded]).toEqual(['first', []]);
  expect(drain(frontier)).toEqual(['from 1.5', 'from 3']);
  expect(expanded).toEqual([1.5, 3]);
});

it('stands all proposals of one cost side by side, whichever source they come from', () => {
  const frontier = createFrontier(unexpected);
  frontier.add(proposal(1, 5, 'b'));
  frontier.add(source(1, [proposal(1, 2, 'a')], []));

  expect(drain(frontier)).toEqual(['a', 'b']);
});

it('gives later what takes longer to try, in its own order and at its own cost', () => {
  const frontier = createFrontier(unexpected, ([edit]) => (edit?.text.startsWith('slow') ? 0.8 : 0));
  for (const each of [proposal(1, 1, 'slow b'), proposal(1, 0, 'slow a'), proposal(1.5, 2, 'c')]) frontier.add(each);
  frontier.add(source(1, [proposal(1, 3, 'slow d'), proposal(2, 3, 'e')], []));

  expect(drain(frontier)).toEqual(['c', 'slow a', 'slow b', 'slow d', 'e']);
});

it('puts off nothing that costs less than what was found', () => {
  const frontier = createFrontier(unexpected, ([edit]) => (edit?.text.startsWith('slow') ? 1.5 : 0));
  for (const each of [proposal(1, 0, 'slow a'), proposal(2.2, 1, 'slow b'), proposal(2.1, 2, 'c')]) frontier.add(each);

  frontier.hasten(2);
  frontier.add(proposal(1.5, 3, 'slow d'));

  expect(drain(frontier)).toEqual(['slow a', 'slow d', 'c', 'slow b']);
});

it('gives nothing above the limit, and keeps it', () => {
  const frontier = createFrontier(unexpected);
  frontier.add(proposal(2, 0, 'dear'));

  expect(frontier.next(1.9)).toBeUndefined();
  expect(frontier.isEmpty).toBe(false);
});

it('sorts any number of entries', () => {
  const frontier = createFrontier(unexpected);
  const costs = Array.from({ length: 200 }, (_, index) => (index * 7919) % 211);
  for (const cost of costs) frontier.add(proposal(cost, 0, String(cost)));

  expect(drain(frontier).map(Number)).toEqual(costs.toSorted((a, b) => a - b));
});

it('goes on after a source that throws, with what it had given', () => {
  const faults: unknown[] = [];
  const frontier = createFrontier((operator, error) => faults.push([operator, String(error)]));
  frontier.add({
    operator: 'broken',
    bound: 1,
    *expand() {
      yield proposal(1.2, 0, 'before');
      throw new TypeError('x is not a function');
    },
  });
  frontier.add(source(2, [proposal(2.1, 0, 'other')], []));

  expect([drain(frontier), faults]).toEqual([['before', 'other'], [['broken', 'TypeError: x is not a function']]]);
});

function unexpected(operator: string, error: unknown): never {
  throw new Error(operator, { cause: error });
}

function proposal(cost: number, start: number, text: string): Proposal {
  return { cost, edits: [{ start, end: start + 1, text }], operator: 'test', syntax: 'expression', tier: 0 };
}

function source(bound: number, proposals: readonly Proposal[], expanded: number[]): Source {
  return {
    operator: 'test',
    bound,
    expand() {
      expanded.push(bound);
      return proposals;
    },
  };
}

function drain(frontier: Frontier): string[] {
  const texts: string[] = [];
  for (let next = frontier.next(Infinity); next !== undefined; next = frontier.next(Infinity)) {
    if (next !== 'expanded') texts.push(textOf(next));
  }
  return texts;
}

function textOf(next: ReturnType<Frontier['next']>): string {
  return typeof next === 'object' ? (next.proposal.edits[0]?.text ?? '') : '';
}
