import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

describe.each(RUNNERS)('an internal trouble of ours in %s', (runner) => {
  it('is one line when `.heal` cannot be written, and the patch is still shown', async () => {
    using project = healProject(runner, { ...boundaryProject(runner), '.heal': 'a file, not a folder' });

    const run = await project.heal();

    const output = run.stdout + run.stderr;
    expect(run.exitCode).toBe(1);
    expect(output).toContain('+  if (total >= freeFrom) {');
    expect(output.split('\n').filter((line) => line.includes('.heal') && /could not|cannot/i.test(line))).toHaveLength(
      1,
    );
  });

  it('is one line when the options are wrong', async () => {
    using project = healProject(runner, boundaryProject(runner));

    const run = await project.heal(['--heal-timout', '3']);

    expect(run.stdout + run.stderr).toContain('--heal-timeout');
    expect(run.report).toBeUndefined();
  });

  it('survives a test that talks garbage on the process channel', async () => {
    using project = healProject(runner, {
      ...boundaryProject(runner),
      'test/garbage.test.ts': `${testHead(runner)}import { shippingCost } from '../src/shipping';
heal('../src/shipping#shippingCost')('talks', () => {
  process.send?.({ id: 1, item: 'garbage' });
  process.send?.('garbage');
  expect(shippingCost(5000)).toBe(0);
});
`,
    });

    const run = await project.heal();

    const ours = (run.stdout + run.stderr).split('\n').filter((line) => line.startsWith('heal: '));
    expect(run.exitCode).toBe(1);
    expect(ours.length).toBeLessThanOrEqual(1);
  });
});
