import { Wizard, type Step } from './wizard';

const ids = (w: Wizard) => w.path().map((s) => s.id);
const CHAIN: Step[] = [
  { id: 'a', title: 'A' },
  { id: 'b', title: 'B', when: (x) => x.a === 1 },
  { id: 'c', title: 'C', when: (x) => x.b === 1 },
  { id: 'd', title: 'D', when: (x) => x.c === 1 },
  { id: 'z', title: 'Z', optional: true },
];

function filled(): Wizard {
  const w = new Wizard(CHAIN);
  w.next(1);
  w.next(1);
  w.next(1);
  w.next(7);
  w.next('end');
  return w;
}

test('a whole chain falls away with its first link', () => {
  const w = filled();
  expect(ids(w)).toEqual(['a', 'b', 'c', 'd', 'z']);
  w.goTo('a');
  w.next(0);
  expect(ids(w)).toEqual(['a', 'z']);
  expect(w.current.id).toBe('z');
  expect(w.progress).toEqual({ position: 2, total: 2 });
  expect(w.submit()).toEqual({ a: 0, z: 'end' });
});

test('and comes back with it, answers included', () => {
  const w = filled();
  w.goTo('a');
  w.next(0);
  w.goTo('a');
  w.next(1);
  expect(ids(w)).toEqual(['a', 'b', 'c', 'd', 'z']);
  expect(w.current.id).toBe('b');
  expect(w.submit()).toEqual({ a: 1, b: 1, c: 1, d: 7, z: 'end' });
});

test('cutting the chain in the middle', () => {
  const w = filled();
  w.goTo('b');
  w.next(2);
  expect(ids(w)).toEqual(['a', 'b', 'z']);
  expect(w.submit()).toEqual({ a: 1, b: 2, z: 'end' });
  expect(w.answerOf('d')).toBe(7);
  expect(() => w.goTo('d')).toThrow('not available');
});

test('a hidden answer does not hide a step either', () => {
  const w = new Wizard([
    { id: 'delivery', title: 'Delivery' },
    { id: 'locker', title: 'Locker', when: (x) => x.delivery === 'pickup' },
    { id: 'street', title: 'Street', when: (x) => x.locker === undefined },
  ]);
  w.next('pickup');
  w.next('L7');
  expect(ids(w)).toEqual(['delivery', 'locker']);
  w.goTo('delivery');
  w.next('home');
  expect(ids(w)).toEqual(['delivery', 'street']);
  expect(w.missing()).toEqual(['street']);
});

test('missing follows the way', () => {
  const w = new Wizard(CHAIN);
  w.next(1);
  w.next(1);
  expect(w.missing()).toEqual(['c']);
  w.goTo('a');
  w.next(5);
  expect(w.missing()).toEqual([]);
});

test('answers that are falsy count as answers', () => {
  const w = new Wizard([
    { id: 'news', title: 'News' },
    { id: 'why', title: 'Why', when: (x) => x.news === false },
    { id: 'more', title: 'More', when: (x) => x.why === 0 },
  ]);
  w.next(false);
  w.next(0);
  expect(ids(w)).toEqual(['news', 'why', 'more']);
});

test('an optional answer that is taken back decides nothing any more', () => {
  const w = new Wizard([
    { id: 'code', title: 'Code', optional: true },
    { id: 'confirm', title: 'Confirm', when: (x) => x.code !== undefined },
    { id: 'end', title: 'End', optional: true },
  ]);
  w.next('X');
  expect(w.current.id).toBe('confirm');
  w.back();
  w.next('');
  expect(w.current.id).toBe('end');
  expect(w.submit()).toEqual({});
});

test('back skips steps that fell away', () => {
  const w = filled();
  w.goTo('a');
  w.next(0);
  expect(w.back()).toBe(true);
  expect(w.current.id).toBe('a');
  expect(w.back()).toBe(false);
});
