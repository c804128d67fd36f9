import { clock, Pomodoro } from './pomodoro';

const MIN = 60_000;

function setup(options = {}) {
  let time = 1_000_000;
  const timer = new Pomodoro({ now: () => time, ...options });
  return { timer, pass: (minutes: number) => void (time += minutes * MIN) };
}

test('counts down once started', () => {
  const { timer, pass } = setup();
  pass(3);
  expect(clock(timer.remaining)).toBe('25:00');
  timer.start();
  pass(10);
  expect(clock(timer.remaining)).toBe('15:00');
  expect(timer.progress).toBeCloseTo(0.4);
});

test('stands still while paused', () => {
  const { timer, pass } = setup();
  timer.start();
  pass(5);
  timer.pause();
  pass(60);
  expect(timer.running).toBe(false);
  expect(clock(timer.remaining)).toBe('20:00');
});

test('can be paused more than once', () => {
  const { timer, pass } = setup();
  timer.start();
  pass(5);
  timer.pause();
  pass(2);
  timer.start();
  pass(10);
  timer.pause();
  pass(1);
  expect(clock(timer.remaining)).toBe('10:00');
});

test('focus and breaks take turns, the fourth break is long', () => {
  const { timer, pass } = setup();
  timer.start();
  const phases: Array<string | null> = [];
  for (let i = 0; i < 8; i++) {
    pass(25);
    phases.push(timer.tick());
  }
  expect(phases).toEqual(['short', 'focus', 'short', 'focus', 'short', 'focus', 'long', 'focus']);
  expect(timer.completed).toBe(4);
});

test('a skipped focus does not count', () => {
  const { timer } = setup();
  expect(timer.skip()).toBe('short');
  expect(timer.skip()).toBe('focus');
  expect(timer.completed).toBe(0);
});
