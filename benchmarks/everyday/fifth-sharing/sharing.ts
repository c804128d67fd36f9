export enum Level {
  None = 0,
  Read = 1,
  Write = 2,
  Own = 3,
}

export interface User {
  id: string;
  groups: string[];
}

export interface Folder {
  name: string;
  parent?: Folder;
  /** What users and groups may do, by their id. */
  shares: Partial<Record<string, Level>>;
}

/** What a folder itself says of a user: an entry of the user counts more than any of the groups. */
function ownLevel(folder: Folder, user: User): Level | undefined {
  const direct = folder.shares[user.id];
  if (direct) return direct;
  const levels = user.groups.map((group) => folder.shares[group]).filter((level) => level !== undefined) as Level[];
  return levels.length > 0 ? Math.max(...levels) : undefined;
}

/** What a user may do in a folder. The nearest folder that says something of the user decides. */
export function accessLevel(folder: Folder, user: User): Level {
  for (let at: Folder | undefined = folder; at; at = at.parent) {
    const level = ownLevel(at, user);
    if (level) return level;
  }
  return Level.None;
}

export function canWrite(folder: Folder, user: User): boolean {
  return accessLevel(folder, user) >= Level.Write;
}

export function readers(folder: Folder, users: readonly User[]): string[] {
  return users.filter((user) => accessLevel(folder, user) >= Level.Read).map(({ id }) => id);
}
