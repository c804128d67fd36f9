import { compareStamps, LwwMap } from './lwwmap';

function sync(a: LwwMap<string>, b: LwwMap<string>) {
  const fromA = a.changesSince(0);
  a.merge(b.changesSince(0));
  b.merge(fromA);
}

/** What happens when the app is closed and opened again. */
function reopen(map: LwwMap<string>): LwwMap<string> {
  return LwwMap.restore<string>(JSON.parse(JSON.stringify(map.snapshot())));
}

test('stamps', () => {
  expect(compareStamps({ clock: 2, replica: 'a' }, { clock: 1, replica: 'b' })).toBeGreaterThan(0);
  expect(compareStamps({ clock: 1, replica: 'a' }, { clock: 1, replica: 'b' })).toBeLessThan(0);
});

test('two replicas agree', () => {
  const phone = new LwwMap<string>('phone');
  const laptop = new LwwMap<string>('laptop');
  phone.set('title', 'Shopping');
  laptop.set('title', 'Groceries');
  laptop.set('body', 'milk');
  sync(phone, laptop);
  expect(phone.toObject()).toEqual({ title: 'Shopping', body: 'milk' });
  expect(laptop.toObject()).toEqual(phone.toObject());
});

test('deleted entries do not come back', () => {
  const phone = new LwwMap<string>('phone');
  const laptop = new LwwMap<string>('laptop');
  phone.set('draft', 'x');
  sync(phone, laptop);
  laptop.delete('draft');
  sync(phone, laptop);
  expect(phone.has('draft')).toBe(false);
  expect(phone.keys()).toEqual([]);
});

test('a write beats what was seen before', () => {
  const phone = new LwwMap<string>('phone');
  const laptop = new LwwMap<string>('laptop');
  for (const text of ['a', 'ab', 'abc']) phone.set('title', text);
  sync(phone, laptop);
  laptop.set('title', 'abcd');
  sync(phone, laptop);
  expect(phone.get('title')).toBe('abcd');
});

test('a reopened replica still has everything', () => {
  const phone = new LwwMap<string>('phone');
  phone.set('a', '1');
  phone.set('b', '2');
  phone.delete('a');
  expect(reopen(phone).toObject()).toEqual({ b: '2' });
  expect(reopen(phone).snapshot()).toEqual(phone.snapshot());
});

test('edits after reopening the app reach the other device', () => {
  let phone = new LwwMap<string>('phone');
  const laptop = new LwwMap<string>('laptop');
  phone.set('title', 'Shoping');
  phone.set('title', 'Shopping');
  sync(phone, laptop);
  phone = reopen(phone);
  phone.set('title', 'Shopping list');
  sync(phone, laptop);
  expect(laptop.get('title')).toBe('Shopping list');
});

test('merge names what changed', () => {
  const map = new LwwMap<string>('m');
  map.set('x', 'new');
  map.set('x', 'newer');
  expect(
    map.merge([
      { key: 'x', value: 'old', deleted: false, stamp: { clock: 1, replica: 'z' } },
      { key: 'y', value: 'y', deleted: false, stamp: { clock: 1, replica: 'z' } },
    ]),
  ).toEqual(['y']);
});
