import path from 'node:path';
import vm from 'node:vm';
import { isGuardError, type ProbeDriver, type ProbeSession, type Try } from '@testheal/core/worker';
import { expect, vi } from 'vitest';
import { createTestCollector, type CollectedTest } from './collect-tests.ts';
import { liveExports, type StandIns } from './live-exports.ts';
import type { MemoryProject } from './memory-project.ts';
import { createModuleLoader, createTransform, type ModuleLoader } from './module-loader.ts';
import { createTestSession } from './run-test.ts';

export interface ScriptedDriverOptions {
  readonly project: MemoryProject;
  /** Absolute paths. */
  readonly testFile: string;
  readonly targetFile: string;
  /** `own`: the tests live in another realm than the engine, as in Jest; `vi` is not there then. */
  readonly realm: 'same' | 'own';
}

/** What a realm of its own has besides the language. */
const GLOBALS = {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  setImmediate,
  console,
  process,
  AbortController,
};

/** A driver that really compiles and runs a small project in memory, without any runner. */
export function scriptedDriver(options: ScriptedDriverOptions): ProbeDriver {
  const { project, testFile, targetFile, realm } = options;
  const toCommonJs = createTransform();
  const timers = { setTimeout, clearTimeout, setImmediate };

  return {
    async load(text, guard, use, onRealm, shown) {
      const collector = createTestCollector();
      const standIns: StandIns | undefined = shown === 'stand-ins' ? new Map() : undefined;
      const context =
        realm === 'own' ? vm.createContext({ ...GLOBALS, performance: { now: () => performance.now() } }) : undefined;
      const global = (context ? vm.runInContext('globalThis', context) : globalThis) as typeof globalThis;
      onRealm(global);
      const rejections: unknown[] = [];
      const stopWatching = watchRejections(rejections);
      const before = Object.getOwnPropertyDescriptor(global, '__heal');
      Object.defineProperty(global, '__heal', { value: guard, configurable: true, writable: true });
      const loader: ModuleLoader = createModuleLoader(project, {
        overlay: { [targetFile]: text },
        globals: { ...collector.api, expect, ...(context ? {} : { vi }) },
        toCommonJs,
        ...(context && { context }),
        facade: (file, exports) =>
          file === targetFile ? liveExports(exports, () => loader.exportsOf(file), standIns) : exports,
      });
      try {
        loader.load(testFile);
        const tests = collector.tests(path.posix.relative(project.root, testFile));
        if (tests.length === 0) throw new Error(`\`${testFile}\` collects no test`);
        const session = createTestSession((work) => work());
        await use({
          tests: tests.map(({ id }) => id),
          global,
          compile: async (source) => {
            const instantiate = loader.prepare(targetFile, source);
            return async () => instantiate();
          },
          run: (test, timeoutMs, hopeless) =>
            tryTest(() => session.run(tests[test] as CollectedTest), { timeoutMs, hopeless }, rejections, timers),
        } satisfies ProbeSession);
        await session.end();
      } finally {
        stopWatching();
        if (before) Object.defineProperty(global, '__heal', before);
        else Reflect.deleteProperty(global, '__heal');
      }
    },
    hasOpenedSockets: () => false,
    breathe: () => new Promise((resolve) => void timers.setImmediate(resolve)),
  };
}

type Timers = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout' | 'setImmediate'>;

async function tryTest(
  run: () => Promise<readonly unknown[]>,
  { timeoutMs, hopeless }: { readonly timeoutMs: number; readonly hopeless: AbortSignal | undefined },
  rejections: unknown[],
  timers: Timers,
): Promise<Try> {
  rejections.length = 0;
  const started = process.hrtime.bigint();
  const before = expect.getState().assertionCalls;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = timers.setTimeout(() => resolve(undefined), timeoutMs).unref();
    hopeless?.addEventListener('abort', () => resolve(undefined));
  });
  const errors = await Promise.race([run(), late]);
  timers.clearTimeout(timer);
  // A rejection that nobody handles is told after the microtasks.
  await new Promise((resolve) => void timers.setImmediate(resolve));
  if (vi.isFakeTimers()) vi.useRealTimers();
  const durationMs = Number(process.hrtime.bigint() - started) / 1e6;
  if (errors === undefined) return { outcome: 'timeout', durationMs };
  const all = [...errors, ...rejections];
  if (all.length === 0) return { outcome: 'passed', durationMs };
  const assertions = expect.getState().assertionCalls - before;
  const failed = { outcome: 'failed', message: messageOf(all[0]), durationMs, assertions } as const;
  return errors.length === 0 ? { ...failed, stray: true } : failed;
}

function messageOf(thrown: unknown): string {
  try {
    const message = (thrown as { message?: unknown } | null | undefined)?.message;
    return typeof message === 'string' ? message : String(thrown);
  } catch {
    // Anything can be thrown: also what cannot be printed.
    return 'an unprintable value was thrown';
  }
}

/** Takes the place of whatever listens: a candidate's rejection is a verdict, not the end of the process. */
function watchRejections(rejections: unknown[]): () => void {
  const others = process.listeners('unhandledRejection');
  const listener = (reason: unknown): void => {
    if (!isGuardError(reason)) rejections.push(reason);
  };
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', listener);
  return () => {
    process.off('unhandledRejection', listener);
    for (const other of others) process.on('unhandledRejection', other);
  };
}
