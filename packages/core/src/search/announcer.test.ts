import { expect, it } from 'vitest';

import type { Candidate } from '../model/candidate.ts';
import type { ProbeMessage } from '../model/probe.ts';
import { createAnnouncer } from './announcer.ts';

const candidate = (key: string): Candidate => ({ key, edits: [], operator: 'change-comparison', cost: 1 });

async function announced(count: number): Promise<readonly (string | undefined)[]> {
  const said: ProbeMessage[] = [];
  const announce = createAnnouncer({ announce: true }, async (message) => void said.push(message));
  for (let nth = 0; nth < count; nth++) await announce?.(candidate(String(nth)));
  return said.map((message) => (message.type === 'trying' ? message.key : message.type));
}

it('names each candidate', async () => {
  await expect(announced(3)).resolves.toEqual(['0', '1', '2']);
});

it('ends after a thousand, and takes the last name back', async () => {
  const said = await announced(1005);

  expect(said).toHaveLength(1001);
  expect(said.slice(-2)).toEqual(['999', undefined]);
});

it('is none when nobody asks', () => {
  expect(createAnnouncer({ announce: false }, () => Promise.resolve())).toBeUndefined();
});
