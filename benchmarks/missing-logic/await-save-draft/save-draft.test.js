import { saveDraft } from './save-draft';

const draft = { text: 'Hello', revision: 3 };

test('saves the next revision', async () => {
  const puts = [];
  const store = { put: async (one) => void puts.push(one) };

  expect(await saveDraft(draft, store)).toEqual({ status: 'saved', draft: { text: 'Hello', revision: 4 } });
  expect(puts).toEqual([{ text: 'Hello', revision: 4 }]);
});

test('is saved only when the store is done', async () => {
  const events = [];
  const store = {
    put: async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      events.push('stored');
    },
  };

  await saveDraft(draft, store);

  events.push('done');
  expect(events).toEqual(['stored', 'done']);
});

test('keeps what cannot be saved at once', async () => {
  const store = {
    put: () => {
      throw new Error('read only');
    },
  };

  expect(await saveDraft(draft, store)).toEqual({ status: 'kept', draft, reason: 'read only' });
});
