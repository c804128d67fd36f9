import { computed, effect, signal } from './signals';

test('a signal read after a computed value', () => {
  const log: number[] = [];
  const a = signal(1);
  const b = signal(10);
  const double = computed(() => a.get() * 2);
  effect(() => log.push(double.get() + b.get()));
  b.set(20);
  a.set(2);
  b.set(30);
  expect(log).toEqual([12, 22, 24, 34]);
});

test('a computed value of a computed value and a signal', () => {
  const a = signal(1);
  const b = signal(10);
  const double = computed(() => a.get() * 2);
  const sum = computed(() => double.get() + b.get());
  expect(sum.get()).toBe(12);
  b.set(20);
  expect(sum.get()).toBe(22);
  a.set(5);
  expect(sum.get()).toBe(30);
  b.set(0);
  expect(sum.get()).toBe(10);
});

test('three levels', () => {
  const [a, b, c] = [signal(1), signal(2), signal(3)];
  const first = computed(() => a.get());
  const second = computed(() => first.get() + b.get());
  const third = computed(() => second.get() + c.get());
  const log: number[] = [];
  effect(() => log.push(third.get()));
  c.set(4);
  b.set(3);
  a.set(2);
  expect(log).toEqual([6, 7, 8, 9]);
});

test('two computed values', () => {
  const [a, b] = [signal(1), signal(1)];
  const first = computed(() => a.get() * 10);
  const second = computed(() => b.get() * 100);
  const log: number[] = [];
  effect(() => log.push(first.get() + second.get()));
  b.set(2);
  a.set(2);
  expect(log).toEqual([110, 210, 220]);
});

test('an effect inside an effect', () => {
  const [a, b] = [signal(1), signal(1)];
  const log: string[] = [];
  effect(() => {
    effect(() => {
      a.get();
    });
    log.push(`outer ${b.get()}`);
  });
  b.set(2);
  expect(log).toEqual(['outer 1', 'outer 2']);
});

test('goes on after a computed value that throws', () => {
  const broken = computed((): number => {
    throw new Error('no value');
  });
  const b = signal(1);
  const log: number[] = [];
  effect(() => {
    try {
      broken.get();
    } catch {
      // Only what comes afterwards matters here.
    }
    log.push(b.get());
  });
  b.set(2);
  expect(log).toEqual([1, 2]);
});

test('reading outside does not count', () => {
  const [a, b] = [signal(1), signal(1)];
  const double = computed(() => a.get() * 2);
  const log: number[] = [];
  effect(() => log.push(double.get()));
  expect(b.get()).toBe(1);
  b.set(2);
  expect(log).toEqual([2]);
});

test('after an effect that throws', () => {
  const [a, b] = [signal(1), signal(1)];
  let runs = 0;
  expect(() =>
    effect(() => {
      runs++;
      a.get();
      throw new Error('failed');
    }),
  ).toThrow('failed');
  b.get();
  b.set(2);
  expect(runs).toBe(1);
});

test('forgets what is no longer read', () => {
  const [wide, a, b] = [signal(true), signal(1), signal(2)];
  const chosen = computed(() => (wide.get() ? a.get() : 0));
  const log: number[] = [];
  effect(() => log.push(chosen.get() + b.get()));
  wide.set(false);
  a.set(5);
  b.set(3);
  expect(log).toEqual([3, 2, 3]);
});

test('ends an effect that reads both', () => {
  const [a, b] = [signal(1), signal(1)];
  const double = computed(() => a.get() * 2);
  const log: number[] = [];
  const stop = effect(() => log.push(double.get() + b.get()));
  b.set(2);
  stop();
  a.set(2);
  b.set(3);
  expect(log).toEqual([3, 4]);
});
