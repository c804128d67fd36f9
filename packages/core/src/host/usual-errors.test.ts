import { expect, it } from 'vitest';
import type { RunOutcome, RunRequest } from '../model/run.ts';
import { createUsualErrors } from './usual-errors.ts';

const REQUEST: RunRequest = { files: [], overlay: {}, timeoutMs: 1_000 };
const OUTCOME: RunOutcome = {
  status: 'completed',
  results: [],
  brokenFiles: [],
  durationMs: 1,
  openedSockets: false,
};

it('tells the next host what an earlier one has seen of the unpatched sources, and nobody else', () => {
  const usual = createUsualErrors();

  expect(usual.with(REQUEST)).toEqual(REQUEST);
  expect(usual.from({ ...OUTCOME, usualErrors: ['gave up'] })).toEqual(OUTCOME);
  expect(usual.from({ ...OUTCOME, usualErrors: ['gave up', 'too late'] })).toEqual(OUTCOME);
  expect(usual.with(REQUEST)).toEqual({ ...REQUEST, usualErrors: ['gave up', 'too late'] });
});

it('leaves outcomes alone that tell of none', () => {
  const crashed: RunOutcome = { status: 'crashed', reason: 'killed' };

  expect(createUsualErrors().from(crashed)).toBe(crashed);
});
