import { expect, it } from 'vitest';
import type { ProbeMessage } from '../model/probe.ts';
import { createTelemetry } from './telemetry.ts';

const candidate = { key: 'a', edits: [], operator: 'o', cost: 1 };

it('counts the effort since the first find, and a candidate of many steps for several', async () => {
  const telemetry = createTelemetry(async () => {}, { now: () => 0 }, 0);
  telemetry.countJudged('0', 0, 90_000);
  await telemetry.plausible(candidate);

  telemetry.countJudged('0', 0, 12);
  telemetry.countJudged('t', 0, 1_500);
  telemetry.countJudged('k', 0);
  telemetry.countJudged('t', 0, 500_000);

  expect(telemetry.effortAfterFirst).toBe(207);
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
