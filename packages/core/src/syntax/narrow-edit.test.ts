import { expect, it } from 'vitest';
import { narrowEdit } from './narrow-edit.ts';

const SOURCE = 'f(middle, end)';

it.each([
  ['an end that stays', { start: 2, end: 8, text: 'middle + 1' }, { start: 8, end: 8, text: ' + 1' }],
  ['a beginning that stays', { start: 0, end: 14, text: 'f(middle, start)' }, { start: 10, end: 13, text: 'start' }],
  ['all of it', { start: 2, end: 8, text: 'middle' }, { start: 8, end: 8, text: '' }],
  ['nothing', { start: 2, end: 8, text: 'x' }, { start: 2, end: 8, text: 'x' }],
  ['an insertion', { start: 2, end: 2, text: 'm' }, { start: 2, end: 2, text: 'm' }],
])('leaves out what an edit has in common with the text: %s', (_, edit, narrowed) => {
  expect(narrowEdit(SOURCE, edit)).toEqual(narrowed);
});
