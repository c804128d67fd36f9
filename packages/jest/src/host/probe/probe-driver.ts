import type { Instantiate, ProbeDriver, ProbeSession, ProbeTask, ShownFunctions } from '@testheal/core/worker';

import { slashed } from '../../shared/slashed.ts';
import { makeTestIds } from '../../shared/to-results.ts';
import { skipAll, testsOf, titlePathOf } from '../circus-tests.ts';
import type { CircusState, JestExpect, RuntimeParts, Visitor } from '../seat.cts';
import type { TestFiles } from '../test-files.ts';
import type { SocketWatch } from '../watch-sockets.ts';
import { createExecutor } from './executor.ts';
import type { Executor } from './executor.ts';
import { deferMessages } from './defer-messages.ts';
import { isNative } from './module-record.ts';
import { createNativeModule } from './native-module.ts';
import type { NativeModule } from './native-module.ts';
import { readText } from './read-text.ts';
import { createTargetModule } from './target-module.ts';
import type { TargetModule } from './target-module.ts';

// Taken before any test file is loaded.
const { setImmediate } = globalThis;

type Task = Readonly<Pick<ProbeTask, 'target' | 'testFile' | 'overlay'>> & { readonly project?: string };
interface Visited {
  readonly guard: object;
  readonly use: (session: ProbeSession) => Promise<void>;
  readonly onRealm: (realm: typeof globalThis) => void;
  readonly shown: ShownFunctions | undefined;
}

/** The probe's hands in Jest: this process is host and test worker in one, and the engine sits outside of the tests' realm. */
export function createProbeDriver(files: TestFiles, task: Task, sockets: Pick<SocketWatch, 'opened'>): ProbeDriver {
  return {
    async load(text, guard, use, onRealm, shown) {
      const visit = new Visit(files, task, { guard, use, onRealm, shown });
      const outcome = await files.run(
        { path: task.testFile, ...(task.project === undefined ? {} : { project: task.project }) },
        { overlay: { ...task.overlay, [task.target.file]: text }, visitor: visit },
      );
      if (visit.failure !== undefined) throw visit.failure.error;
      if (outcome.status === 'broken') throw new Error(outcome.message);
      if (!visit.used) throw new Error(outcome.result.testExecError?.message ?? 'the test file has no test');
    },
    hasOpenedSockets: () => sockets.opened(),
    readText,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

/** One run of the test file: from its realm being made until the session has been used. */
class Visit implements Visitor {
  used = false;
  failure: { readonly error: unknown } | undefined;
  readonly #files: TestFiles;
  readonly #task: Task;
  readonly #visited: Visited;
  readonly #module: TargetModule;
  readonly #native: NativeModule;
  #isEsm = false;
  #parts: RuntimeParts | undefined;
  #expect: JestExpect | undefined;
  #executor: Executor | undefined;

  constructor(files: TestFiles, task: Task, visited: Visited) {
    this.#files = files;
    this.#task = task;
    this.#visited = visited;
    this.#module = createTargetModule(visited.shown);
    this.#native = createNativeModule(visited.shown);
  }

  onRuntime(parts: RuntimeParts): void {
    this.#parts = parts;
    Object.assign(parts.environment.global, { __heal: this.#visited.guard });
    this.#visited.onRealm(parts.environment.global);
    this.#module.install(parts.environment.global);
    this.#native.install(parts.environment.global);
  }

  onLoad(isEsm: (file: string) => boolean): void {
    this.#isEsm = isEsm(this.#task.target.file);
  }

  wrapCode(file: string, code: string, isModule: boolean): string {
    if (slashed(file) !== this.#task.target.file) return code;
    if (isModule) return this.#visited.shown === 'loaded' ? code : this.#native.wrap(code);
    // As such Jest also asks for what it is about to load as a module, to see whether it has the syntax of one.
    return isNative(code) ? code : this.#module.wrap(code);
  }

  async onEvent(
    event: {
      readonly name: string;
      readonly error?: unknown;
      readonly promise?: object;
      readonly runtimeGlobals?: { readonly expect: JestExpect };
    },
    state: CircusState,
  ): Promise<void> {
    if (event.name === 'setup') this.#expect = event.runtimeGlobals?.expect;
    else if (event.name === 'error') this.#executor?.fail(event.error, event.promise);
    else if (event.name === 'error_handled' && event.promise) this.#executor?.forgive(event.promise);
    else if (event.name === 'run_start') await this.#runSession(state);
  }

  async #runSession(state: CircusState): Promise<void> {
    const tests = testsOf(state.rootDescribeBlock);
    try {
      if (tests.length > 0) await this.#work(state, tests);
    } catch (error) {
      this.failure = { error };
    } finally {
      skipAll(state.rootDescribeBlock);
      state.unhandledErrors.length = 0;
    }
  }

  async #work(state: CircusState, tests: ReturnType<typeof testsOf>): Promise<void> {
    const { environment } = this.#parts as RuntimeParts;
    const executor = createExecutor({
      root: state.rootDescribeBlock,
      tests,
      environment,
      expect: this.#expect as JestExpect,
    });
    this.#executor = executor;
    this.used = true;
    forbidExit(environment.global, (error) => executor.fail(error));
    this.#module.settle();
    this.#native.settle();
    await executor.open();
    deferMessages(environment.global);
    const { testFile, project } = this.#task;
    const file = { path: testFile, root: this.#files.root, ...(project === undefined ? {} : { project }) };
    try {
      await this.#visited.use({
        tests: makeTestIds(
          tests.map((test) => titlePathOf(test)),
          file,
        ),
        global: environment.global,
        compile: (text) => this.#compile(text),
        run: (test, timeoutMs, hopeless) => executor.run(test, timeoutMs, hopeless),
      });
    } finally {
      await executor.close();
    }
  }

  async #compile(text: string): Promise<Instantiate> {
    const { transform, transformModule } = this.#parts as RuntimeParts;
    const { file } = this.#task.target;
    if (this.#isEsm) return await this.#native.replaceCode(await transformModule(file, text));
    const instantiate = this.#module.replaceCode(transform(file, text));
    return async () => instantiate();
  }
}

/** `process.exit` in a candidate would end the search with it; in a try it is a failure. */
function forbidExit(global: typeof globalThis, fail: (error: Error) => void): void {
  const { process } = global;
  if (typeof process?.exit !== 'function') return;
  process.exit = (code) => {
    const error = new Error(`process.exit called with "${String(code)}"`);
    fail(error);
    throw error;
  };
}
