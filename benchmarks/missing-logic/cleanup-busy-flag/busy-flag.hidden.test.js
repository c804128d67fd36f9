import { createGate } from './busy-flag';

test('busy while a job runs, and only then', () => {
  const gate = createGate();
  const seen = [];
  gate.run(() => seen.push(gate.busy));
  seen.push(gate.busy);
  expect(seen).toEqual([true, false]);
});

test('not busy after errors', () => {
  const gate = createGate();
  for (let round = 0; round < 3; round++) {
    expect(() =>
      gate.run(() => {
        throw new Error(String(round));
      }),
    ).toThrow(String(round));
    expect(gate.busy).toBe(false);
  }
  expect(gate.refused).toBe(0);
});

test('a refused job does not free the gate', () => {
  const gate = createGate();
  const seen = gate.run(() => {
    gate.run(() => 1);
    return [gate.busy, gate.run(() => 2)];
  });
  expect(seen).toEqual([true, undefined]);
  expect(gate.refused).toBe(2);
});
