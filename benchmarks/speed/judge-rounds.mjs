// Runs in the test worker, in the place of the search: judges the same candidates round by round.
import { batchSources } from '../../packages/core/src/instrument/batch-source.ts';
import { indexSource } from '../../packages/core/src/instrument/source-index.ts';
import { parseModule } from '../../packages/core/src/syntax/parse.ts';
import { stepLimits } from '../../packages/core/src/search/limits.ts';
import { spectrumOf } from '../../packages/core/src/search/localize/localize.ts';
import { engineClock, withProbeLab } from '../../packages/core/src/worker.ts';

/** All of `candidates` in each round; times in milliseconds. */
export async function judgeRounds({ task, candidates, rounds }, driver) {
  const clock = engineClock();
  const started = clock.now();
  let compileMs = 0;
  const timed = {
    ...driver,
    load(text, guard, use, onRealm) {
      const timing = (session) =>
        use({
          ...session,
          async compile(batch) {
            const before = clock.now();
            const instantiate = await session.compile(batch);
            compileMs += clock.now() - before;
            return instantiate;
          },
        });
      return driver.load(text, guard, timing, onRealm);
    },
  };
  return await withProbeLab(task, timed, clock, async (lab) => {
    const calibration = await lab.calibrate();
    if (calibration.status === 'unprobeable') return { reason: calibration.reason };
    const order = testOrder(task);
    // Those that a search has for what it has not tried before.
    const [maxSteps] = stepLimits(calibration.tests, spectrumOf(calibration.tests));
    const toBatch = batchSources(indexSource(parseModule(task.target.source, task.target.file)));
    const times = [];
    let verdicts = [];
    for (let round = 0; round < rounds; round++) {
      const [before, compiled, cpu] = [clock.now(), compileMs, process.cpuUsage()];
      verdicts = [];
      const plan = { order, maxSteps, maxCandidatesMs: 300_000 };
      for await (const { candidate, bits } of lab.judge(candidates, plan)) verdicts.push([candidate.key, bits]);
      const ms = clock.now() - before;
      const { user, system } = process.cpuUsage(cpu);
      // The lab makes the text of the batch in the midst of it: what that takes is seen by making it once more.
      const [beforeText, cpuOfText] = [clock.now(), process.cpuUsage()];
      toBatch(candidates);
      const textMs = clock.now() - beforeText;
      const text = process.cpuUsage(cpuOfText);
      times.push({
        ms: ms - textMs - (compileMs - compiled),
        compileMs: textMs + compileMs - compiled,
        cpuMs: (user + system - text.user - text.system) / 1000,
      });
    }
    return {
      way: calibration.way,
      startMs: clock.now() - started,
      times,
      verdicts: Object.fromEntries(verdicts),
      order,
      steps: order.map(maxSteps),
    };
  });
}

/** Failing tests first, as the search has them. */
function testOrder({ tests }) {
  const indices = tests.map((_, index) => index);
  const isTarget = (index) => tests[index].role === 'target';
  return [...indices.filter(isTarget), ...indices.filter((index) => !isTarget(index))];
}
