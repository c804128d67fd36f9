import { compareClocks, mergeClocks, Register, tick } from './vectorclock';

test('counting', () => {
  expect(tick({}, 'phone')).toEqual({ phone: 1 });
  expect(tick({ phone: 1, laptop: 4 }, 'laptop')).toEqual({ phone: 1, laptop: 5 });
});

test('merging takes the latest of each', () => {
  expect(mergeClocks({ a: 1, b: 5 }, { b: 2, c: 3 })).toEqual({ a: 1, b: 5, c: 3 });
});

test('compares clocks of the same replicas', () => {
  expect(compareClocks({ a: 1, b: 2 }, { a: 1, b: 2 })).toBe('equal');
  expect(compareClocks({ a: 1, b: 2 }, { a: 1, b: 3 })).toBe('before');
  expect(compareClocks({ a: 2, b: 2 }, { a: 1, b: 2 })).toBe('after');
  expect(compareClocks({ a: 2, b: 1 }, { a: 1, b: 2 })).toBe('concurrent');
});

test('a later write replaces the earlier one', () => {
  const phone = new Register<string>('phone');
  const first = phone.write('draft');
  const second = phone.write('final');
  const laptop = new Register<string>('laptop');
  expect(laptop.receive(second)).toBe(true);
  expect(laptop.receive(first)).toBe(false);
  expect(laptop.values).toEqual(['final']);
});

test('edits on two devices at the same time are both kept', () => {
  const phone = new Register<string>('phone');
  const laptop = new Register<string>('laptop');
  phone.write('from phone');
  const other = laptop.write('from laptop');
  expect(phone.receive(other)).toBe(true);
  expect(phone.hasConflict).toBe(true);
  expect(phone.values).toEqual(['from phone', 'from laptop']);
});

test('an empty clock is before everything', () => {
  expect(compareClocks({}, { a: 1 })).toBe('before');
});
