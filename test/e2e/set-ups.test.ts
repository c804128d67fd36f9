import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFiles } from './kinds/kinds-project.ts';
import { healedKind, outcomeOf } from './kinds/outcome.ts';
import { SET_UPS } from './kinds/set-ups.ts';
import { healProject, type HealedRun, type HealProject } from './support/heal-project.ts';

const TIMEOUT_MS = 600_000;

describe.each(SET_UPS)('$runner with $setUp heals', ({ runner, config, env = {}, kinds }) => {
  let project: HealProject;
  let run: HealedRun;

  beforeAll(async () => {
    project = healProject(runner, { ...config, ...projectFiles(runner, kinds) }, { timeoutMs: TIMEOUT_MS });
    run = await project.heal([], env);
  }, TIMEOUT_MS);
  afterAll(() => project[Symbol.dispose]());

  it.each(kinds)('$kind', (kind) => {
    expect(outcomeOf(kind, run)).toEqual(healedKind(kind, runner));
  });
});
