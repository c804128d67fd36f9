import { expect, it } from 'vitest';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { runFault } from './run-fault.ts';
import { SLIPS } from './slips.ts';

it.each(SLIPS)(
  'mends $name',
  async (fault) => {
    const { plausible } = await runFault(fault);

    const sources = plausible.slice(0, 3).map(({ edits }) => applyEdits(fault.source, edits));
    expect(sources.filter((source) => fault.mended.some((text) => source.includes(text)))).not.toEqual([]);
  },
  60_000,
);
