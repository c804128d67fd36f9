import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { candidateKey } from './candidate-key.ts';

const edit = fc.record({ start: fc.nat(200), end: fc.nat(200), text: fc.string({ maxLength: 6 }) });

it('gives edits that differ different keys', () => {
  const seen = new Map<string, string>();

  fc.assert(
    fc.property(fc.array(edit, { maxLength: 3 }), (edits) => {
      const key = candidateKey(edits);
      const known = seen.get(key) ?? JSON.stringify(edits);
      seen.set(key, known);
      expect(known).toBe(JSON.stringify(edits));
    }),
    { numRuns: 4_000 },
  );
});

it('is the same in every process', () => {
  expect(candidateKey([{ start: 3, end: 4, text: '>=' }])).toMatchInlineSnapshot(`"d0f06h1suyykq"`);
});

it('tells neighbouring edits apart that differ by one sign', () => {
  const keys = new Set<string>();
  for (let start = 0; start < 200; start += 1)
    for (let length = 0; length < 10; length += 1)
      for (const text of ['<', '<=', '>', '>=', '==', '0', '1', ''])
        keys.add(candidateKey([{ start, end: start + length, text }]));

  expect(keys.size).toBe(200 * 10 * 8);
});
