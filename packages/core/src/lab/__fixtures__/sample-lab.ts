import vm from 'node:vm';
import type { Candidate } from '../../model/candidate.ts';
import type { ProbeTask } from '../../model/probe.ts';
import type { TestId } from '../../model/test-id.ts';
import type { ProbeDriver, Try } from '../../ports/probe-driver.ts';
import type { JudgePlan } from '../../ports/probe-lab.ts';

/** The text that the lab is made over, and that candidates edit. */
export const SOURCE = 'f = (n) => n + 1';
export const PLAN: JudgePlan = { order: [0, 1], maxSteps: () => 1_000, maxCandidatesMs: 1_000 };

export type Test = (f: (n: number) => number) => void;

export function equals(n: number, expected: number): Test {
  return (f) => {
    if (f(n) !== expected) throw new Error(`got ${f(n)}`);
  };
}

/** The guard fails too, so that it is left out. */
export const TESTS: readonly Test[] = [equals(1, 3), equals(0, 0)];
/** The guard passes. */
export const HOLDING: readonly [Test, Test] = [equals(1, 3), equals(0, 1)];
export const TASK: ProbeTask = taskOf(['got 2', undefined]);

/** Compiles a script that sets `f` of a realm; refuses texts with `REFUSED` in them. */
export function driverOf(tests: readonly Test[], refuses: RegExp = /REFUSED/): ProbeDriver {
  const realm = vm.createContext({});
  const compile = (text: string): (() => Promise<void>) => {
    if (refuses.test(text)) throw new SyntaxError('refused');
    const script = new vm.Script(text);
    return async () => void script.runInContext(realm);
  };
  return {
    async load(text, guard, use) {
      realm['__heal'] = guard;
      await compile(text)();
      await use({
        tests: tests.map((_, index) => idOf(index)),
        global: vm.runInContext('globalThis', realm) as typeof globalThis,
        compile: async (source) => compile(source),
        run: async (test) => tried(() => tests[test]?.((n) => (realm['f'] as (n: number) => number)(n))),
      });
    },
    hasOpenedSockets: () => false,
    breathe: async () => {},
  };
}

export function taskOf(messages: readonly (string | undefined)[]): ProbeTask {
  return {
    target: { file: '/a.js', source: SOURCE, regions: [] },
    testFile: '/a.test.js',
    tests: messages.map((message, index) => {
      return message === undefined ? { id: idOf(index), role: 'guard' } : { id: idOf(index), role: 'target', message };
    }),
    overlay: {},
    limits: { maxCandidates: 10, timeoutMs: 1_000, slack: 1, maxAfterFirst: 1 },
    seed: 1,
    journal: {},
    announce: false,
    allowSockets: false,
  };
}

export function replaced(find: string, text: string): Candidate {
  const start = SOURCE.indexOf(find);
  return { key: text, edits: [{ start, end: start + find.length, text }], operator: 'test', cost: 1 };
}

function tried(run: () => void): Try {
  try {
    run();
    return { outcome: 'passed', durationMs: 1 };
  } catch (error) {
    return { outcome: 'failed', message: (error as Error).message, durationMs: 1 };
  }
}

function idOf(index: number): TestId {
  return { file: 'a.test.js', titlePath: [`test ${index}`], occurrence: 0 };
}
