import { VendingMachine } from './vending';

const slots = () => ({
  C1: { name: 'water', price: 110, count: 3 },
  C2: { name: 'juice', price: 160, count: 3 },
});

test('the coins in the till stay usable after a sale that failed', () => {
  const machine = new VendingMachine(slots(), { 50: 1, 20: 1 });
  machine.insert(200);
  expect(machine.select('C1')).toEqual({ ok: false, reason: 'no change' });
  expect(machine.till).toBe(70);
  machine.refund();
  machine.insert(100, 20);
  expect(machine.select('C1')).toEqual({ ok: false, reason: 'no change' });
  machine.refund();
  machine.insert(100, 20, 20, 20);
  expect(machine.select('C1')).toEqual({ ok: true, name: 'water', change: [50] });
  expect(machine.till).toBe(180);
});

test('pressing the button again and again mints no coins', () => {
  const machine = new VendingMachine(slots());
  machine.insert(200);
  for (let i = 0; i < 5; i++) expect(machine.select('C2')).toEqual({ ok: false, reason: 'no change' });
  expect(machine.till).toBe(0);
  expect(machine.credit).toBe(200);
  expect(machine.refund()).toEqual([200]);
  expect(machine.refund()).toEqual([]);
});

test('adding small coins after a refusal works', () => {
  const machine = new VendingMachine(slots());
  machine.insert(200);
  expect(machine.select('C1').ok).toBe(false);
  machine.insert(10);
  expect(machine.select('C1').ok).toBe(false);
  expect(machine.till).toBe(0);
  machine.insert(100);
  expect(machine.select('C1')).toEqual({ ok: true, name: 'water', change: [200] });
  expect(machine.till).toBe(110);
  expect(machine.stock('C1')).toBe(2);
});

test('the till after ordinary sales', () => {
  const machine = new VendingMachine(slots(), { 20: 10, 10: 10 });
  machine.insert(200);
  expect(machine.select('C2')).toEqual({ ok: true, name: 'juice', change: [20, 20] });
  machine.insert(100, 20);
  expect(machine.select('C1')).toEqual({ ok: true, name: 'water', change: [10] });
  expect(machine.till).toBe(300 + 160 + 110);
  expect(machine.credit).toBe(0);
});
