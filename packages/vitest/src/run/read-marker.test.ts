import { expect, it } from 'vitest';

import { readMarker } from './read-marker.ts';

it.each([
  ['a place', '/app/t.test.ts:3:7', { file: '/app/t.test.ts', line: 3, column: 7 }],
  ['a place on another drive', 'C:\\app\\t.test.ts:3:7', { file: 'C:/app/t.test.ts', line: 3, column: 7 }],
  ['a file', '/app/helper.ts', { file: '/app/helper.ts', line: 0, column: 0 }],
  ['a file on another drive', 'C:\\app\\t.test.ts', { file: 'C:/app/t.test.ts', line: 0, column: 0 }],
  ['no place', undefined, { file: '/app/own.test.ts', line: 0, column: 0 }],
])('reads a mark with %s', (_what, at, place) => {
  const marker = readMarker({ target: './a.ts', ...(at !== undefined && { at }) }, '/app/own.test.ts');

  expect(marker).toEqual({ target: './a.ts', ...place });
});
