import { createGate } from './busy-flag';

test('hands on what the job returns', () => {
  expect(createGate().run(() => 5)).toBe(5);
});

test('refuses a job within a job', () => {
  const gate = createGate();
  expect(gate.run(() => gate.run(() => 1))).toBe(undefined);
  expect(gate.refused).toBe(1);
});

test('takes the next job', () => {
  const gate = createGate();
  gate.run(() => 1);
  expect(gate.run(() => 2)).toBe(2);
});

test('takes the next job after one that failed', () => {
  const gate = createGate();
  expect(() =>
    gate.run(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  expect(gate.run(() => 2)).toBe(2);
});
