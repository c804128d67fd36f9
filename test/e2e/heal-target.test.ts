import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type Runner } from './support/heal-project.ts';

const PRICE = `export function withTax(net: number, rate: number): number {
  return net - net * rate;
}

export function half(price: number): number {
  return price / 3;
}
`;

function tests(runner: Runner): string {
  return `${testHead(runner)}import { half, withTax } from '../src/price';

test('adds the tax', () => {
  expect(withTax(100, 0.2)).toBe(120);
  expect(withTax(50, 0.1)).toBe(55);
});

heal('../src/price#half')('halves', () => {
  expect(half(10)).toBe(5);
  expect(half(7)).toBe(3.5);
});
`;
}

/** Healing configured in the runner's config, where no bin of ours is in play. */
function configured(runner: Runner): Record<string, string> {
  return runner === 'vitest'
    ? {
        'vitest.config.mjs':
          "import heal from '@testheal/vitest/plugin';\nexport default { plugins: [heal()], test: { include: ['test/**/*.test.*'] } };\n",
      }
    : {
        'jest.config.cjs':
          "module.exports = { reporters: ['default', '@testheal/jest'], testMatch: ['<rootDir>/test/**/*.test.*'] };\n",
      };
}

describe.each(RUNNERS)('--heal-target in %s', (runner) => {
  it('marks the failing tests that have no marker of their own', async () => {
    using project = healProject(runner, { 'src/price.ts': PRICE, 'test/price.test.ts': tests(runner) });

    const run = await project.heal(['--heal-target', 'src/price.ts#withTax']);

    expect(run.report?.unmarked).toEqual([]);
    expect(run.report?.targets.map(({ symbol, status, failing }) => [symbol, status, failing])).toEqual(
      expect.arrayContaining([
        ['withTax', 'healed', ['test/price.test.ts > adds the tax']],
        ['half', 'healed', ['test/price.test.ts > halves']],
      ]),
    );
    expect(run.stderr).toContain(`npx ${runner}-heal --heal-apply --heal-target src/price.ts#withTax`);
  });

  it('is read by the configured plugin or reporter', async () => {
    using project = healProject(runner, {
      ...configured(runner),
      'src/price.ts': PRICE,
      'test/price.test.ts': tests(runner),
    });

    const run =
      runner === 'vitest'
        ? await project.run(['--', '--heal', '--heal-target', 'src/price.ts#withTax'])
        : await project.run(['--heal=1'], { HEAL_TARGET: 'src/price.ts#withTax' });

    expect(run.report?.totals).toMatchObject({ targets: 2, healed: 2 });
  });

  it('tells what is wrong with the target, once for all tests', async () => {
    using project = healProject(runner, { 'src/price.ts': PRICE, 'test/price.test.ts': tests(runner) });

    const run = await project.heal(['--heal-target=src/prize.ts#withTax', '-t', 'tax']);

    expect(run.report?.targets).toMatchObject([
      {
        status: 'skipped',
        reason: 'target-unresolved',
        explanation: "`--heal-target src/prize.ts#withTax`: no such module: did you mean 'src/price.ts'?",
      },
    ]);
    expect(run.exitCode).toBe(1);
  });
});
