import { Slideshow } from './slideshow';

function manualTimers() {
  const running = new Map<number, () => void>();
  let ids = 100;
  return {
    running,
    setInterval(callback: () => void) {
      running.set(++ids, callback);
      return ids;
    },
    clearInterval(id: number) {
      running.delete(id);
    },
    tick() {
      for (const callback of [...running.values()]) callback();
    },
  };
}

test('never more than one timer', () => {
  const timers = manualTimers();
  const show = new Slideshow(20, timers);
  for (let i = 0; i < 5; i++) show.play();
  expect(timers.running.size).toBe(1);
  timers.tick();
  expect(show.current).toBe(1);
});

test('a pause after several plays stops it', () => {
  const timers = manualTimers();
  const show = new Slideshow(20, timers);
  show.play();
  show.play();
  show.play();
  show.pause();
  expect(timers.running.size).toBe(0);
  expect(show.playing).toBe(false);
  timers.tick();
  expect(show.current).toBe(0);
});

test('play after a toggle', () => {
  const timers = manualTimers();
  const show = new Slideshow(4, timers);
  show.toggle();
  show.play();
  expect(show.playing).toBe(true);
  timers.tick();
  timers.tick();
  expect(show.current).toBe(2);
  show.toggle();
  expect(timers.running.size).toBe(0);
});

test('a new delay after two plays', () => {
  const timers = manualTimers();
  const show = new Slideshow(4, timers);
  show.play();
  show.play();
  show.setDelay(20);
  expect(timers.running.size).toBe(1);
});

test('can be played again after a pause', () => {
  const timers = manualTimers();
  const show = new Slideshow(3, timers);
  show.play();
  show.pause();
  show.play();
  timers.tick();
  expect(show.current).toBe(1);
  expect(timers.running.size).toBe(1);
});

test('a delay set while paused starts nothing', () => {
  const timers = manualTimers();
  const show = new Slideshow(3, timers);
  show.setDelay(10);
  show.pause();
  expect(timers.running.size).toBe(0);
  expect(() => new Slideshow(0, timers)).toThrow('needs a slide');
});
