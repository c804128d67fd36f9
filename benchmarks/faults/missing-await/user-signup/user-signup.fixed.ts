export interface User {
  id: number;
  email: string;
  name: string;
}

/** What the sign-up needs of the database. */
export interface UserStore {
  findByEmail(email: string): Promise<User | undefined>;
  insert(user: Omit<User, 'id'>): Promise<User>;
}

export interface Mailer {
  send(to: string, subject: string): Promise<void>;
}

export type SignUpResult = { status: 'created'; user: User } | { status: 'refused'; reason: string };

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

export async function signUp(
  store: UserStore,
  mailer: Mailer,
  form: { email: string; name: string },
): Promise<SignUpResult> {
  const email = normalizeEmail(form.email);
  if (!isEmail(email)) return { status: 'refused', reason: 'This is not an e-mail address.' };

  const existing = await store.findByEmail(email);
  if (existing) return { status: 'refused', reason: 'There is an account for this address.' };

  const user = await store.insert({ email, name: form.name.trim() || email.split('@')[0]! });
  await mailer.send(email, `Welcome, ${user.name}`);
  return { status: 'created', user };
}

/** Signs up one after the other, so that an address cannot be taken twice; returns how many were created. */
export async function importUsers(
  store: UserStore,
  mailer: Mailer,
  forms: readonly { email: string; name: string }[],
): Promise<number> {
  let created = 0;
  for (const form of forms) {
    const result = await signUp(store, mailer, form);
    if (result.status === 'created') created++;
  }
  return created;
}
