import { Stopwatch } from './stopwatch';

test('started again and again while running', () => {
  let time = 0;
  const watch = new Stopwatch(() => time).start();
  for (let i = 0; i < 10; i++) {
    time += 7;
    watch.start();
  }
  expect(watch.elapsed).toBe(70);
});

test('a second start does not spoil the lap', () => {
  let time = 500;
  const watch = new Stopwatch(() => time).start();
  time += 10;
  watch.lap('a');
  watch.start();
  time += 15;
  expect(watch.lap('b').duration).toBe(15);
  expect(watch.summary().fastest).toBe('a');
});

test('pausing twice changes nothing', () => {
  let time = 0;
  const watch = new Stopwatch(() => time).start();
  time = 12;
  watch.pause();
  time = 30;
  watch.pause();
  expect(watch.elapsed).toBe(12);
  expect(watch.running).toBe(false);
});

test('start after a pause, twice', () => {
  let time = 0;
  const watch = new Stopwatch(() => time).start();
  time = 100;
  watch.pause();
  time = 200;
  watch.start();
  time = 203;
  watch.start();
  time = 205;
  expect(watch.pause().elapsed).toBe(105);
});

test('toggles', () => {
  let time = 0;
  const watch = new Stopwatch(() => time);
  for (let i = 0; i < 6; i++) {
    watch.toggle();
    time += 10;
  }
  expect(watch.elapsed).toBe(30);
});

test('can be used again after a reset', () => {
  let time = 0;
  const watch = new Stopwatch(() => time).start();
  time = 50;
  watch.reset().start();
  time = 60;
  expect(watch.elapsed).toBe(10);
  expect(watch.lap()).toEqual({ name: 'Lap 1', duration: 10 });
});
