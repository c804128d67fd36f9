export interface Flag {
  /** Per cent of all users. */
  rollout?: number;
  countries?: string[];
  /** On or off for certain users, whatever else is set. */
  users?: Record<string, boolean>;
}

export interface User {
  id: string;
  country?: string;
}

/** The same number from 0 to 99 for the same text. */
export function bucketOf(text: string): number {
  let hash = 0;
  for (const char of text) hash = (hash * 31 + char.codePointAt(0)!) % 1_000_003;
  return hash % 100;
}

export function isEnabled(flags: Record<string, Flag>, name: string, user: User): boolean {
  const flag = flags[name];
  if (!flag) return false;
  const forced = flag.users?.[user.id];
  if (forced !== undefined) return forced;
  if (flag.countries && !flag.countries.includes(user.country ?? '')) return false;
  return bucketOf(`${name}:${user.id}`) < (flag.rollout ?? 100);
}

export function enabledFlags(flags: Record<string, Flag>, user: User): string[] {
  return Object.keys(flags).filter((name) => isEnabled(flags, name, user));
}
