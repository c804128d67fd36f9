import { UnreadStore } from './unread';

function setup() {
  const answers: (() => void)[] = [];
  const markRead = vi.fn((_channel: string, _upTo: number) => new Promise<void>((resolve) => answers.push(resolve)));
  const store = new UnreadStore({ markRead });
  const receive = (channel: string, id: number, mentionsMe = false) => store.receive({ id, channel, mentionsMe });
  return { store, answers, markRead, receive };
}

test('counts what comes in', () => {
  const { store, receive } = setup();
  receive('general', 1);
  receive('general', 2, true);
  receive('random', 3);
  expect(store.channel('general')).toEqual({ unread: 2, mentions: 1, lastId: 2, readId: 0 });
  expect(store.badge()).toBe(3);
  expect(store.channel('nowhere').unread).toBe(0);
});

test('a message that comes twice counts once', () => {
  const { store, receive } = setup();
  receive('general', 5);
  receive('general', 5);
  expect(store.channel('general').unread).toBe(1);
});

test('reading a channel', async () => {
  const { store, answers, markRead, receive } = setup();
  receive('general', 1);
  receive('general', 2, true);
  const done = store.markRead('general');
  expect(markRead).toHaveBeenCalledWith('general', 2);
  expect(store.channel('general').unread).toBe(2);
  answers[0]();
  await done;
  expect(store.channel('general')).toEqual({ unread: 0, mentions: 0, lastId: 2, readId: 2 });
});

test('a message that arrives meanwhile stays unread', async () => {
  const { store, answers, receive } = setup();
  receive('general', 1);
  const done = store.markRead('general');
  receive('general', 2, true);
  answers[0]();
  await done;
  expect(store.channel('general')).toEqual({ unread: 1, mentions: 1, lastId: 2, readId: 1 });
});

test('muted channels show mentions only', () => {
  const { store, receive } = setup();
  receive('noise', 1);
  receive('noise', 2, true);
  store.setMuted('noise', true);
  expect(store.badge()).toBe(1);
  store.setMuted('noise', false);
  expect(store.badge()).toBe(2);
});

test('listeners hear of changes until they leave', () => {
  const { store, receive } = setup();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  receive('general', 1);
  leave();
  receive('general', 2);
  expect(listener).toHaveBeenCalledTimes(1);
});
