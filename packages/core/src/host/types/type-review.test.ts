import { expect, it } from 'vitest';
import type { TypeCheck } from '../../model/type-check.ts';
import { createTypeReview, type ReviewDesk } from './type-review.ts';

const FITS: TypeCheck = { status: 'checked', errors: [] };
const LATE: TypeCheck = { status: 'unchecked', why: 'late' };

/** Answers come when they are given. */
function desk(
  patienceMs: number,
): ReviewDesk & { readonly asked: string[]; readonly give: (text: string) => void; ended: number } {
  const open = new Map<string, (check: TypeCheck) => void>();
  const asked: string[] = [];
  const own = {
    asked,
    ended: 0,
    overdue: new Set<Promise<TypeCheck>>(),
    patienceMs,
    check: (text: string): Promise<TypeCheck> => {
      asked.push(text);
      return new Promise((resolve) => open.set(text, resolve));
    },
    give: (text: string) => open.get(text)?.(FITS),
    end: () => void own.ended++,
  };
  return own;
}

it('asks about a text once, ahead or not, and waits for the answer', async () => {
  const own = desk(60_000);
  const review = createTypeReview(own);

  review.ask('a');
  const answers = [review.answer('a'), review.answer('a')];
  own.give('a');

  expect([await Promise.all(answers), own.asked]).toEqual([[FITS, FITS], ['a']]);
});

it('waits no longer than its patience, and for nothing else of the run until the late answer is there', async () => {
  const own = desk(5);
  const others = { ...own, patienceMs: 60_000 };
  const first = createTypeReview(own);
  const second = createTypeReview(others);

  const late = await first.answer('a');
  const unwaited = await second.answer('b');
  own.give('b');
  const known = await second.answer('b');
  own.give('a');
  const inTime = await first.answer('a');
  const waited = second.answer('c');
  own.give('c');

  expect([late, unwaited, known, inTime, await waited]).toEqual([LATE, LATE, FITS, FITS, FITS]);
});

it('ends once', () => {
  const own = desk(5);
  const review = createTypeReview(own);

  review.end();
  review.end();

  expect(own.ended).toBe(1);
});
