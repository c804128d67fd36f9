import { Alarm, WindowCounter } from './slots';

function setup(slots = 4, start = 0) {
  const clock = { time: start };
  const counter = new WindowCounter({ slotMs: 10, slots, now: () => clock.time });
  return { clock, counter };
}

test('pauses of any length', () => {
  for (let pause = 0; pause <= 12; pause++) {
    const { clock, counter } = setup(5, 30);
    for (let i = 1; i <= 5; i++) {
      for (let n = 0; n < i; n++) counter.record();
      if (i < 5) clock.time += 10;
    }
    clock.time += pause * 10;
    const expected = [1, 2, 3, 4, 5, ...new Array<number>(pause).fill(0)].slice(-5);
    expect(counter.history()).toEqual(expected);
  }
});

test('slots in between are emptied', () => {
  const { clock, counter } = setup();
  for (clock.time = 0; clock.time < 40; clock.time += 10) counter.record();
  clock.time = 50;
  counter.record();
  expect(counter.history()).toEqual([1, 1, 0, 1]);
  clock.time = 75;
  expect(counter.history()).toEqual([0, 1, 0, 0]);
  expect(counter.totals().requests).toBe(1);
});

test('a pause of exactly the window, or a round more', () => {
  for (const pause of [40, 80, 400]) {
    const { clock, counter } = setup();
    for (clock.time = 0; clock.time < 40; clock.time += 10) counter.record(true);
    clock.time = 30 + pause;
    counter.record();
    expect(counter.totals()).toEqual({ requests: 1, errors: 0 });
  }
});

test('against counting from a list', () => {
  const { clock, counter } = setup(6);
  const seen: number[] = [];
  for (let i = 0; i < 200; i++) {
    clock.time += (i * 7) % 31;
    if (i % 17 === 0) clock.time += 45;
    counter.record();
    seen.push(Math.floor(clock.time / 10));
    const current = seen[seen.length - 1];
    expect(counter.totals().requests).toBe(seen.filter((slot) => slot > current - 6).length);
  }
});

test('an alarm ends with a pause', () => {
  const { clock, counter } = setup();
  const raised: number[] = [];
  const alarm = new Alarm(counter, 0.5, (rate) => raised.push(rate));
  counter.record(true);
  clock.time = 10;
  counter.record(true);
  expect(alarm.check()).toBe(true);
  clock.time = 60;
  expect(alarm.check()).toBe(false);
  counter.record(true);
  expect(alarm.check()).toBe(true);
  expect(raised).toEqual([1, 1]);
});

test('a single slot', () => {
  const { clock, counter } = setup(1);
  counter.record();
  clock.time = 9;
  counter.record();
  expect(counter.history()).toEqual([2]);
  clock.time = 10;
  expect(counter.history()).toEqual([0]);
});
