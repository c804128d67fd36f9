import { describe, expect, it } from 'vitest';
import type { ScenarioOutcome } from './play-scenario.ts';
import type { ProbeScenario } from './scenarios/probe-scenario.ts';
import { probeScenarios } from './scenarios/probe-scenarios.ts';

export interface ProbeLabContractOptions {
  /** Plays a scenario where the driver lives: here, or in a worker of a runner, see `bundleScenarioPlayer`. */
  readonly play: (scenario: ProbeScenario) => Promise<ScenarioOutcome>;
  /** What the runner offers besides the common test API. */
  readonly offers: readonly NonNullable<ProbeScenario['needs']>[number][];
}

/** Some read large files or wait in real time, which a busy machine may need long for. */
const PATIENCE_MS = 120_000;

/** Holds a driver to what the probe promises. Killing and resuming are the supervisor's, not the lab's. */
export function describeProbeLab(name: string, { play, offers }: ProbeLabContractOptions): void {
  const fitting = probeScenarios.filter(({ needs = [] }) => needs.every((need) => offers.includes(need)));

  describe(`the probe lab over ${name}`, () => {
    it.each(fitting)(
      'judges $name',
      async (scenario) => {
        const outcome = await play(scenario);

        expect(summaryOf(scenario, outcome)).toEqual(expectedOf(scenario));
      },
      PATIENCE_MS,
    );
  });
}

function summaryOf({ ways, candidates }: ProbeScenario, outcome: ScenarioOutcome): unknown {
  const { way, leftOut, recorded, verdicts, calls, rebased, told } = outcome;
  const expectations = new Map(candidates.map(({ name, expected }) => [name, expected]));
  const loose = Object.entries(verdicts).map(([name, verdict]) => {
    return [name, expectations.get(name) === 'not-plausible' && verdict !== 'plausible' ? 'not-plausible' : verdict];
  });
  return {
    way: ways.includes(way) ? 'as expected' : `${way}: ${outcome.reason ?? ''}`,
    leftOut,
    recorded,
    verdicts: Object.fromEntries(loose) as unknown,
    calls,
    rebased,
    remembered: told.filter(({ remembered }) => remembered).map(({ name }) => name),
  };
}

function expectedOf({
  ways,
  leftOut = [],
  sites = [],
  candidates,
  calls,
  rebases = [],
  journal = {},
}: ProbeScenario): unknown {
  return {
    way: 'as expected',
    leftOut,
    recorded: sites.map(({ hits, first }) => ({ hits, ...(first && { first }) })),
    verdicts: ways.includes('unprobeable') ? {} : verdictsOf(candidates),
    calls: calls && {
      seen: calls.seen,
      made: calls.made.map(({ outcome, isAsync = false }) =>
        typeof outcome === 'string' ? outcome : { ...outcome, isAsync },
      ),
    },
    rebased: rebases.map((rebase) => ({ passing: rebase.passing, verdicts: verdictsOf(rebase.candidates) })),
    remembered: Object.keys(journal),
  };
}

function verdictsOf(candidates: ProbeScenario['candidates']): unknown {
  return Object.fromEntries(candidates.map(({ name, expected }) => [name, expected]));
}
