import { expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { pageCount, pageLink, pagerWindow, paginate } from '../src/pagination.ts';

const letters = [...'abcdefghijk'];

test('counts a last page that is not full', () => {
  expect(pageCount(41, 20)).toBe(3);
  expect(pageCount(40, 20)).toBe(2);
  expect(pageCount(0, 20)).toBe(1);
});

test('cuts out a page', () => {
  expect(paginate(letters, 2, 4)).toEqual({ items: ['e', 'f', 'g', 'h'], page: 2, pages: 3, hasNext: true });
  expect(paginate(letters, 99, 4)).toEqual({ items: ['i', 'j', 'k'], page: 3, pages: 3, hasNext: false });
});

test('the pager keeps the current page in the middle', () => {
  expect(pagerWindow(6, 20)).toEqual([4, 5, 6, 7, 8]);
  expect(pagerWindow(1, 20)).toEqual([1, 2, 3, 4, 5]);
});

test('a short list shows all its pages', () => {
  expect(pagerWindow(2, 3)).toEqual([1, 2, 3]);
});

test('the pager reaches the last page', heal('../src/pagination.ts#pagerWindow'), () => {
  expect(pagerWindow(20, 20)).toEqual([16, 17, 18, 19, 20]);
  expect(pagerWindow(19, 20)).toEqual([16, 17, 18, 19, 20]);
});

test('a narrow pager reaches the last page', heal('../src/pagination.ts#pagerWindow'), () => {
  expect(pagerWindow(7, 7, 3)).toEqual([5, 6, 7]);
});

test('the first page has the plain address', () => {
  expect(pageLink('/shoes', 1)).toBe('/shoes');
  expect(pageLink('/shoes', 2)).toBe('/shoes?page=2');
});
