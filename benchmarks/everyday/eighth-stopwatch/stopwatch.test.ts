import { Stopwatch } from './stopwatch';

function setUp() {
  const clock = { time: 1000 };
  return { clock, watch: new Stopwatch(() => clock.time) };
}

test('measures from the start', () => {
  const { clock, watch } = setUp();
  expect(watch.elapsed).toBe(0);
  watch.start();
  clock.time += 250;
  expect(watch.elapsed).toBe(250);
  expect(watch.running).toBe(true);
});

test('does not count a pause', () => {
  const { clock, watch } = setUp();
  watch.start();
  clock.time += 100;
  watch.pause();
  clock.time += 5000;
  expect(watch.elapsed).toBe(100);
  watch.start();
  clock.time += 20;
  expect(watch.elapsed).toBe(120);
});

test('starting twice changes nothing', () => {
  const { clock, watch } = setUp();
  watch.start();
  clock.time += 40;
  watch.start();
  clock.time += 2;
  expect(watch.elapsed).toBe(42);
  watch.toggle();
  expect(watch.running).toBe(false);
});

test('laps', () => {
  const { clock, watch } = setUp();
  watch.start();
  clock.time += 30;
  expect(watch.lap()).toEqual({ name: 'Lap 1', duration: 30 });
  clock.time += 20;
  expect(watch.lap('second')).toEqual({ name: 'second', duration: 20 });
  expect(watch.summary()).toEqual({
    total: 50,
    laps: [
      { name: 'Lap 1', duration: 30 },
      { name: 'second', duration: 20 },
    ],
    fastest: 'second',
  });
});

test('reset', () => {
  const { clock, watch } = setUp();
  watch.start();
  clock.time += 30;
  watch.lap();
  watch.reset();
  expect(watch.summary()).toEqual({ total: 0, laps: [], fastest: null });
});
