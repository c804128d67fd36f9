import { Migrator, type Migration, type MigrationStore } from './migrations';

function tracing(initial: number[] = []) {
  const events: string[] = [];
  let versions = [...initial];
  const store: MigrationStore = {
    async lock() {
      events.push('lock');
    },
    async unlock() {
      events.push('unlock');
    },
    async applied() {
      return [...versions];
    },
    async markApplied(v) {
      events.push(`mark ${v}`);
      versions.push(v);
    },
    async markReverted(v) {
      events.push(`unmark ${v}`);
      versions = versions.filter((x) => x !== v);
    },
  };
  const pause = () => new Promise<void>((r) => setTimeout(r, 2));
  const step = (version: number, fail = false): Migration => ({
    version,
    name: `m${version}`,
    async up() {
      await pause();
      if (fail) throw new Error('nope');
      events.push(`up ${version}`);
    },
    async down() {
      await pause();
      if (fail) throw new Error('nope');
      events.push(`down ${version}`);
    },
  });
  return { events, store, step };
}

test('the lock is held for all of a migrate run', async () => {
  const { events, store, step } = tracing();
  await new Migrator(store, [step(1), step(2)]).migrate();
  expect(events).toEqual(['lock', 'up 1', 'mark 1', 'up 2', 'mark 2', 'unlock']);
});

test('the lock is held for all of a rollback', async () => {
  const { events, store, step } = tracing([1, 2]);
  await new Migrator(store, [step(1), step(2)]).rollback(2);
  expect(events).toEqual(['lock', 'down 2', 'unmark 2', 'down 1', 'unmark 1', 'unlock']);
});

test('after a failure the lock is given back last, and once', async () => {
  const { events, store, step } = tracing();
  await expect(new Migrator(store, [step(1), step(2, true), step(3)]).migrate()).rejects.toThrow('up 0002_m2: nope');
  expect(events).toEqual(['lock', 'up 1', 'mark 1', 'unlock']);
});

test('a failing rollback gives the lock back too', async () => {
  const { events, store, step } = tracing([1]);
  await expect(new Migrator(store, [step(1, true)]).rollback()).rejects.toThrow('down 0001_m1: nope');
  expect(events).toEqual(['lock', 'unlock']);
});

test('a migration without down cannot be reverted', async () => {
  const { events, store } = tracing([1]);
  const m: Migration = { version: 1, name: 'x', up: async () => {} };
  await expect(new Migrator(store, [m]).rollback()).rejects.toThrow('cannot be reverted');
  expect(events).toEqual(['lock', 'unlock']);
});

test('failing to get the lock does not unlock it', async () => {
  const { events, store, step } = tracing();
  store.lock = async () => {
    throw new Error('db away');
  };
  await expect(new Migrator(store, [step(1)]).migrate()).rejects.toThrow('db away');
  expect(events).toEqual([]);
});

test('the result is there only once the lock is given back', async () => {
  const { events, store, step } = tracing();
  store.unlock = async () => {
    await new Promise((r) => setTimeout(r, 5));
    events.push('unlock');
  };
  expect(await new Migrator(store, [step(1)]).migrate()).toEqual(['0001_m1']);
  expect(events[events.length - 1]).toBe('unlock');
});

test('log, pending and nothing to do', async () => {
  const { store, step } = tracing([1]);
  const lines: string[] = [];
  const m = new Migrator(store, [step(1), step(2)], (l) => lines.push(l));
  expect((await m.pending()).map((x) => x.version)).toEqual([2]);
  await m.migrate();
  expect(await m.migrate()).toEqual([]);
  expect(lines).toEqual(['up 0002_m2']);
});
