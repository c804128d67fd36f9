import { createScrollSpy } from './scroll-spy';

function recorder() {
  const listeners: [string, () => void][] = [];
  return {
    scrollTop: 0,
    listeners,
    addEventListener: (type: string, listener: () => void) => void listeners.push([type, listener]),
    removeEventListener: (type: string, listener: () => void) => {
      const at = listeners.findIndex(([t, l]) => t === type && l === listener);
      if (at !== -1) listeners.splice(at, 1);
    },
  };
}

test('all listeners are gone after a stop', () => {
  const page = recorder();
  const spy = createScrollSpy(
    page,
    () => [],
    () => undefined,
  );
  expect(page.listeners.map(([type]) => type).toSorted()).toEqual(['resize', 'scroll']);
  spy.stop();
  expect(page.listeners).toEqual([]);
  expect(() => spy.stop()).not.toThrow();
});

test('only its own listeners', () => {
  const page = recorder();
  const first = createScrollSpy(
    page,
    () => [],
    () => undefined,
  );
  createScrollSpy(
    page,
    () => [],
    () => undefined,
  );
  first.stop();
  expect(page.listeners.map(([type]) => type).toSorted()).toEqual(['resize', 'scroll']);
});

test('goes on telling after it is running', () => {
  const page = recorder();
  const told: unknown[] = [];
  createScrollSpy(
    page,
    () => [{ id: 'a', top: 10 }],
    (id) => told.push(id),
  );
  for (const scrollTop of [10, 5]) {
    page.scrollTop = scrollTop;
    for (const [, listener] of page.listeners) listener();
  }
  expect(told).toEqual(['a', undefined]);
});
