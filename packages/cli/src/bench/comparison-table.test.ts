import { expect, it } from 'vitest';
import { benchResults, type BenchResults } from './bench-results.ts';
import type { CaseResult } from './case-result.ts';
import { comparisonPage, comparisonText } from './comparison-table.ts';
import type { Proposer } from './proposer.ts';

function results(proposer: Partial<Proposer>, hidden: readonly boolean[], usd: number | null): BenchResults {
  const cases = hidden.map((correct, index): CaseResult => ({
    case: `case-${index}`,
    healed: true,
    reason: 'healed',
    explanation: '',
    seed: 1,
    firstPatchCorrect: correct,
    anyPatchCorrect: correct,
    patches: [],
    candidates: 1,
    firstPlausibleMs: 1,
    durationMs: 2000,
    firstPatchCost: 2,
    plausible: 1,
    way: 'in-place',
    usage: { calls: 1, inputTokens: 900, outputTokens: 100, usd },
  }));
  const full: Proposer = { name: 'openai', naive: false, without: ['search'], flags: [], ...proposer };
  return benchResults({ runner: 'vitest', proposer: full, seeds: [1] }, cases);
}

const NAIVE = results({ model: 'a<b', naive: true }, [false, true], null);
const FULL = results({ model: 'a<b' }, [true, true], 0.125);

it('has a row for each bench, and says when a price is unknown', () => {
  expect(comparisonText([NAIVE, FULL])).toMatchInlineSnapshot(`
    "proposer           visible      95 %  hidden      95 %  calls  tokens      USD  time
    openai a<b, naive   2 of 2  34–100 %  1 of 2    9–91 %      2    2000  unknown   4 s
    openai a<b          2 of 2  34–100 %  2 of 2  34–100 %      2    2000   0.2500   4 s
    "
  `);
});

it('shows the same as bars with their intervals', () => {
  const page = comparisonPage([NAIVE, FULL]);

  expect(page.match(/<svg /g)).toHaveLength(2);
  expect(page.match(/class="share"/g)).toHaveLength(4);
  expect(page).toContain('openai a&lt;b, naive (vitest)');
  expect(page).not.toContain('a<b');
});
