import { fixture } from './fixture.ts';
import type { ProbeScenario, ScenarioCandidate } from './probe-scenario.ts';

const TARGET = `const RATE = 3
export function low(n: number): number { return n < 0 ? 1 : n }
export function high(n: number): number { return n > RATE ? 9 : n }
`;

/** Candidates that are judged over another text than the user's. */
export const rebases: readonly ProbeScenario[] = [
  fixture({
    name: 'a second edit over a first',
    target: TARGET,
    test: `import { high, low } from '../src/target';
test('low', () => equal(low(-5), 0));
test('high', () => equal(high(12), 2));
test('between', () => equal([low(1), high(1)], [1, 1]));
`,
    tests: [['low', 'got 1, not 0'], ['high', 'got 9, not 2'], 'between'],
    wrong: [['? 1', '? 0']],
    rebases: [
      {
        replace: [['? 1', '? 0']],
        passing: ['low', 'between'],
        candidates: [verdict('second', ['? 9', '? 2'], 'plausible'), verdict('worse', ['? 0', '? 1'], 'fails')],
      },
      {
        // A longer text in front moves all that comes after it; what a module constant holds is new in every instance.
        replace: [['RATE = 3', 'RATE = 300 - 290']],
        passing: ['between'],
        candidates: [
          verdict('the user’s own again', ['300 - 290', '3'], 'fails'),
          {
            name: 'both',
            replace: [
              ['? 1', '? 0'],
              ['? 9', '? 2'],
            ],
            expected: 'plausible',
          },
        ],
      },
      { replace: [['? 1', '? )']], passing: 'refused', candidates: [verdict('there still', ['290', '3'], 'fails')] },
      { replace: [], passing: ['between'], candidates: [verdict('first', ['? 1', '? 0'], 'fails')] },
    ],
  }),
  fixture({
    name: 'a second edit where the test holds on to a function',
    ways: ['reload', 'reload-each'],
    target: `export function half(n: number): number { if (n > 9) return 8; return n * 2 }\nexport const all = { half }\n`,
    test: `import * as target from '../src/target';
const { half } = target.all;
test('small', () => equal(half(4), 2));
test('large', () => equal(half(10), 9));
`,
    tests: [
      ['small', 'got 8, not 2'],
      ['large', 'got 8, not 9'],
    ],
    wrong: [['n * 2', 'n / 2']],
    rebases: [
      {
        replace: [['n * 2', 'n / 2']],
        passing: ['small'],
        candidates: [verdict('second', ['return 8', 'return 9'], 'plausible'), verdict('worse', ['8', '7'], 'fails')],
      },
    ],
  }),
  fixture({
    name: 'a first edit that hangs',
    target: `export function count(n: number): number { let i = 0; while (i < n) i += 2; return i }\n`,
    test: `import { count } from '../src/target';
test('odd', () => equal(count(3), 3));
test('none', () => equal(count(0), 0));
`,
    tests: [['odd', 'got 4, not 3'], 'none'],
    right: [['+= 2', '+= 1']],
    rebases: [
      {
        replace: [['+= 2', '+= 0']],
        passing: ['none'],
        candidates: [verdict('mended', ['+= 0', '+= 1'], 'plausible'), verdict('as bad', ['+= 0', '-= 1'], 'timeout')],
      },
    ],
  }),
];

function verdict(
  name: string,
  replacement: readonly [string, string],
  expected: ScenarioCandidate['expected'],
): ScenarioCandidate {
  return { name, replace: [replacement], expected };
}
