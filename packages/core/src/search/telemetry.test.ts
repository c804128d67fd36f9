import { expect, it } from 'vitest';
import type { ProbeMessage } from '../model/probe.ts';
import { createTelemetry } from './telemetry.ts';

const candidate = { key: 'a', edits: [], operator: 'o', cost: 1 };

it('counts the effort since the first find, and a candidate of many steps or with a load of its own for several', async () => {
  const telemetry = createTelemetry(async () => {}, { now: () => 0 }, 0);
  telemetry.countJudged('0', 0, { steps: 90_000 });
  await telemetry.plausible(candidate);

  telemetry.countJudged('0', 0, { steps: 12 });
  telemetry.countJudged('t', 0, { steps: 1_500 });
  telemetry.countJudged('k', 0);
  telemetry.countJudged('0', 0, { steps: 12, ownLoad: true });
  telemetry.countJudged('t', 0, { steps: 500_000 });

  expect(telemetry.effortAfterFirst).toBe(257);
});

it('tells the first fault of each operator, once', async () => {
  const told: unknown[] = [];
  const emit = async (message: ProbeMessage): Promise<void> => {
    if (message.type === 'fault') told.push(message);
  };
  const telemetry = createTelemetry(emit, { now: () => 0 }, 0);

  telemetry.fault('swap', new TypeError('first\nand more'));
  telemetry.fault('swap', new Error('second'));
  await telemetry.speak('now');
  telemetry.fault('negate', new RangeError('deep'));
  await telemetry.speak('now');

  expect(told).toEqual([
    { type: 'fault', operator: 'swap', reason: 'TypeError: first' },
    { type: 'fault', operator: 'negate', reason: 'RangeError: deep' },
  ]);
});

it('tells what has been passed by at a few marks, by cost or by number, until something is plausible', async () => {
  const told: number[] = [];
  const emit = async (message: ProbeMessage): Promise<void> => {
    if (message.type === 'passed-by') told.push(message.cost);
  };
  const byCost = createTelemetry(emit, { now: () => 0 }, 0);
  for (const cost of [1, 1.4, 1.6, 1.8, 2.9, 3.2, 4]) await byCost.passedBy(cost);
  expect(told.splice(0)).toEqual([1.6, 3.2]);

  const byNumber = createTelemetry(emit, { now: () => 0 }, 0);
  for (let nth = 0; nth < 1_500; nth++) byNumber.countJudged('0', 0);
  await byNumber.passedBy(1.1);
  await byNumber.plausible(candidate);
  await byNumber.passedBy(3.5);
  expect(told).toEqual([1.1]);
});
