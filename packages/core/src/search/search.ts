import type { ProbeMessage, ProbeTask, SearchEnd } from '../model/probe.ts';
import { gatherFacts } from '../operators/module-facts.ts';
import type { CalibratedTest, ProbeLab } from '../ports/probe-lab.ts';
import type { Clock } from '../ports/clock.ts';
import { lineIndex } from '../syntax/lines.ts';
import { parseModule } from '../syntax/parse.ts';
import { analyzeScopes } from '../syntax/scope.ts';
import { explore } from './explore.ts';
import { createFrontier } from './frontier.ts';
import { createJudge } from './judge.ts';
import { stepLimits } from './limits.ts';
import { lintPrior } from './lint-prior.ts';
import { penalties, spectrumOf, suspiciousLines } from './localize.ts';
import { observePlaces } from './observe.ts';
import { operatorContext } from './operator-context.ts';
import { operatorSources, type Workshop } from './sources.ts';
import { synthesisSources } from './synthesis/synthesis-sources.ts';
import { createTelemetry, type Telemetry } from './telemetry.ts';
import { createTestOrder } from './test-order.ts';

export interface SearchInput {
  readonly task: ProbeTask;
  /** What the unchanged source does, by test. At least one fails. */
  readonly tests: readonly (CalibratedTest | undefined)[];
  readonly lab: ProbeLab;
  readonly emit: (message: ProbeMessage) => Promise<void>;
  readonly clock: Clock;
  readonly startMs: number;
}

/** Observe, localize, then try what is likeliest first until enough has been seen. docs/search.md tells the whole story. */
export async function search(input: SearchInput): Promise<{ readonly end: SearchEnd; readonly telemetry: Telemetry }> {
  const { task, tests, lab, emit, clock, startMs } = input;
  const module = parseModule(task.target.source, task.target.file);
  const facts = gatherFacts(
    module.program,
    task.tests.flatMap(({ message }) => message ?? []),
  );
  const spectrum = spectrumOf(tests);
  const telemetry = createTelemetry(emit, clock, startMs);

  const places = await observePlaces(module, task.target, facts, lab);
  const everything = [...places.expressions, ...places.points];
  await emit({ type: 'located', suspicious: suspiciousLines(everything, spectrum, lineIndex(module.source).lineAt) });

  const workshop: Workshop = {
    module,
    context: operatorContext(module, facts, places),
    places,
    spectrum,
    penaltyOf: penalties(everything, spectrum, task.target.regions),
    price: lintPrior(module.source, analyzeScopes(module.program)),
  };
  const frontier = createFrontier();
  for (const source of [...operatorSources(workshop), ...synthesisSources(workshop)]) frontier.add(source);

  const order = createTestOrder(tests, spectrum);
  const limits = stepLimits(tests, spectrum);
  const deadlineMs = startMs + task.limits.timeoutMs;
  const judge = createJudge({
    task,
    module,
    lab,
    order,
    limits,
    deadlineMs,
    spectrum,
    frontier,
    telemetry,
    emit,
    clock,
  });
  const end = await explore({ module, frontier, judge, telemetry, limits: task.limits, clock, deadlineMs });
  await telemetry.speak('now');
  return { end, telemetry };
}
