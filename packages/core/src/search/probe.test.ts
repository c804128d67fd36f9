import { describe, expect, it } from 'vitest';
import type { ProbeTask } from '../model/probe.ts';
import type { ProbeLab, RecordingSite } from '../ports/probe-lab.ts';
import { probe } from './probe.ts';

const SHORT = 'export const f = (n) => n + 1;\n';
const LONG = `${SHORT}// ${'.'.repeat(20_000)}\n`;

/** What a lab that finds no way is told of sites before it looks for one. */
async function toldAhead(source: string): Promise<readonly RecordingSite[] | undefined> {
  let told: readonly RecordingSite[] | undefined;
  const lab = {
    calibrate: async (sites?: readonly RecordingSite[]) => {
      told = sites;
      return { status: 'unprobeable', reason: 'none' };
    },
  } as unknown as ProbeLab;
  const target = { file: '/a.js', source, regions: [{ start: 0, end: SHORT.length }] };
  const task = { target, tests: [] } as unknown as ProbeTask;
  await probe(
    task,
    lab,
    async () => {},
    { now: () => 0 },
    () => undefined,
  );
  return told;
}

describe('probe', () => {
  it('tells the lab of a long module ahead what it will ask it to record', async () => {
    const at = LONG.indexOf('n + 1');

    expect(await toldAhead(LONG)).toContainEqual({ start: at, end: at + 'n + 1'.length, names: ['n'] });
  });

  it.each([
    ['a short one', SHORT],
    ['one that does not parse', LONG.replace('=>', '=> =')],
  ])('tells nothing of %s', async (_, source) => {
    expect(await toldAhead(source)).toBeUndefined();
  });
});
