import { furtherBy } from '../../model/bits.ts';
import type { Candidate } from '../../model/candidate.ts';
import type { NearMiss } from '../../model/learned.ts';
import type { CalibratedTest } from '../../ports/probe-lab.ts';
import { lineIndex } from '../../syntax/lines.ts';
import type { Judged } from '../judge.ts';
import type { Spectrum } from '../localize/localize.ts';

const MOST = 8;
/** Of one line that turn as many tests: more tell nothing new. */
const MOST_ALIKE = 2;
const LONGEST_TEXT = 200;

/** An edit with what every test does with it. */
export interface KnownGround {
  readonly first: Candidate;
  readonly tests: readonly (CalibratedTest | undefined)[];
}

interface Tried {
  /** What the edits are edits of. */
  readonly source: string;
  readonly spectrum: Spectrum;
  readonly trail: readonly Judged[];
  readonly grounds: readonly KnownGround[];
}

/** Single edits that turned some failing tests or had one come farther: most tests first, then fewest broken, then farthest, then likeliest. */
export function nearMisses({ source, spectrum, trail, grounds }: Tried): NearMiss[] {
  const { failing, passing } = spectrum;
  const { lineAt } = lineIndex(source);
  const known = new Map<string, { candidate: Candidate; turned: number; further: number; broke?: number }>();
  for (const { candidate, bits } of trail) {
    // A test after the first that failed was not asked, and so no guard where a failing test still fails.
    const turned = failing.filter((test) => bits[test] === '1').length;
    const further = failing.reduce((sum, test) => sum + furtherBy(bits[test]), 0);
    if (turned > 0 || further > 0) known.set(candidate.key, { candidate, turned, further });
  }
  for (const { first, tests } of grounds) {
    const turned = failing.filter((test) => tests[test]?.passes === true).length;
    const broke = passing.filter((test) => tests[test]?.passes === false).length;
    const further = known.get(first.key)?.further ?? 0;
    if (turned > 0 || further > 0) known.set(first.key, { candidate: first, turned, further, broke });
  }

  const alike = new Map<string, number>();
  return [...known.values()]
    .filter(({ candidate }) => candidate.edits.length === 1)
    .toSorted(
      (a, b) =>
        b.turned - a.turned ||
        (a.broke ?? 1) - (b.broke ?? 1) ||
        b.further - a.further ||
        a.candidate.cost - b.candidate.cost,
    )
    .flatMap(({ candidate, turned, further, broke }): NearMiss[] => {
      const [edit = { start: 0, end: 0, text: '' }] = candidate.edits;
      const line = lineAt(edit.start);
      const nth = (alike.get(`${line} ${turned}`) ?? 0) + 1;
      alike.set(`${line} ${turned}`, nth);
      if (nth > MOST_ALIKE) return [];
      const [before, after] = [source.slice(edit.start, edit.end), edit.text].map((text) =>
        text.slice(0, LONGEST_TEXT),
      );
      return [
        {
          line,
          before: before as string,
          after: after as string,
          turned,
          of: failing.length,
          ...(further > 0 && { further }),
          ...(broke !== undefined && { broke }),
        },
      ];
    })
    .slice(0, MOST);
}
