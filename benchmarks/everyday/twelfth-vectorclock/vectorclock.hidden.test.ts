import { compareClocks, Register, type Clock, type Order } from './vectorclock';

const CASES: [Clock, Clock, Order][] = [
  [{ a: 1 }, { b: 1 }, 'concurrent'],
  [{ a: 1 }, { a: 1, b: 1 }, 'before'],
  [{ a: 2 }, { a: 1, b: 1 }, 'concurrent'],
  [{ a: 1, b: 0 }, { a: 1 }, 'equal'],
  [{ a: 1 }, { a: 1, b: 0 }, 'equal'],
  [{}, {}, 'equal'],
  [{ a: 3, b: 1 }, { b: 1, a: 3, c: 7 }, 'before'],
  [{ a: 3, b: 1, d: 1 }, { b: 1, a: 3, c: 7 }, 'concurrent'],
];

test('compares clocks of different replicas', () => {
  for (const [a, b, order] of CASES) expect(compareClocks(a, b)).toBe(order);
});

test('turning the question round turns the answer round', () => {
  const turned: Record<Order, Order> = { before: 'after', after: 'before', equal: 'equal', concurrent: 'concurrent' };
  for (const [a, b, order] of CASES) expect(compareClocks(b, a)).toBe(turned[order]);
});

test('a reply on another device supersedes what it has seen', () => {
  const phone = new Register<number>('phone');
  const laptop = new Register<number>('laptop');
  laptop.receive(phone.write(1));
  const reply = laptop.write(2);
  expect(phone.receive(reply)).toBe(true);
  expect(phone.values).toEqual([2]);
  expect(phone.hasConflict).toBe(false);
});

test('three siblings, one write solves the conflict for all', () => {
  const registers = ['a', 'b', 'c'].map((name) => new Register<string>(name));
  const versions = registers.map((r, i) => r.write(`v${i}`));
  for (const r of registers) for (const v of versions) r.receive(v);
  for (const r of registers) expect([...r.values].sort()).toEqual(['v0', 'v1', 'v2']);
  const solved = registers[1].write('solved');
  expect(solved.clock).toEqual({ a: 1, b: 2, c: 1 });
  for (const r of [registers[0], registers[2]]) {
    expect(r.receive(solved)).toBe(true);
    expect(r.values).toEqual(['solved']);
    expect(r.receive(versions[0])).toBe(false);
  }
});

test('the same version twice is old news', () => {
  const phone = new Register<number>('phone');
  const version = phone.write(1);
  expect(phone.receive(version)).toBe(false);
  expect(phone.values).toEqual([1]);
});
