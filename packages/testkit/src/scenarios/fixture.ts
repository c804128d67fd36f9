import type { ProbeScenario, ScenarioCandidate, ScenarioTest } from './probe-scenario.ts';

interface Fixture extends Omit<Partial<ProbeScenario>, 'files' | 'tests'> {
  readonly name: string;
  /** Source of the target module. */
  readonly target: string;
  /** @default 'src/target.ts' */
  readonly targetFile?: string;
  /** Source of the test file, below imports of `equal`; the target is imported by it. */
  readonly test: string;
  readonly others?: Readonly<Record<string, string>>;
  /** Titles, in the file's order; with the message when it fails. */
  readonly tests: readonly (string | readonly [title: string, message: string])[];
  /** Edits: the right one and wrong ones, each as `find → text`. */
  readonly right?: readonly Replacement[];
  readonly wrong?: readonly Replacement[];
  readonly more?: readonly ScenarioCandidate[];
}

type Replacement = readonly [find: string, text: string];

/** A scenario with a fault in `src/target.ts`; messages are the project's own, so that every runner tells the same. */
export function fixture({
  target,
  test,
  others = {},
  tests,
  right = [],
  wrong = [],
  more = [],
  ...rest
}: Fixture): ProbeScenario {
  const targetFile = rest.targetFile ?? 'src/target.ts';
  const testFile = rest.testFile ?? 'test/target.test.ts';
  return {
    ways: ['in-place'],
    ...rest,
    targetFile,
    testFile,
    files: {
      [targetFile]: target,
      [testFile]: `import { equal } from './equal';\n${test}`,
      'test/equal.ts': EQUAL,
      ...others,
    },
    tests: tests.map((each): ScenarioTest =>
      typeof each === 'string' ? { title: each } : { title: each[0], message: each[1] },
    ),
    // A wrong one first: what it leaves behind must not matter.
    candidates: [
      ...wrong.slice(0, 1).map((replacement) => candidate('wrong 1', replacement, 'fails')),
      ...right.map((replacement, n) => candidate(`right ${n + 1}`, replacement, 'plausible')),
      ...wrong.slice(1).map((replacement, n) => candidate(`wrong ${n + 2}`, replacement, 'fails')),
      ...more,
    ],
  };
}

function candidate(name: string, replacement: Replacement, expected: ScenarioCandidate['expected']): ScenarioCandidate {
  return { name, replace: [replacement], expected };
}

const EQUAL = `export function equal(actual: unknown, expected: unknown): void {
  const [one, other] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (one !== other) throw new Error('got ' + one + ', not ' + other);
}
`;
