import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_KINDS } from './kinds/all-kinds.ts';
import type { Kind } from './kinds/kind.ts';
import { kindsProject } from './kinds/kinds-project.ts';
import { healedKind, outcomeOf } from './kinds/outcome.ts';
import { healProject, RUNNERS, type HealedRun, type HealProject, type Runner } from './support/heal-project.ts';

// Minutes on two quiet cores, and twice as many on a slow day.
const TIMEOUT_MS = 1_500_000;

const runs = new Map<Runner, HealedRun>();
const projects: HealProject[] = [];

function kindsOf(runner: Runner): Kind[] {
  return ALL_KINDS.filter(({ only }) => only === undefined || only === runner);
}

// One run a runner heals all kinds, and the two run side by side: a real run costs seconds for each target.
beforeAll(async () => {
  const healKinds = async (runner: Runner): Promise<void> => {
    const project = healProject(runner, kindsProject(runner, kindsOf(runner)), { timeoutMs: TIMEOUT_MS });
    projects.push(project);
    runs.set(runner, await project.heal());
  };
  await Promise.all(RUNNERS.map(healKinds));
}, TIMEOUT_MS);
afterAll(() => {
  for (const project of projects) project[Symbol.dispose]();
});

describe.each(RUNNERS)('%s heals', (runner) => {
  it.each(kindsOf(runner))('$kind', (kind) => {
    expect(outcomeOf(kind, runs.get(runner) as HealedRun)).toEqual(healedKind(kind, runner));
  });
});
