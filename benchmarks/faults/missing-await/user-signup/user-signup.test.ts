import { importUsers, normalizeEmail, signUp } from './user-signup';
import type { User } from './user-signup';

function memory(...emails: string[]) {
  const users: User[] = emails.map((email, index) => ({ id: index + 1, email, name: email }));
  const mails: string[] = [];
  const store = {
    findByEmail: async (email: string) => users.find((user) => user.email === email),
    insert: async (user: Omit<User, 'id'>) => {
      const inserted = { id: users.length + 1, ...user };
      users.push(inserted);
      return inserted;
    },
  };
  const mailer = {
    send: async (to: string, subject: string) => {
      mails.push(`${to}: ${subject}`);
    },
  };
  return { store, mailer, users, mails };
}

it('normalizes an address', () => {
  expect(normalizeEmail(' Ada@Example.ORG ')).toBe('ada@example.org');
});

describe('signUp', () => {
  it('creates an account', async () => {
    const { store, mailer } = memory('grace@example.org');

    expect(await signUp(store, mailer, { email: 'Ada@example.org', name: ' Ada ' })).toEqual({
      status: 'created',
      user: { id: 2, email: 'ada@example.org', name: 'Ada' },
    });
  });

  it('welcomes the user', async () => {
    const { store, mailer, mails } = memory();

    await signUp(store, mailer, { email: 'ada@example.org', name: '' });

    expect(mails).toEqual(['ada@example.org: Welcome, ada']);
  });

  it('refuses an address that has an account', async () => {
    const { store, mailer, users } = memory('ada@example.org');

    expect(await signUp(store, mailer, { email: 'ADA@example.org', name: 'Ada' })).toEqual({
      status: 'refused',
      reason: 'There is an account for this address.',
    });
    expect(users).toHaveLength(1);
  });

  it('refuses what is not an address', async () => {
    const { store, mailer } = memory();

    expect(await signUp(store, mailer, { email: 'ada', name: 'Ada' })).toEqual({
      status: 'refused',
      reason: 'This is not an e-mail address.',
    });
  });
});

it('imports each address once', async () => {
  const { store, mailer, users } = memory('b@example.org');
  const forms = ['a@example.org', 'b@example.org', 'A@example.org', 'c@example.org', 'nobody'];

  expect(
    await importUsers(
      store,
      mailer,
      forms.map((email) => ({ email, name: 'x' })),
    ),
  ).toBe(2);
  expect(users.map((user) => user.email)).toEqual(['b@example.org', 'a@example.org', 'c@example.org']);
});
