import { importContacts, type Contact, type ContactStore } from './import-rows';

function memoryStore(): ContactStore & { saved: Contact[] } {
  const saved: Contact[] = [];
  return {
    saved,
    findByEmail: async (email) => saved.find((contact) => contact.email === email),
    save: async (contact) => void saved.push(contact),
  };
}

test('stores the rows', async () => {
  const store = memoryStore();
  const report = await importContacts(
    [
      { email: ' Ann@Example.com', name: 'Ann', age: '31' },
      { email: 'bob@example.com', name: ' Bob ', age: '' },
    ],
    store,
  );
  expect(report).toEqual({ created: 2, skipped: 0, problems: [] });
  expect(store.saved).toEqual([
    { email: 'ann@example.com', name: 'Ann', age: 31 },
    { email: 'bob@example.com', name: 'Bob', age: null },
  ]);
});

test('skips those that are there already', async () => {
  const store = memoryStore();
  await importContacts([{ email: 'a@b.ch', name: 'A' }], store);
  expect(await importContacts([{ email: 'A@b.ch', name: 'A again' }], store)).toEqual({
    created: 0,
    skipped: 1,
    problems: [],
  });
});

test('reports rows that are not valid, by their line', async () => {
  const store = memoryStore();
  const report = await importContacts(
    [{ email: 'nobody', name: 'N' }, { email: 'x@y.org', name: 'X' }, { email: 'z@y.org' }],
    store,
  );
  expect(report.created).toBe(1);
  expect(report.problems).toEqual([
    { line: 2, message: '"nobody" is not an e-mail address' },
    { line: 4, message: 'the name is missing' },
  ]);
});

test('fails when the database does', async () => {
  const store = memoryStore();
  store.save = async () => {
    throw new Error('connection lost');
  };
  await expect(importContacts([{ email: 'a@b.ch', name: 'A' }], store)).rejects.toThrow('connection lost');
});

test('an age that is no number', async () => {
  const report = await importContacts([{ email: 'a@b.ch', name: 'A', age: 'ten' }], memoryStore());
  expect(report.problems).toEqual([{ line: 2, message: '"ten" is not a number' }]);
});
