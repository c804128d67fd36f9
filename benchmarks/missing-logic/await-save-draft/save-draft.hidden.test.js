import { saveDraft } from './save-draft';

const draft = { text: 'x', revision: 0 };

test('keeps what the store refuses later', async () => {
  const store = { put: () => Promise.reject(new Error('offline')) };
  expect(await saveDraft(draft, store)).toEqual({ status: 'kept', draft, reason: 'offline' });
});

test('waits', async () => {
  let finish;
  const store = { put: () => new Promise((resolve) => (finish = resolve)) };
  let settled = false;
  const saving = saveDraft(draft, store).then((result) => {
    settled = true;
    return result;
  });
  await new Promise((resolve) => setTimeout(resolve, 2));
  expect(settled).toBe(false);
  finish();
  expect((await saving).status).toBe('saved');
});
