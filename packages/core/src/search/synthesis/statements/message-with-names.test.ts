import { expect, it } from 'vitest';
import { makeTerm } from '../terms/term.ts';
import { messageWithNames } from './message-with-names.ts';

const TERMS = [
  makeTerm('id', 0.3, [7, 1], 'name'),
  makeTerm('this.kind', 0.5, ['seat', ''], 'member'),
  makeTerm("'closed'", 0.5, ['closed'], 'literal'),
  makeTerm('id + 1', 0.9, [8, 2], 'made'),
];

it.each<[error: string, named: string | undefined]>([
  ["new Error('entry 1 is closed')", 'new Error(`entry ${id} is closed`)'],
  ["new RangeError('no seat 7')", 'new RangeError(`no ${this.kind} ${id}`)'],
  ["new Error('it\\'s 1')", "new Error(`it's ${id}`)"],
  ["new Error('entry 12 is closed')", undefined],
  ["new Error('2')", undefined],
  ['new Error()', undefined],
  ["new Error('costs ${1}')", undefined],
])('makes of %s one that is true of other values: %s', (error, named) => {
  expect(messageWithNames(error, TERMS)).toBe(named);
});
