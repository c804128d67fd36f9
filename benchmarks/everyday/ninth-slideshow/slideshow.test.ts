import { Slideshow } from './slideshow';

function fakeTimers() {
  const active = new Map<number, { callback: () => void; every: number; due: number }>();
  let now = 0;
  let ids = 0;
  return {
    active,
    setInterval(callback: () => void, ms: number) {
      active.set(++ids, { callback, every: ms, due: now + ms });
      return ids;
    },
    clearInterval(id: number) {
      active.delete(id);
    },
    advance(ms: number) {
      for (const end = now + ms; now < end;) {
        now++;
        for (const timer of [...active.values()]) {
          if (timer.due !== now) continue;
          timer.due += timer.every;
          timer.callback();
        }
      }
    },
  };
}

test('goes round in both directions', () => {
  const show = new Slideshow(3, fakeTimers());
  show.previous();
  expect(show.current).toBe(2);
  show.next();
  expect(show.current).toBe(0);
  show.goTo(7);
  expect(show.current).toBe(0);
});

test('plays and pauses', () => {
  const timers = fakeTimers();
  const show = new Slideshow(5, timers, 100);
  show.play();
  timers.advance(250);
  expect(show.current).toBe(2);
  show.pause();
  timers.advance(1000);
  expect(show.current).toBe(2);
});

test('a new delay takes effect at once', () => {
  const timers = fakeTimers();
  const show = new Slideshow(50, timers, 100);
  show.play();
  show.setDelay(10);
  timers.advance(45);
  expect(show.current).toBe(4);
  expect(timers.active.size).toBe(1);
});

test('play from the button and from the keyboard', () => {
  const timers = fakeTimers();
  const show = new Slideshow(10, timers, 100);
  show.play();
  show.play();
  timers.advance(100);
  expect(show.current).toBe(1);
  show.pause();
  timers.advance(300);
  expect(show.current).toBe(1);
});

test('tells the listeners', () => {
  const seen: number[] = [];
  const show = new Slideshow(3, fakeTimers());
  const off = show.onChange((index) => seen.push(index));
  show.goTo(2);
  show.goTo(2);
  off();
  show.next();
  expect(seen).toEqual([2]);
});
