import type { Config, TestResult } from '@jest/reporters';

import { seat } from './seat.cts';
import type { JestEnvironment, JestExpect } from './seat.cts';

type TestRunner = (
  globalConfig: Config.GlobalConfig,
  config: Config.ProjectConfig,
  environment: JestEnvironment,
  runtime: { enterTestCode?(): void; unstable_shouldLoadAsEsm(file: string): boolean },
  testPath: string,
) => Promise<TestResult>;

/**
 * Jest's `testRunner` in a host: the user's jest-circus, whose events the seat's visitor sees. The user's environment,
 * also one of a docblock, stays: its handler is extended on the instance, which jest-circus binds later.
 */
const healTestRunner: TestRunner = async (globalConfig, config, environment, runtime, testPath) => {
  const taken = seat();
  if (taken === undefined) throw new Error('the test runner of @testheal/jest is only for its own host process');
  const { visitor } = taken;
  visitor?.onLoad((file) => runtime.unstable_shouldLoadAsEsm(file));
  let expect: JestExpect | undefined;
  const theirs = environment.handleTestEvent;
  environment.handleTestEvent = async (event, state) => {
    // Not awaited first: `error` and `error_handled` are told synchronously.
    const isSync = event.name.startsWith('error');
    if (isSync) void visitor?.onEvent(event, state);
    await theirs?.call(environment, event, state);
    expect ??= event.runtimeGlobals?.expect;
    if (event.name === 'run_start' && expect !== undefined) keepSnapshotsInMemory(expect);
    if (visitor === undefined) return;
    if (event.name === 'run_start') runtime.enterTestCode?.();
    if (!isSync) await visitor.onEvent(event, state);
  };
  // Without the last argument, progress messages: they would go through the channel of the host.
  const loaded = require(taken.testRunnerPath(config)) as TestRunner & { default?: TestRunner };
  return (loaded.default ?? loaded)(globalConfig, config, environment, runtime, testPath);
};

/** A snapshot that does not exist yet is made, as in the user's run, but not written. */
function keepSnapshotsInMemory(expect: JestExpect): void {
  const { snapshotState } = expect.getState();
  if (snapshotState !== undefined) snapshotState.save = () => ({ deleted: false, saved: false });
}

export default healTestRunner;
