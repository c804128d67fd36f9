import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

const TARGET = `const RATE = 1 + 2
export function tax(n: number): number { return n * RATE }
export const taxes = { tax };
`;
const TESTS = [['doubles', 'got 6, not 4'], 'zero'] as const;
const SITES = [
  { find: '1 + 2', names: [], hits: [1, 1], first: { values: [], value: 3 } },
  { find: 'n * RATE', names: ['n'], hits: [1, 1], first: { values: [2], value: 6 } },
] as const;
const EDITS = {
  right: [['RATE }', '2 }']],
  wrong: [
    ['RATE }', '1 }'],
    ['n * RATE', 'n + 9'],
  ],
} as const;

/** The lab knows what it will be asked to record before it calibrates: one copy of the target may serve both. */
export const sitesAhead: readonly ProbeScenario[] = [
  fixture({
    name: 'sites that are told ahead',
    sitesAhead: true,
    target: TARGET,
    test: `import { tax } from '../src/target';
test('doubles', () => equal(tax(2), 4));
test('zero', () => equal(tax(0), 0));
`,
    tests: TESTS,
    sites: SITES,
    ...EDITS,
  }),
  fixture({
    name: 'sites that are told ahead, of functions that the test file took',
    sitesAhead: true,
    ways: ['reload'],
    target: TARGET,
    test: `import * as target from '../src/target';
const { tax } = target.taxes;
test('doubles', () => equal(tax(2), 4));
test('zero', () => equal(tax(0), 0));
`,
    tests: TESTS,
    sites: SITES,
    ...EDITS,
  }),
  fixture({
    name: 'sites that are told ahead, in code that a test reads',
    sitesAhead: true,
    target: TARGET,
    test: `import { tax } from '../src/target';
test('doubles', () => equal(tax(2), 4));
test('reads', () => equal(String(tax).includes('before('), false));
`,
    tests: [TESTS[0], 'reads'],
    sites: [
      { ...SITES[0], hits: [1, 1] },
      { ...SITES[1], hits: [1, 0] },
    ],
    ...EDITS,
  }),
];
