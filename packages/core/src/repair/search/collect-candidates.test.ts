import { describe, expect, it } from 'vitest';
import type { ProbeMessage } from '../../model/probe.ts';
import { collectCandidates } from './collect-candidates.ts';

const SOURCE = 'const a = 1;';
const stats = { candidates: 10, testRuns: 20, compiles: 1, durationMs: 5, nearestTurned: 0 };
const FOUND: ProbeMessage = {
  type: 'plausible',
  candidate: { key: 'k', edits: [{ start: 10, end: 11, text: '2' }], operator: 'change-number', cost: 1 },
};

describe('a search that is set aside', () => {
  it('ends with its next message, takes what it found along, and lets the probe know', async () => {
    let isClosed = false;
    async function* probe(): AsyncGenerator<ProbeMessage> {
      try {
        yield { type: 'calibrated', way: 'in-place', leftOut: [] };
        yield { type: 'passed-by', cost: 1.6 };
        yield FOUND;
        yield { type: 'progress', stats };
        yield { type: 'done', end: 'exhausted', stats };
      } finally {
        isClosed = true;
      }
    }
    const passed: number[] = [];
    let found = 0;

    const result = await collectCandidates(probe(), SOURCE, {
      calibrated: () => undefined,
      progress: () => undefined,
      plausible: () => found++,
      passedBy: (cost) => passed.push(cost),
      isEnough: () => found > 0,
    });

    expect(result).toMatchObject({ end: 'set-aside', candidates: [], way: 'in-place' });
    expect([passed, isClosed]).toEqual([[1.6], true]);
  });
});
