import { PresenceTracker, type PresenceEvent } from './presence';

let time: number;
let tracker: PresenceTracker;
let events: string[];

beforeEach(() => {
  time = 1_000_000;
  tracker = new PresenceTracker({ timeout: 100, now: () => time });
  events = [];
  tracker.onEvent((e: PresenceEvent) => events.push(`${e.user} ${e.type} ${e.room}`));
});

test('users join and leave', () => {
  tracker.connect('c1', 'ann', 'lobby');
  tracker.connect('c2', 'bob', 'lobby');
  expect(tracker.usersIn('lobby')).toEqual(['ann', 'bob']);
  tracker.disconnect('c1');
  expect(events).toEqual(['ann joined lobby', 'bob joined lobby', 'ann left lobby']);
});

test('a second tab is no second visitor', () => {
  tracker.connect('c1', 'ann', 'lobby');
  tracker.connect('c2', 'ann', 'lobby');
  tracker.disconnect('c1');
  expect(tracker.usersIn('lobby')).toEqual(['ann']);
  expect(events).toEqual(['ann joined lobby']);
});

test('a quiet connection is dropped', () => {
  tracker.connect('c1', 'ann', 'lobby');
  tracker.connect('c2', 'bob', 'lobby');
  time += 80;
  tracker.heartbeat('c2');
  time += 30;
  expect(tracker.sweep()).toBe(1);
  expect(tracker.usersIn('lobby')).toEqual(['bob']);
  expect(tracker.heartbeat('c1')).toBe(false);
});

test('everybody is gone after a network outage', () => {
  tracker.connect('c1', 'ann', 'lobby');
  tracker.connect('c2', 'ann', 'lobby');
  tracker.connect('c3', 'bob', 'lobby');
  time += 500;
  expect(tracker.sweep()).toBe(3);
  expect(tracker.usersIn('lobby')).toEqual([]);
  expect(events.filter((e) => e.includes('left')).sort()).toEqual(['ann left lobby', 'bob left lobby']);
});

test('moves to another room', () => {
  tracker.connect('c1', 'ann', 'lobby');
  tracker.connect('c1', 'ann', 'library');
  expect(events).toEqual(['ann joined lobby', 'ann left lobby', 'ann joined library']);
  expect([...tracker.counts()]).toEqual([['library', 1]]);
});

test('connecting again counts as a sign of life', () => {
  tracker.connect('c1', 'ann', 'lobby');
  time += 90;
  tracker.connect('c1', 'ann', 'lobby');
  time += 90;
  expect(tracker.sweep()).toBe(0);
});
