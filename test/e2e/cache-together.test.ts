import path from 'node:path';
import { expect, it } from 'vitest';
import { healProject } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

const BINS = path.resolve(import.meta.dirname, '..', 'node_modules', '.bin');

it('runs at the same time share the cache: each heals, and what they keep is whole', async () => {
  using project = healProject('vitest', boundaryProject('vitest'));
  const heal = (): ReturnType<typeof project.command> => project.command(path.join(BINS, 'vitest-heal'), []);
  const command = (...args: string[]): ReturnType<typeof project.command> =>
    project.command(path.join(BINS, 'heal'), ['cache', ...args]);

  const cold = await Promise.all([heal(), heal(), heal()]);
  const kept = await command('stats', '--json');
  const [warm, other, pruned] = await Promise.all([heal(), heal(), command('prune', '--max-age', '30d')]);
  const stats = await command('stats', '--json');

  for (const run of [...cold, warm, other]) expect(run.stderr).toContain('1 of 1 target healed');
  for (const run of [warm, other]) expect(run.stderr).toContain('from the cache');
  expect([pruned.exitCode, pruned.stderr]).toEqual([0, '']);
  for (const { stdout } of [kept, stats])
    expect(JSON.parse(stdout)).toMatchObject({
      repairs: [{ target: 'src/shipping.ts#shippingCost' }],
      unusable: 0,
    });
});
