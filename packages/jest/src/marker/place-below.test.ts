import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

import { placeBelow } from './place-below.ts';

const here = fileURLToPath(import.meta.url).replaceAll('\\', '/');

function marker(whole: boolean): ReturnType<typeof placeBelow> {
  return placeBelow(marker, '/elsewhere/index.cjs', whole);
}

it('tells the file alone', () => {
  expect(marker(false)).toEqual({ file: here, line: 0, column: 0 });
});

it('tells the whole place', () => {
  expect(marker(true)).toEqual({ file: here, line: 17, column: 10 });
});

it('looks further up for a call by a built-in', () => {
  const [place] = [false].map(marker);

  expect(place?.file).toBe(here);
});

it('leaves errors as they were', () => {
  // oxlint-disable-next-line typescript/unbound-method -- it is put back, never called
  const { stackTraceLimit, prepareStackTrace } = Error;

  marker(false);

  expect(Error.stackTraceLimit).toBe(stackTraceLimit);
  // oxlint-disable-next-line typescript/unbound-method -- compared, never called
  expect(Error.prepareStackTrace).toBe(prepareStackTrace);
});
