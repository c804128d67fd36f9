import { importContacts, RowError, type Contact, type ContactStore } from './import-rows';

const good = (n: number) => ({ email: `p${n}@mail.net`, name: `P${n}` });

test('fails when looking up fails', async () => {
  const store: ContactStore = {
    findByEmail: () => Promise.reject(new TypeError('pool is closed')),
    save: async () => undefined,
  };
  await expect(importContacts([good(1), good(2)], store)).rejects.toThrow(TypeError);
});

test('stops at the failure', async () => {
  const saved: Contact[] = [];
  let looked = 0;
  const store: ContactStore = {
    findByEmail: async () => void looked++,
    save: async (contact) => {
      if (saved.length === 1) throw new Error('disk full');
      saved.push(contact);
    },
  };
  await expect(importContacts([good(1), good(2), good(3)], store)).rejects.toThrow('disk full');
  expect(saved).toHaveLength(1);
  expect(looked).toBe(2);
});

test('the same error comes out', async () => {
  const failure = new Error('timeout');
  const store: ContactStore = {
    findByEmail: async () => undefined,
    save: async () => {
      throw failure;
    },
  };
  const caught = await importContacts([{ name: 'no address' }, good(7)], store).catch((error: unknown) => error);
  expect(caught).toBe(failure);
});

test('a store may turn down a row', async () => {
  const store: ContactStore = {
    findByEmail: async () => undefined,
    save: async (contact) => {
      if (contact.email.startsWith('p2')) throw new RowError('blocked');
    },
  };
  expect(await importContacts([good(1), good(2), good(3)], store)).toEqual({
    created: 2,
    skipped: 0,
    problems: [{ line: 3, message: 'blocked' }],
  });
});

test('nothing to import', async () => {
  const store: ContactStore = { findByEmail: async () => undefined, save: async () => undefined };
  expect(await importContacts([], store)).toEqual({ created: 0, skipped: 0, problems: [] });
});
