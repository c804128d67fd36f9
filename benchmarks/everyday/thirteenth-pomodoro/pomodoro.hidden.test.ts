import { clock, Pomodoro } from './pomodoro';

const MIN = 60_000;

function setup(options = {}) {
  let time = 50_000;
  const timer = new Pomodoro({ now: () => time, ...options });
  return { timer, pass: (minutes: number) => void (time += minutes * MIN) };
}

test('many short stretches add up', () => {
  const { timer, pass } = setup({ minutes: { focus: 10 } });
  for (let i = 1; i <= 9; i++) {
    timer.start();
    pass(1);
    timer.pause();
    pass(i);
    expect(clock(timer.remaining)).toBe(`${10 - i}:00`);
    expect(timer.progress).toBeCloseTo(i / 10);
  }
  timer.start();
  pass(0.5);
  expect(timer.tick()).toBeNull();
  pass(0.5);
  expect(timer.tick()).toBe('short');
  expect(timer.completed).toBe(1);
});

test('pausing late leaves nothing, not less than nothing', () => {
  const { timer, pass } = setup({ minutes: { focus: 5 } });
  timer.start();
  pass(8);
  timer.pause();
  expect(timer.remaining).toBe(0);
  timer.start();
  expect(timer.remaining).toBe(0);
  expect(timer.tick()).toBe('short');
});

test('pauses of the phase before do not matter', () => {
  const { timer, pass } = setup({ minutes: { focus: 20, short: 6 } });
  timer.start();
  pass(5);
  timer.pause();
  timer.start();
  pass(15);
  expect(timer.tick()).toBe('short');
  pass(2);
  timer.pause();
  timer.start();
  pass(1);
  timer.pause();
  expect(clock(timer.remaining)).toBe('3:00');
  timer.pause();
  expect(clock(timer.remaining)).toBe('3:00');
});

test('skipping gives the whole next phase, running or not', () => {
  const { timer, pass } = setup();
  timer.start();
  pass(7);
  timer.pause();
  timer.skip();
  expect(clock(timer.remaining)).toBe('5:00');
  timer.start();
  pass(1);
  timer.start();
  expect(clock(timer.remaining)).toBe('4:00');
  timer.skip();
  expect(clock(timer.remaining)).toBe('25:00');
});
