import { expect, it } from 'vitest';
import type { ProbeMessage } from '../../model/probe.ts';
import { untilTyped } from './until-typed.ts';

const CALIBRATED: ProbeMessage = { type: 'calibrated', way: 'in-place', leftOut: [] };
const TYPED: ProbeMessage = { type: 'types', use: 'used' };
const LOCATED: ProbeMessage = { type: 'located', suspicious: [] };

/** What comes through, with `typed` where it was called. */
async function through(messages: readonly ProbeMessage[], most: number = messages.length): Promise<string[]> {
  const seen: string[] = [];
  async function* sent(): AsyncGenerator<ProbeMessage, void> {
    yield* messages;
  }
  let count = 0;
  for await (const message of untilTyped(sent(), () => void seen.push('typed'))) {
    seen.push(message.type);
    if (++count === most) break;
  }
  return [...new Set(seen)];
}

it.each<[string, readonly ProbeMessage[], number, readonly string[]]>([
  ['when the search has taken them', [CALIBRATED, TYPED, LOCATED], 3, ['calibrated', 'typed', 'types', 'located']],
  ['when the probe ends without', [CALIBRATED], 1, ['calibrated', 'typed']],
  ['when nobody listens any more', [CALIBRATED, LOCATED, TYPED], 1, ['calibrated', 'typed']],
])('says that no types are needed any more %s', async (_when, messages, most, expected) => {
  expect(await through(messages, most)).toEqual(expected);
});
