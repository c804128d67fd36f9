import { UnreadStore } from './unread';

function setup() {
  const answers: { ok: () => void; fail: (e: Error) => void }[] = [];
  const markRead = vi.fn(
    (_channel: string, _upTo: number) => new Promise<void>((ok, fail) => answers.push({ ok, fail })),
  );
  const store = new UnreadStore({ markRead });
  const receive = (channel: string, id: number, mentionsMe = false) => store.receive({ id, channel, mentionsMe });
  return { store, answers, markRead, receive };
}

test('several messages during the request', async () => {
  const { store, answers, receive } = setup();
  receive('a', 1, true);
  receive('a', 2);
  const done = store.markRead('a');
  receive('a', 3);
  receive('a', 4, true);
  receive('a', 5);
  answers[0].ok();
  await done;
  expect(store.channel('a')).toEqual({ unread: 3, mentions: 1, lastId: 5, readId: 2 });
  expect(store.badge()).toBe(3);
});

test('a message delivered again after the answer is known', async () => {
  const { store, answers, receive } = setup();
  receive('a', 1);
  const done = store.markRead('a');
  receive('a', 2);
  answers[0].ok();
  await done;
  receive('a', 2);
  expect(store.channel('a').unread).toBe(1);
});

test('reading again reports the newer messages', async () => {
  const { store, answers, markRead, receive } = setup();
  receive('a', 1);
  const first = store.markRead('a');
  receive('a', 7);
  answers[0].ok();
  await first;
  const second = store.markRead('a');
  expect(markRead).toHaveBeenLastCalledWith('a', 7);
  answers[1].ok();
  await second;
  expect(store.channel('a')).toEqual({ unread: 0, mentions: 0, lastId: 7, readId: 7 });
});

test('other channels and muting during the request are kept', async () => {
  const { store, answers, receive } = setup();
  receive('a', 1);
  const done = store.markRead('a');
  receive('b', 2);
  store.setMuted('b', true);
  answers[0].ok();
  await done;
  expect(store.channel('b').unread).toBe(1);
  expect(store.getState().muted).toEqual(['b']);
  expect(store.badge()).toBe(0);
});

test('a failing server changes nothing', async () => {
  const { store, answers, receive } = setup();
  receive('a', 1);
  const done = store.markRead('a');
  receive('a', 2);
  answers[0].fail(new Error('offline'));
  await expect(done).rejects.toThrow('offline');
  expect(store.channel('a')).toEqual({ unread: 2, mentions: 0, lastId: 2, readId: 0 });
});

test('nothing unread, nothing sent', async () => {
  const { store, markRead } = setup();
  await store.markRead('a');
  expect(markRead).not.toHaveBeenCalled();
});
