import { expect, it } from 'vitest';
import { EXCLUDED_REASONS, FAILED_STOPS } from '../model/stop.ts';
import { stopText } from './stop-text.ts';

const ERROR = { name: 'Error', message: '\n  listen EADDRINUSE: address already in use :::80\n  at x' };

it.each([...EXCLUDED_REASONS, ...FAILED_STOPS])('says of %s what and what to do, in one line', (reason) => {
  const texts = [
    stopText({ stop: { reason }, errors: [] }),
    stopText({ stop: { reason, detail: 'x.y' }, errors: [ERROR], place: 'test/a.test.ts:3' }),
  ];

  for (const text of texts) expect(text).toMatch(/^\S[^\n]+[,;:] [^\n]+[^.\s]$/);
});

it('names the hook, its place and what it failed with', () => {
  const stop = { reason: 'hook-failed', detail: 'beforeAll' } as const;

  expect(stopText({ stop, errors: [ERROR], place: 'test/a.test.ts:3' })).toBe(
    '`beforeAll` at test/a.test.ts:3 fails, so its tests cannot tell whether an edit helps: listen EADDRINUSE: address already in use :::80; mend the hook, then run again',
  );
});
