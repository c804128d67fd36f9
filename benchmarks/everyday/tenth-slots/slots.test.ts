import { Alarm, WindowCounter } from './slots';

function setup(slots = 4, start = 0) {
  const clock = { time: start };
  const counter = new WindowCounter({ slotMs: 10, slots, now: () => clock.time });
  return { clock, counter };
}

test('counts', () => {
  const { counter } = setup();
  counter.record();
  counter.record(true);
  expect(counter.totals()).toEqual({ requests: 2, errors: 1 });
  expect(counter.errorRate()).toBe(0.5);
  expect(counter.errorRate(3)).toBe(0);
  expect(() => setup(0)).toThrow(RangeError);
});

test('old slots drop out one by one', () => {
  const { clock, counter } = setup();
  for (clock.time = 0; clock.time < 60; clock.time += 10) {
    for (let i = 0; i <= clock.time; i += 10) counter.record();
  }
  clock.time = 50;
  expect(counter.history()).toEqual([3, 4, 5, 6]);
  clock.time = 60;
  expect(counter.history()).toEqual([4, 5, 6, 0]);
});

test('a clock that was set back', () => {
  const { clock, counter } = setup(4, 100);
  counter.record();
  clock.time = 20;
  counter.record();
  expect(counter.history()).toEqual([0, 0, 0, 2]);
});

test('nothing is left after a quiet time', () => {
  const { clock, counter } = setup();
  for (clock.time = 0; clock.time < 40; clock.time += 10) counter.record(true);
  clock.time = 500;
  expect(counter.totals()).toEqual({ requests: 0, errors: 0 });
});

test('raises the alarm once', () => {
  const { clock, counter } = setup();
  const raised: number[] = [];
  const alarm = new Alarm(counter, 0.5, (rate) => raised.push(rate));
  counter.record();
  expect(alarm.check()).toBe(false);
  counter.record(true);
  expect([alarm.check(), alarm.check()]).toEqual([true, true]);
  for (let i = 0; i < 4; i++) {
    clock.time += 10;
    counter.record();
    alarm.check();
  }
  counter.record(true);
  counter.record(true);
  counter.record(true);
  counter.record(true);
  alarm.check();
  expect(raised).toEqual([0.5, 0.5]);
});
