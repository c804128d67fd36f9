import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealedRun, type Runner } from './support/heal-project.ts';
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

    expect(run.exitCode).toBe(1);
    expect(ours(run).length).toBeLessThanOrEqual(1);
  });

  it.each([
    { trouble: 'throws', code: "throw new Error('no set-up today');" },
    { trouble: 'ends the process', code: 'process.exit(7);' },
  ])('is told, and costs the run nothing, when its set-up $trouble in our process only', async ({ code }) => {
    using project = healProject(runner, { ...boundaryProject(runner), ...setUpWith(runner, code) });

    const run = await project.heal();
    const plain = await project.run();

    expect(run.exitCode).toBe(plain.exitCode);
    const told = run.report?.targets.map(({ status }) => status) ?? ours(run);
    expect(told).toHaveLength(1);
    expect(told).not.toContain('healed');
  });
});

/** A config file that runs `code` where our host process loads it, and does nothing in the user's own run. */
function setUpWith(runner: Runner, code: string): Record<string, string> {
  const only = `if (process.env.TESTHEAL_SCRATCH) { ${code} }`;
  if (runner === 'vitest')
    return { 'vitest.config.mjs': `${only}\nexport default { test: { include: ['test/**/*.test.*'] } };\n` };
  const presets = "[['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript']";
  return { 'babel.config.cjs': `${only}\nmodule.exports = { presets: ${presets} };\n` };
}

function ours(run: HealedRun): string[] {
  return (run.stdout + run.stderr).split('\n').filter((line) => line.startsWith('heal: '));
}
