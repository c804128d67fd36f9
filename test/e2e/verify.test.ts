import { expect, it } from 'vitest';
import { healProject, RUNNERS } from './support/heal-project.ts';
import { boundaryProject, SHIPPING } from './support/shop.ts';

/** Refuses what the search likes best, and says what it was told. */
const CONFIG = `import type { HealConfig } from '@testheal/RUNNER';

export default {
  async verify({ file, symbol, source, diff, tests }) {
    if (!source.includes('total >= freeFrom')) return true;
    const passed = tests.filter((test) => test.file === 'test/shipping.test.ts' && test.status === 'passed');
    throw new Error([file, symbol, passed.length, diff.split('\\n').length > 5].join(' '));
  },
} satisfies HealConfig;
`;

it.each(RUNNERS)(
  'a patch that `verify` of a heal.config does not accept is left out with the reason in %s, and the next one is proposed',
  async (runner) => {
    const files = { ...boundaryProject(runner), 'heal.config.ts': CONFIG.replace('RUNNER', runner) };
    using project = healProject(runner, files);
    const before = project.snapshot();

    const run = await project.heal();

    const [target] = run.report?.targets ?? [];
    expect({ status: target?.status, written: project.snapshot() }, run.stderr).toEqual({
      status: 'healed',
      written: before,
    });
    expect(target?.patches[0]?.healedSource).not.toBe(SHIPPING);
    expect(target?.patches.filter(({ healedSource }) => healedSource.includes('total >= freeFrom'))).toEqual([]);
    const refusal =
      'src/shipping.ts#shippingCost: a patch was left out, `verify` threw: src/shipping.ts shippingCost 4 true: +  if (total >= freeFrom) {';
    expect(run.report?.notices).toContain(refusal);
    expect(run.stderr.replaceAll(/\s+/g, ' ')).toContain(refusal.replaceAll(/\s+/g, ' '));
  },
);
