import type { FileTask, TestTask } from '../runner-types.ts';

export interface StandInTest {
  readonly task: TestTask;
  /** From now on the stand-in is that test to everybody; `undefined`: it is itself. */
  actFor(test: TestTask | undefined): void;
}

/**
 * A test that is started last and never runs. Vitest takes the test that was started last for the current one, for
 * `expect.soft`, snapshots and `onTestFinished`, and a probe starts them all before it runs one after the other.
 */
export function createStandInTest(file: FileTask): StandInTest {
  const own = {
    id: 'testheal-stand-in',
    type: 'test' as const,
    name: 'testheal',
    fullName: 'testheal',
    fullTestName: 'testheal',
    file,
    suite: undefined,
    mode: 'run',
    concurrent: true,
    timeout: 0,
    retry: 0,
    repeats: 0,
    meta: {},
    annotations: [],
    artifacts: [],
    tags: [],
    context: {},
  };
  let acted: TestTask | undefined;
  const current = (): object => acted ?? own;
  const task = new Proxy(own, {
    get: (_, key) => Reflect.get(current(), key) as unknown,
    set: (_, key, value) => Reflect.set(current(), key, value),
    has: (_, key) => Reflect.has(current(), key),
    deleteProperty: (_, key) => Reflect.deleteProperty(current(), key),
  }) as unknown as TestTask;
  return {
    task,
    actFor(test) {
      acted = test;
    },
  };
}
