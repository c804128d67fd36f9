import { describe, expect, it } from 'vitest';
import type { ModuleTypes, TypeShape } from '../../model/module-types.ts';
import { knownTypes, NO_TYPES } from './known-types.ts';

const TEXT: TypeShape = { kinds: ['string'] };
const COUNT: TypeShape = { kinds: ['number'] };
const CELL: TypeShape = { kinds: ['object'], members: [['text', 0]] };
const ROW: TypeShape = { kinds: ['object'], members: [['cell', 2]] };

const TYPES: ModuleTypes = {
  shapes: [TEXT, COUNT, CELL, ROW],
  sites: { '40:44': 1 },
  returns: { '20:60': 0 },
  bindings: [
    { name: 'x', start: 0, end: 100, shape: 1 },
    { name: 'x', start: 20, end: 60, shape: 0 },
    { name: 'row', start: 20, end: 60, shape: 3 },
    { name: 'this', start: 0, end: 100, shape: 2 },
  ],
};

describe('knownTypes', () => {
  const types = knownTypes(TYPES);

  it('knows what fits at an expression and what a function gives back, and of others nothing', () => {
    expect([
      types.wantedAt({ start: 40, end: 44 }),
      types.wantedAt({ start: 40, end: 45 }),
      types.returnedBy({ start: 20, end: 60 }),
      types.returnedBy({ start: 0, end: 60 }),
    ]).toEqual([COUNT, undefined, TEXT, undefined]);
  });

  it.each([
    ['x', 30, TEXT],
    ['x', 80, COUNT],
    ['row', 30, ROW],
    ['row', 80, undefined],
    ['row.cell', 30, CELL],
    ['row.cell.text', 30, TEXT],
    ['row.cell.color', 30, undefined],
    ['this.text', 90, TEXT],
    ['nobody', 30, undefined],
  ])('knows what `%s` is declared as at %i', (text, offset, expected) => {
    expect(types.ofName(text, offset)).toEqual(expected);
  });

  it('finds what an edit has moved, and not what it has made', () => {
    const moved = knownTypes(TYPES, [{ start: 30, end: 32, text: 'longer' }]);

    expect([
      moved.wantedAt({ start: 44, end: 48 }),
      moved.wantedAt({ start: 40, end: 44 }),
      moved.returnedBy({ start: 20, end: 64 }),
      moved.ofName('row', 63),
      moved.ofName('row', 65),
    ]).toEqual([COUNT, undefined, TEXT, ROW, undefined]);
  });
});

it('nothing is known without types', () => {
  expect([
    NO_TYPES.wantedAt({ start: 40, end: 44 }),
    NO_TYPES.returnedBy({ start: 20, end: 60 }),
    NO_TYPES.ofName('x', 30),
  ]).toEqual([undefined, undefined, undefined]);
});
