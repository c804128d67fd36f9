import { expect, it } from 'vitest';
import { ownItems } from '../../src/operators/collection/own-items.ts';
import { answerEachItem } from '../../src/operators/idioms/lists/answer-each-item.ts';
import { costsOfPatches, propose, proposePatches } from './propose.ts';

const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();

it.each<[head: string, body: string, guard: string | undefined, end?: string]>([
  ['function copy(value) {', 'return copy(value.a);', 'value.map((item) => copy(item))'],
  ['const copy = (value, depth) => {', 'return copy(item(value), depth);', 'value.map((each) => copy(each, depth))'],
  ['class A { copy(value) {', 'return this.copy(value.a);', 'value.map((item) => this.copy(item))', '} }'],
  ['function copy<T>(value: T): T {', 'return copy(value);', 'value.map((item) => copy(item)) as T'],
  ['export default function copy(value) {', 'return { ...value };', 'value.map((item) => copy(item))'],
  ['export default function (value) {', 'return value.a;', undefined],
  ['async function copy(value) {', 'return copy(value.a);', undefined],
  ['function* copy(value) {', 'yield* copy(value.a);', undefined],
  ['function copy(value) {', 'return Array.isArray(value) ? [] : copy(value.a);', undefined],
  ['function copy(value, { a }) {', 'return copy(value.a);', undefined],
  ['function copy(...value) {', 'return copy(value.a);', undefined],
  ['function copy() {', 'return copy();', undefined],
  ['function copy(value: unknown): value is A {', 'return copy(value);', undefined],
  ['function copy(value): string | 1 {', 'return copy(value.a);', undefined],
  ['function copy(value): void {', 'copy(value.a);', undefined],
  ['function copy(value): A | string {', 'return copy(value.a);', 'value.map((item) => copy(item))'],
  ['class A { constructor(value) {', 'this.a = value;', undefined, '} }'],
  ['class A { static copy(value) {', 'return A.copy(value);', undefined, '} }'],
])('answer-each-item in %s %s', (head, body, guard, end = '}') => {
  const source = (first: string) => `${head}\n  ${first}${body}\n${end}`;
  const found = (...values: unknown[]) =>
    proposePatches(answerEachItem, { source: source(''), seen: { value: values } });
  expect(found([1], { a: 1 })).toEqual(
    guard === undefined ? [] : [source(`if (Array.isArray(value)) return ${guard};\n  `)],
  );
  expect(found([1])).toEqual([]);
  expect(found({ a: 1 })).toEqual([]);
  expect(found(revoked, { a: 1 })).toEqual([]);
});

it('answer-each-item takes a function that calls itself for one that goes into things', () => {
  const [deep, flat] = ['copy(value.a)', '{ ...value }'].map((result) =>
    costsOfPatches(answerEachItem, {
      source: `function copy(value) { return ${result}; }`,
      seen: { value: [[1], { a: 1 }] },
    }),
  );
  expect(deep?.[0]).toBeLessThan(flat?.[0] as number);
});

it.each<[at: string, made: unknown, texts: readonly string[]]>([
  ['new Array(n).fill(row())', [0], ['Array.from({ length: n }, () => row())']],
  ['Array<Cell>(n).fill(this.cell(1))', {}, ['Array.from({ length: n }, () => this.cell(1))']],
  ['new Array(n).fill(row())', 0, []],
  ['new Array(n).fill(row)', [0], []],
  ['new Array(n).fill(row(), 1)', [0], []],
  ['new Array(n).fill(...row())', [0], []],
  ['new Array(...n).fill(row())', [0], []],
  ['new Array((a, n)).fill(row())', [0], ['Array.from({ length: (a, n) }, () => row())']],
  ['new Array().fill(row())', [0], []],
  ['new Array(n).fill()', [0], []],
  ['list.fill(row())', [0], []],
])('own-items at %s with %j', (at, made, texts) => {
  expect(propose(ownItems, { source: `x = ${at}`, at, elsewhere: [made] })).toEqual(texts);
});
