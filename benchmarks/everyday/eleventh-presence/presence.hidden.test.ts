import { PresenceTracker } from './presence';
import type { PresenceEvent } from './presence';

const ada = { id: 'u1', name: 'Ada' };
const bob = { id: 'u2', name: 'Bob' };

function setup() {
  const clock = { time: 0 };
  const tracker = new PresenceTracker({ timeout: 100, now: () => clock.time });
  const events: PresenceEvent[] = [];
  tracker.subscribe((event) => events.push(event));
  const left = () => events.filter((event) => event.type === 'left').length;
  return { clock, tracker, left };
}

test('the last tab counts, in whatever order they are closed', () => {
  for (const order of [
    ['c1', 'c2', 'c3'],
    ['c3', 'c1', 'c2'],
    ['c2', 'c3', 'c1'],
  ]) {
    const { tracker, left } = setup();
    for (const id of ['c1', 'c2', 'c3']) tracker.join('doc', id, ada);
    tracker.leave('doc', order[0]);
    tracker.leave('doc', order[1]);
    expect(tracker.members('doc').length).toBe(1);
    expect(left()).toBe(0);
    tracker.leave('doc', order[2]);
    expect(tracker.members('doc')).toEqual([]);
    expect(left()).toBe(1);
    expect(tracker.openDocuments()).toEqual([]);
  }
});

test('leaving twice with the same connection', () => {
  const { tracker, left } = setup();
  tracker.join('doc', 'c1', ada);
  tracker.join('doc', 'c2', ada);
  tracker.leave('doc', 'c1');
  tracker.leave('doc', 'c1');
  tracker.disconnect('c1');
  expect(tracker.members('doc').length).toBe(1);
  expect(left()).toBe(0);
});

test('joining twice with the same connection', () => {
  const { tracker, left } = setup();
  tracker.join('doc', 'c1', ada);
  tracker.join('doc', 'c1', ada);
  tracker.leave('doc', 'c1');
  expect(tracker.members('doc')).toEqual([]);
  expect(left()).toBe(1);
});

test('one silent tab, one alive', () => {
  const { clock, tracker, left } = setup();
  tracker.join('doc', 'c1', ada);
  tracker.join('doc', 'c2', ada);
  clock.time = 90;
  tracker.heartbeat('c2');
  clock.time = 150;
  tracker.sweep();
  expect(tracker.members('doc')).toEqual([{ userId: 'u1', name: 'Ada', joinedAt: 0 }]);
  clock.time = 191;
  tracker.sweep();
  expect(tracker.members('doc')).toEqual([]);
  expect(left()).toBe(1);
});

test('the time of joining stays', () => {
  const { clock, tracker } = setup();
  tracker.join('doc', 'c1', ada);
  clock.time = 10;
  tracker.join('doc', 'c2', ada);
  tracker.leave('doc', 'c1');
  expect(tracker.members('doc')[0].joinedAt).toBe(0);
  tracker.leave('doc', 'c2');
  clock.time = 20;
  tracker.join('doc', 'c3', ada);
  expect(tracker.members('doc')[0].joinedAt).toBe(20);
});

test('other members and documents are not touched', () => {
  const { tracker, left } = setup();
  tracker.join('a', 'c1', ada);
  tracker.join('b', 'c2', ada);
  tracker.join('a', 'c3', bob);
  tracker.leave('a', 'c1');
  expect(tracker.members('a').map((m) => m.userId)).toEqual(['u2']);
  expect(tracker.members('b').map((m) => m.userId)).toEqual(['u1']);
  tracker.leave('b', 'unknown');
  tracker.leave('nowhere', 'c2');
  expect(left()).toBe(1);
});
