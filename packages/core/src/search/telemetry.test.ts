import { expect, it } from 'vitest';
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
