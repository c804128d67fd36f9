import { expect, it } from 'vitest';
import { healProject, RUNNERS } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

it.each(RUNNERS)('heals in %s without a probe, by whole runs, and says so', async (runner) => {
  using project = healProject(runner, boundaryProject(runner));

  const run = await project.heal(['--heal-probe', 'never']);

  const [target] = run.report?.targets ?? [];
  expect(target).toMatchObject({
    status: 'healed',
    search: { way: 'runs', wayReason: 'the option `probe` says never' },
  });
  expect(target?.patches[0]?.diff).toContain('+  if (total >= freeFrom) {');
  expect(run.stderr).toContain('judged by whole runs, since the option `probe` says never');
});
