import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

import { callFile } from './call-file.ts';

function marker(): string | undefined {
  return callFile(marker);
}

it('names the file of the call below', () => {
  expect(marker()).toBe(fileURLToPath(import.meta.url));
});

it('leaves the stack limit and the way stacks are written as they were', () => {
  // oxlint-disable-next-line typescript/unbound-method -- it is put back, never called
  const { stackTraceLimit, prepareStackTrace } = Error;

  marker();

  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  // oxlint-disable-next-line typescript/unbound-method -- compared, never called
  expect(Error.prepareStackTrace).toBe(prepareStackTrace);
});

it('has no file for a call by a built-in alone', () => {
  const files = ['x'].map(marker);

  expect(files).toEqual([undefined]);
});
