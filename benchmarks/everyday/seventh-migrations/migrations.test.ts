import { Migrator, MigrationError, type Migration, type MigrationStore } from './migrations';

class MemoryStore implements MigrationStore {
  versions: number[] = [];
  held = false;
  private queue: (() => void)[] = [];

  async lock() {
    while (this.held) await new Promise<void>((r) => this.queue.push(r));
    this.held = true;
  }
  async unlock() {
    this.held = false;
    this.queue.shift()?.();
  }
  async applied() {
    return [...this.versions];
  }
  async markApplied(v: number) {
    this.versions.push(v);
  }
  async markReverted(v: number) {
    this.versions = this.versions.filter((x) => x !== v);
  }
}

let store: MemoryStore;
let ran: string[];
const step = (version: number, name: string): Migration => ({
  version,
  name,
  async up() {
    await new Promise((r) => setTimeout(r, 2));
    ran.push(`+${version}`);
  },
  async down() {
    ran.push(`-${version}`);
  },
});

beforeEach(() => {
  store = new MemoryStore();
  ran = [];
});

test('applies what is missing, in numeric order', async () => {
  store.versions = [2];
  const migrator = new Migrator(store, [step(10, 'ten'), step(9, 'nine'), step(2, 'two')]);
  expect(await migrator.migrate()).toEqual(['0009_nine', '0010_ten']);
  expect(ran).toEqual(['+9', '+10']);
});

test('stops at the target', async () => {
  const migrator = new Migrator(store, [step(1, 'a'), step(2, 'b'), step(3, 'c')]);
  await migrator.migrate(2);
  expect(store.versions).toEqual([1, 2]);
});

test('rolls back the newest first', async () => {
  store.versions = [1, 2, 3];
  const migrator = new Migrator(store, [step(1, 'a'), step(2, 'b'), step(3, 'c')]);
  expect(await migrator.rollback(2)).toEqual(['0003_c', '0002_b']);
  expect(store.versions).toEqual([1]);
});

test('two instances starting together apply everything once', async () => {
  const all = [step(1, 'a'), step(2, 'b')];
  const results = await Promise.all([new Migrator(store, all).migrate(), new Migrator(store, all).migrate()]);
  expect(ran).toEqual(['+1', '+2']);
  expect(results).toEqual([['0001_a', '0002_b'], []]);
});

test('a failing migration is named and the lock is given back', async () => {
  const broken: Migration = {
    version: 2,
    name: 'broken',
    up: async () => {
      throw new Error('syntax error');
    },
  };
  const migrator = new Migrator(store, [step(1, 'a'), broken, step(3, 'c')]);
  await expect(migrator.migrate()).rejects.toThrow('up 0002_broken: syntax error');
  await expect(migrator.migrate()).rejects.toBeInstanceOf(MigrationError);
  expect(store.versions).toEqual([1]);
  expect(store.held).toBe(false);
});

test('rejects duplicate versions', () => {
  expect(() => new Migrator(store, [step(1, 'a'), step(1, 'b')])).toThrow('version 1');
});
