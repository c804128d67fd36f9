import { describe, expect, it } from 'vitest';
import type { ModuleTypes, TypesAnswer } from '../model/module-types.ts';
import type { ProbeMessage } from '../model/probe.ts';
import { typesAtHand } from './types-at-hand.ts';

const TYPES: ModuleTypes = { shapes: [], sites: {}, returns: {}, bindings: [] };

/** Asks twice; `answers`: what lies there at each look. */
async function take(typesFile: string | undefined, ...answers: readonly (TypesAnswer | undefined)[]) {
  const messages: ProbeMessage[] = [];
  let looks = 0;
  const types = typesAtHand(
    typesFile === undefined ? {} : { typesFile },
    () => {
      const answer = answers[Math.min(looks++, answers.length - 1)];
      return answer && JSON.stringify(answer);
    },
    async (message) => void messages.push(message),
  );
  return { taken: [await types(), await types()], messages, looks };
}

describe('typesAtHand', () => {
  it('takes what lies there, and looks once', async () => {
    expect(await take('/types.json', { status: 'known', types: TYPES })).toEqual({
      taken: [TYPES, TYPES],
      messages: [{ type: 'types', use: 'used' }],
      looks: 1,
    });
  });

  it('waits a little for what is not there yet', async () => {
    expect(await take('/types.json', undefined, undefined, { status: 'known', types: TYPES })).toEqual({
      taken: [TYPES, TYPES],
      messages: [{ type: 'types', use: 'used' }],
      looks: 3,
    });
  });

  it('goes without what comes too late, also when it is there in the end', async () => {
    const never = Array.from({ length: 41 }, () => undefined);

    expect(await take('/types.json', ...never, { status: 'known', types: TYPES })).toMatchObject({
      taken: [undefined, undefined],
      messages: [{ type: 'types', use: 'late' }],
    });
  });

  it('goes without what TypeScript cannot tell', async () => {
    expect(await take('/types.json', { status: 'unknown', reason: 'no interface' })).toMatchObject({
      taken: [undefined, undefined],
      messages: [{ type: 'types', use: 'failed' }],
    });
  });

  it('says nothing when nobody was asked', async () => {
    expect(await take(undefined)).toEqual({ taken: [undefined, undefined], messages: [], looks: 0 });
  });
});
