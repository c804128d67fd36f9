import { computed, effect, signal } from './signals';

test('a signal', () => {
  const count = signal(1);
  count.set(2);
  expect(count.get()).toBe(2);
});

test('computes only when needed', () => {
  let runs = 0;
  const price = signal(10);
  const gross = computed(() => {
    runs++;
    return price.get() * 2;
  });
  expect(runs).toBe(0);
  expect([gross.get(), gross.get(), runs]).toEqual([20, 20, 1]);
  price.set(11);
  expect([gross.get(), runs]).toEqual([22, 2]);
});

test('an effect follows a signal', () => {
  const log: string[] = [];
  const name = signal('Ann');
  effect(() => log.push(name.get()));
  name.set('Bob');
  name.set('Bob');
  expect(log).toEqual(['Ann', 'Bob']);
});

test('an effect follows a computed value', () => {
  const log: number[] = [];
  const count = signal(1);
  const double = computed(() => count.get() * 2);
  effect(() => log.push(double.get()));
  count.set(2);
  expect(log).toEqual([2, 4]);
});

test('an effect follows all that it reads', () => {
  const log: string[] = [];
  const total = signal(100);
  const currency = signal('EUR');
  const net = computed(() => total.get() / 2);
  effect(() => log.push(`${net.get()} ${currency.get()}`));
  currency.set('USD');
  total.set(80);
  expect(log).toEqual(['50 EUR', '50 USD', '40 USD']);
});

test('ends an effect', () => {
  const log: number[] = [];
  const count = signal(1);
  const stop = effect(() => log.push(count.get()));
  stop();
  count.set(2);
  expect(log).toEqual([1]);
});
