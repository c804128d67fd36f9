import { VendingMachine } from './vending';

const slots = () => ({
  A1: { name: 'crisps', price: 150, count: 2 },
  B4: { name: 'gum', price: 80, count: 1 },
});

test('sells for the exact amount', () => {
  const machine = new VendingMachine(slots());
  machine.insert(100, 50);
  expect(machine.select('A1')).toEqual({ ok: true, name: 'crisps', change: [] });
  expect(machine.credit).toBe(0);
  expect(machine.till).toBe(150);
  expect(machine.stock('A1')).toBe(1);
});

test('gives change, largest coins first', () => {
  const machine = new VendingMachine(slots(), { 100: 1, 20: 5 });
  machine.insert(200);
  expect(machine.select('B4')).toEqual({ ok: true, name: 'gum', change: [100, 20] });
  expect(machine.till).toBe(280);
});

test('refuses what it cannot sell', () => {
  const machine = new VendingMachine(slots());
  machine.insert(50);
  expect(machine.select('Z9')).toEqual({ ok: false, reason: 'unknown' });
  expect(machine.select('B4')).toEqual({ ok: false, reason: 'too little' });
  machine.insert(20, 10);
  expect(machine.select('B4').ok).toBe(true);
  expect(machine.select('B4')).toEqual({ ok: false, reason: 'sold out' });
});

test('without change the customer gets the money back and the till is as before', () => {
  const machine = new VendingMachine(slots(), { 20: 1 });
  machine.insert(200);
  expect(machine.select('A1')).toEqual({ ok: false, reason: 'no change' });
  expect(machine.credit).toBe(200);
  expect(machine.stock('A1')).toBe(2);
  expect(machine.refund()).toEqual([200]);
  expect(machine.till).toBe(20);
});
