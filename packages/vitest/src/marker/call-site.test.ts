import { expect, it } from 'vitest';

import { callSite } from './call-site.ts';

function marker(): string | undefined {
  return callSite(marker);
}

it('names the place of the call below, as it stands in the source', () => {
  const place = marker();

  expect(place?.replace(/^.*\//, '')).toBe('call-site.test.ts:10:17');
});

it('leaves the stack limit as it was', () => {
  const before = Error.stackTraceLimit;

  marker();

  expect(Error.stackTraceLimit).toBe(before);
});
