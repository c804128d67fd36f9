import type { Accepted } from '../accepted.ts';
import type { Bench } from '../bench.ts';
import type { SharedRecords } from '../state/shared-records.ts';

const LIMITS = { maxSteps: 20_000_000, maxMs: 1_000 };
/** A time that a worker may be silent; so much of the tests has to do. */
const MOST_AGAIN_MS = 300;

/** The bench, which after a reset finds what tests share once more. */
export function findingAgain(
  shared: SharedRecords,
  { bench, baseText, positions, calibration: { tests } }: Accepted,
): Bench {
  let ms = 0;
  const quick = positions.flatMap((position, index) => {
    const { durationMs = 0, stopped = false } = tests[index] ?? {};
    ms += position === -1 || stopped ? 0 : durationMs;
    return position === -1 || stopped || ms > MOST_AGAIN_MS ? [] : [position];
  });
  const once = async (): Promise<void> => {
    bench.startTry();
    for (const position of quick) {
      await bench.mount(baseText);
      await bench.run(position, 0, LIMITS);
    }
  };
  return {
    ...bench,
    async reset() {
      const isOfUse = shared.areKept;
      await bench.reset();
      if (!isOfUse) return;
      shared.begin();
      await once();
      shared.endFirstRound();
      await once();
      shared.settle();
    },
  };
}
