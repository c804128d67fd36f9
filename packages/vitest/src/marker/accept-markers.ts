import type { Collector } from './vitest-collecting.ts';

type TestFn = (this: unknown, name: unknown, optionsOrFn?: unknown, fn?: unknown) => unknown;

const ACCEPTS: unique symbol = Symbol.for('testheal.accepts-markers');

/**
 * Lets `test(name, heal(t), fn)` through in `collector` and in the suites inside it. A mark is callable, and Vitest
 * refuses two functions, so the collector gets plain options in its place.
 */
export function acceptMarkers(collector: Collector & { [ACCEPTS]?: true }): void {
  if (collector[ACCEPTS] === true) return;
  Object.defineProperty(collector, ACCEPTS, { value: true });
  collector.test = unwrapping(collector.test);
  for (const task of collector.tasks) if (isCollector(task)) acceptMarkers(task);
  // Suites are announced to the enclosing collector by a push: the only moment to reach those still to come.
  const { tasks } = collector;
  Object.defineProperty(tasks, 'push', {
    configurable: true,
    writable: true,
    value: (...added: unknown[]) => {
      for (const task of added) if (isCollector(task)) acceptMarkers(task);
      return Array.prototype.push.apply(tasks, added);
    },
  });
}

function unwrapping(test: Collector['test']): Collector['test'] {
  const original = test.fn as TestFn;
  const fn: TestFn = function (name, optionsOrFn, ...rest) {
    return original.call(this, name, asOptions(optionsOrFn), ...rest);
  };
  const standIn = (...args: unknown[]): unknown => (test as unknown as (...all: unknown[]) => unknown)(...args);
  return Object.defineProperty(Object.setPrototypeOf(standIn, test) as Collector['test'], 'fn', {
    value: fn,
    writable: true,
    configurable: true,
  });
}

function asOptions(value: unknown): unknown {
  return typeof value === 'function' &&
    'meta' in value &&
    typeof value.meta === 'object' &&
    value.meta !== null &&
    'heal' in value.meta
    ? { meta: value.meta }
    : value;
}

function isCollector(task: unknown): task is Collector {
  return (task as { type?: string } | undefined)?.type === 'collector';
}
