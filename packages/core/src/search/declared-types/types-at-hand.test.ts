import { describe, expect, it } from 'vitest';
import type { ModuleTypes, TypesAnswer } from '../../model/module-types.ts';
import type { ProbeMessage } from '../../model/probe.ts';
import { typesAtHand } from './types-at-hand.ts';

const TYPES: ModuleTypes = { shapes: [], sites: {}, returns: {}, bindings: [] };

/** Asks twice; `answers`: what lies there at each look, `begun` when it is being made. */
async function take(typesFile: string | undefined, ...answers: readonly (TypesAnswer | 'begun' | undefined)[]) {
  const messages: ProbeMessage[] = [];
  let looks = 0;
  const types = typesAtHand(
    typesFile === undefined ? {} : { typesFile },
    (file) => {
      const answer = answers[Math.min(looks, answers.length - 1)];
      if (file.endsWith('.part')) return answer === 'begun' ? '' : undefined;
      looks++;
      const seen = answers[Math.min(looks - 1, answers.length - 1)];
      return typeof seen === 'object' ? JSON.stringify(seen) : undefined;
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

  it('waits a little for what is being made', async () => {
    expect(await take('/types.json', 'begun', 'begun', 'begun', { status: 'known', types: TYPES })).toMatchObject({
      taken: [TYPES, TYPES],
      messages: [{ type: 'types', use: 'used' }],
    });
  });

  it('takes what became whole between two looks', async () => {
    expect(await take('/types.json', undefined, { status: 'known', types: TYPES })).toMatchObject({
      taken: [TYPES, TYPES],
      messages: [{ type: 'types', use: 'used' }],
      looks: 2,
    });
  });

  it('does not wait for what is not even begun', async () => {
    expect(await take('/types.json', undefined, undefined, { status: 'known', types: TYPES })).toEqual({
      taken: [undefined, undefined],
      messages: [{ type: 'types', use: 'late' }],
      looks: 2,
    });
  });

  it('goes without what takes too long, also when it is there in the end', async () => {
    const never = Array.from({ length: 45 }, () => 'begun' as const);

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
