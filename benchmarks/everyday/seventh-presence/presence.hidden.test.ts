import { PresenceTracker } from './presence';

function setup(timeout = 100) {
  let time = 5_000;
  const tracker = new PresenceTracker({ timeout, now: () => time });
  const left: string[] = [];
  tracker.onEvent((e) => {
    if (e.type === 'left') left.push(`${e.user}@${e.room}`);
  });
  return {
    tracker,
    left,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

test('every pattern of quiet and lively connections', () => {
  for (let pattern = 0; pattern < 64; pattern++) {
    const { tracker, left, pass } = setup();
    const quiet: string[] = [];
    const lively: string[] = [];
    for (let i = 0; i < 6; i++) tracker.connect(`c${i}`, `u${i}`, 'r');
    pass(150);
    for (let i = 0; i < 6; i++) {
      if (pattern & (1 << i)) {
        tracker.heartbeat(`c${i}`);
        lively.push(`u${i}`);
      } else quiet.push(`u${i}`);
    }
    expect(tracker.sweep()).toBe(quiet.length);
    expect(tracker.usersIn('r')).toEqual(lively);
    expect(left.sort()).toEqual(quiet.map((u) => `${u}@r`));
    expect(tracker.sweep()).toBe(0);
  }
});

test('a user whose tabs all went quiet leaves once', () => {
  const { tracker, left, pass } = setup();
  for (let i = 0; i < 5; i++) tracker.connect(`t${i}`, 'ann', 'r');
  pass(101);
  expect(tracker.sweep()).toBe(5);
  expect(left).toEqual(['ann@r']);
  expect(tracker.counts().size).toBe(0);
});

test('a user with one lively tab stays', () => {
  const { tracker, left, pass } = setup();
  for (let i = 0; i < 4; i++) tracker.connect(`t${i}`, 'ann', 'r');
  pass(150);
  tracker.heartbeat('t1');
  expect(tracker.sweep()).toBe(3);
  expect(left).toEqual([]);
  expect(tracker.isPresent('ann', 'r')).toBe(true);
  expect(tracker.counts().get('r')).toBe(1);
});

test('exactly at the timeout a connection still counts', () => {
  const { tracker, pass } = setup();
  tracker.connect('a', 'ann', 'r');
  tracker.connect('b', 'bob', 'r');
  pass(100);
  expect(tracker.sweep()).toBe(0);
  pass(1);
  expect(tracker.sweep()).toBe(2);
});

test('rooms are independent', () => {
  const { tracker, left, pass } = setup();
  tracker.connect('a', 'ann', 'r1');
  tracker.connect('b', 'ann', 'r2');
  tracker.connect('c', 'bob', 'r1');
  pass(150);
  tracker.heartbeat('c');
  expect(tracker.sweep()).toBe(2);
  expect(left.sort()).toEqual(['ann@r1', 'ann@r2']);
  expect(tracker.usersIn('r1')).toEqual(['bob']);
});

test('swept connections have to connect again', () => {
  const { tracker, pass } = setup();
  tracker.connect('a', 'ann', 'r');
  tracker.connect('b', 'bob', 'r');
  pass(150);
  tracker.sweep();
  expect(tracker.heartbeat('a')).toBe(false);
  expect(tracker.heartbeat('b')).toBe(false);
  tracker.connect('b', 'bob', 'r');
  expect(tracker.usersIn('r')).toEqual(['bob']);
});

test('sweeping nothing', () => {
  expect(setup().tracker.sweep()).toBe(0);
});
