/**
 * Folder permissions of the document store. Access is granted on folders and
 * holds for everything below, until a folder further down says otherwise.
 */
export type Level = 'none' | 'view' | 'comment' | 'edit' | 'own';

const ORDER: readonly Level[] = ['none', 'view', 'comment', 'edit', 'own'];

export interface Grant {
  /** the folder or document, such as "/sales/2024" */
  path: string;
  /** a user ("ann") or a group ("@sales") */
  subject: string;
  level: Level;
}

export interface Directory {
  groupsOf(user: string): string[];
}

const rank = (level: Level): number => ORDER.indexOf(level);

function normalize(path: string): string {
  return '/' + path.split('/').filter(Boolean).join('/');
}

/** The path itself and all folders above, the nearest first: "/a/b", "/a", "/". */
export function ancestry(path: string): string[] {
  const parts = normalize(path).split('/').filter(Boolean);
  return [...parts.keys(), parts.length].reverse().map((count) => '/' + parts.slice(0, count).join('/'));
}

export class Grants {
  private readonly byPath = new Map<string, Map<string, Level>>();

  constructor(
    private readonly directory: Directory,
    grants: readonly Grant[] = [],
  ) {
    for (const grant of grants) this.set(grant);
  }

  set({ path, subject, level }: Grant): void {
    const key = normalize(path);
    const entries = this.byPath.get(key) ?? new Map<string, Level>();
    entries.set(subject, level);
    this.byPath.set(key, entries);
  }

  revoke(path: string, subject: string): boolean {
    const key = normalize(path);
    const entries = this.byPath.get(key);
    const found = entries?.delete(subject) ?? false;
    if (entries?.size === 0) this.byPath.delete(key);
    return found;
  }

  /**
   * The user's level on the path. The nearest folder that names the user or
   * one of the user's groups decides. In the same folder the user's own entry
   * counts before those of groups, and among groups the most generous one.
   */
  levelOf(user: string, path: string): Level {
    const groups = this.directory.groupsOf(user).map((group) => `@${group}`);
    for (const folder of ancestry(path)) {
      const entries = this.byPath.get(folder);
      const own = entries?.get(user);
      if (own !== undefined) return own;
      const viaGroups = groups
        .map((group) => entries?.get(group))
        .filter((level): level is Level => level !== undefined);
      if (viaGroups.length > 0) {
        return viaGroups.reduce((a, b) => (rank(b) > rank(a) ? b : a));
      }
    }
    return 'none';
  }

  can(user: string, needed: Level, path: string): boolean {
    return rank(this.levelOf(user, path)) >= rank(needed);
  }

  /** Those of the paths that the user may at least view. */
  visible(user: string, paths: readonly string[]): string[] {
    return paths.filter((path) => this.can(user, 'view', path));
  }
}
