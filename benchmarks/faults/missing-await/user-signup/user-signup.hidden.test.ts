import { importUsers, signUp } from './user-signup';
import type { User } from './user-signup';

/** A store that takes its time: every answer comes a few ticks later. */
function slow() {
  const users: User[] = [];
  const log: string[] = [];
  const tick = async () => {
    for (let index = 0; index < 5; index++) await Promise.resolve();
  };
  const store = {
    findByEmail: async (email: string) => {
      log.push(`find ${email}`);
      await tick();
      log.push(`found ${email}`);
      return users.find((user) => user.email === email);
    },
    insert: async (user: Omit<User, 'id'>) => {
      log.push(`insert ${user.email}`);
      await tick();
      const inserted = { id: 7 + users.length, ...user };
      users.push(inserted);
      return inserted;
    },
  };
  const mailer = {
    send: async (to: string, subject: string) => {
      await tick();
      log.push(`mail ${to} ${subject}`);
    },
  };
  return { store, mailer, users, log };
}

it('does one thing after the other', async () => {
  const { store, mailer, log } = slow();

  const result = await signUp(store, mailer, { email: 'a@b.c', name: 'A' });

  expect(result).toEqual({ status: 'created', user: { id: 7, email: 'a@b.c', name: 'A' } });
  expect(log).toEqual(['find a@b.c', 'found a@b.c', 'insert a@b.c', 'mail a@b.c Welcome, A']);
});

it('neither inserts nor mails for an existing account', async () => {
  const { store, mailer, log } = slow();
  await signUp(store, mailer, { email: 'a@b.c', name: 'A' });
  log.length = 0;

  const result = await signUp(store, mailer, { email: 'A@B.C', name: 'B' });

  expect(result).toEqual({ status: 'refused', reason: 'There is an account for this address.' });
  expect(log).toEqual(['find a@b.c', 'found a@b.c']);
});

it('does not ask the store about what is no address', async () => {
  const { store, mailer, log } = slow();

  expect((await signUp(store, mailer, { email: 'a@b', name: '' })).status).toBe('refused');
  expect(log).toEqual([]);
});

it('fails when the store does', async () => {
  const { store, mailer } = slow();
  const refused = Promise.reject(new Error('no connection'));
  // Somebody who does not wait for it should fail this test only, not the whole process.
  refused.catch(() => undefined);
  const broken = { ...store, findByEmail: () => refused };

  await expect(signUp(broken, mailer, { email: 'a@b.c', name: 'A' })).rejects.toThrow('no connection');
});

it('counts what was created', async () => {
  const { store, mailer } = slow();
  const forms = ['a@b.c', 'a@b.c', 'd@b.c'].map((email) => ({ email, name: '' }));

  expect(await importUsers(store, mailer, forms)).toBe(2);
  expect(await importUsers(store, mailer, forms)).toBe(0);
});
