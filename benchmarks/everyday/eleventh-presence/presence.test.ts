import { PresenceTracker } from './presence';
import type { PresenceEvent } from './presence';

const ada = { id: 'u1', name: 'Ada' };
const bob = { id: 'u2', name: 'Bob' };

function setup() {
  const clock = { time: 1000 };
  const tracker = new PresenceTracker({ timeout: 100, now: () => clock.time });
  const events: string[] = [];
  tracker.subscribe((event: PresenceEvent) =>
    events.push(
      event.type === 'joined' ? `${event.member.name} joined ${event.docId}` : `${event.userId} left ${event.docId}`,
    ),
  );
  const names = (docId: string) => tracker.members(docId).map((member) => member.name);
  return { clock, tracker, events, names };
}

test('joins and leaves', () => {
  const { tracker, events, names } = setup();
  tracker.join('doc', 'c1', ada);
  tracker.join('doc', 'c2', bob);
  expect(names('doc')).toEqual(['Ada', 'Bob']);
  tracker.leave('doc', 'c1');
  expect(names('doc')).toEqual(['Bob']);
  expect(events).toEqual(['Ada joined doc', 'Bob joined doc', 'u1 left doc']);
});

test('a second tab is not a second member', () => {
  const { tracker, events, names } = setup();
  tracker.join('doc', 'c1', ada);
  tracker.join('doc', 'c2', ada);
  expect(names('doc')).toEqual(['Ada']);
  expect(events).toEqual(['Ada joined doc']);
});

test('closing one of two tabs', () => {
  const { tracker, events, names } = setup();
  tracker.join('doc', 'c1', ada);
  tracker.join('doc', 'c2', ada);
  tracker.disconnect('c1');
  expect(names('doc')).toEqual(['Ada']);
  expect(events).toEqual(['Ada joined doc']);
});

test('a closed socket leaves all documents', () => {
  const { tracker, names } = setup();
  tracker.join('a', 'c1', ada);
  tracker.join('b', 'c1', ada);
  tracker.join('b', 'c2', bob);
  tracker.disconnect('c1');
  expect(names('b')).toEqual(['Bob']);
  expect(tracker.openDocuments()).toEqual(['b']);
});

test('silent connections are dropped', () => {
  const { clock, tracker, names } = setup();
  tracker.join('doc', 'c1', ada);
  tracker.join('doc', 'c2', bob);
  clock.time += 80;
  tracker.heartbeat('c2');
  clock.time += 80;
  tracker.sweep();
  expect(names('doc')).toEqual(['Bob']);
});
