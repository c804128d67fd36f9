import { fixture } from './fixture.ts';
import type { ProbeScenario, ScenarioCandidate } from './probe-scenario.ts';

const TARGET = `export function low(n: number): number { return n < 0 ? 1 : n }
export function high(n: number): number { return n > 3 ? 9 : n }
`;

/** How far a test comes that fails anyway. Whatever throws may end it: assertions that pass are counted. */
export const assertions: readonly ProbeScenario[] = [
  fixture({
    name: 'a test that comes farther by half of the repair',
    target: TARGET,
    test: `import { high, low } from '../src/target';
test('both', () => {
  expect(low(4)).toBe(4);
  equal(low(-5), 0);
  expect(high(1)).toBe(1);
  equal(high(12), 2);
});
test('below', () => equal(low(-1) < 0, false));
`,
    tests: [['both', 'got 1, not 0'], 'below'],
    more: [
      of('first half', [['? 1', '? 0']], 'fails later'),
      of('second half', [['? 9', '? 2']], 'fails'),
      of('less than before', [['n < 0 ? 1 : n', 'n + 1']], 'fails'),
      of(
        'both',
        [
          ['? 1', '? 0'],
          ['? 9', '? 2'],
        ],
        'plausible',
      ),
      of('first half again', [['n < 0 ? 1', 'n < 0 ? 0']], 'fails later'),
    ],
    rebases: [
      {
        replace: [['? 1', '? 0']],
        passing: ['below'],
        candidates: [
          of('no farther than the ground', [['n < 0 ? 0 : n', 'n > 0 ? n : 0']], 'fails'),
          of('second half', [['? 9', '? 2']], 'plausible'),
        ],
      },
      {
        replace: [
          ['? 1', '? 0'],
          ['? 9', '? 2'],
        ],
        passing: ['both', 'below'],
        candidates: [],
      },
      {
        replace: [['? 9', '? 8']],
        passing: ['below'],
        candidates: [
          of('first half, after a ground where the test passed', [['n < 0 ? 1 : n', 'n > 0 ? n : 0']], 'fails later'),
        ],
      },
    ],
  }),
];

function of(
  name: string,
  replace: ScenarioCandidate['replace'],
  expected: ScenarioCandidate['expected'],
): ScenarioCandidate {
  return { name, replace, expected };
}
