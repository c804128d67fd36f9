/**
 * Database migrations.
 *
 * Several instances of the server start at the same time, so everything that
 * changes the schema happens under a lock in the database: only one instance
 * migrates, the others wait and then find nothing left to do.
 */
export interface Migration {
  /** Sorted by number, not by text: 9 comes before 10. */
  version: number;
  name: string;
  up(): Promise<void>;
  down?(): Promise<void>;
}

export interface MigrationStore {
  lock(): Promise<void>;
  unlock(): Promise<void>;
  /** Versions applied so far, in no particular order. */
  applied(): Promise<number[]>;
  markApplied(version: number): Promise<void>;
  markReverted(version: number): Promise<void>;
}

export class MigrationError extends Error {
  constructor(
    readonly migration: Migration,
    readonly direction: 'up' | 'down',
    cause: unknown,
  ) {
    super(`${direction} ${label(migration)}: ${cause instanceof Error ? cause.message : String(cause)}`);
    this.name = 'MigrationError';
  }
}

export function label(migration: Migration): string {
  return `${String(migration.version).padStart(4, '0')}_${migration.name}`;
}

export class Migrator {
  private readonly migrations: Migration[];

  constructor(
    private readonly store: MigrationStore,
    migrations: readonly Migration[],
    private readonly log: (line: string) => void = () => {},
  ) {
    this.migrations = [...migrations].sort((a, b) => a.version - b.version);
    for (let i = 1; i < this.migrations.length; i++) {
      if (this.migrations[i].version === this.migrations[i - 1].version) {
        throw new Error(`two migrations have version ${this.migrations[i].version}`);
      }
    }
  }

  async pending(): Promise<Migration[]> {
    const done = new Set(await this.store.applied());
    return this.migrations.filter((m) => !done.has(m.version));
  }

  /**
   * Applies what is missing, up to and including `target`. Stops at the first
   * failure; what was applied before it stays applied. Returns the labels.
   */
  migrate(target = Infinity): Promise<string[]> {
    return this.locked(async () => {
      const labels: string[] = [];
      for (const migration of await this.pending()) {
        if (migration.version > target) break;
        await this.step(migration, 'up');
        labels.push(label(migration));
      }
      return labels;
    });
  }

  /** Reverts the last `steps` applied migrations, newest first. */
  rollback(steps = 1): Promise<string[]> {
    return this.locked(async () => {
      const done = new Set(await this.store.applied());
      const newestFirst = this.migrations.filter((m) => done.has(m.version)).reverse();
      const labels: string[] = [];
      for (const migration of newestFirst.slice(0, steps)) {
        await this.step(migration, 'down');
        labels.push(label(migration));
      }
      return labels;
    });
  }

  private async step(migration: Migration, direction: 'up' | 'down'): Promise<void> {
    this.log(`${direction} ${label(migration)}`);
    try {
      if (direction === 'up') {
        await migration.up();
        await this.store.markApplied(migration.version);
      } else {
        if (!migration.down) throw new Error('cannot be reverted');
        await migration.down();
        await this.store.markReverted(migration.version);
      }
    } catch (error) {
      throw new MigrationError(migration, direction, error);
    }
  }

  private async locked<T>(work: () => Promise<T>): Promise<T> {
    await this.store.lock();
    try {
      return await work();
    } finally {
      await this.store.unlock();
    }
  }
}
