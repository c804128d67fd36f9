import { mergeEvents, WatchBatcher } from './watcher';
import type { FileEventType } from './watcher';

function run(...types: FileEventType[]) {
  const batcher = new WatchBatcher({ delay: 10 });
  types.forEach((type, i) => batcher.push(type, 'f', i));
  return batcher.flush(1000).map((e) => e.type);
}

test('every pair of events', () => {
  expect(mergeEvents('add', 'change')).toBe('add');
  expect(mergeEvents('add', 'add')).toBe('add');
  expect(mergeEvents('add', 'unlink')).toBe(undefined);
  expect(mergeEvents('change', 'change')).toBe('change');
  expect(mergeEvents('change', 'unlink')).toBe('unlink');
  expect(mergeEvents('unlink', 'add')).toBe('change');
  expect(mergeEvents('unlink', 'unlink')).toBe('unlink');
});

test('a new file written many times', () => {
  expect(run('add', 'change', 'change', 'change')).toEqual(['add']);
});

test('a new file that is written and removed again leaves nothing', () => {
  expect(run('add', 'change', 'unlink')).toEqual([]);
  expect(run('add', 'change', 'change', 'unlink')).toEqual([]);
});

test('an atomic save followed by writes stays a change', () => {
  expect(run('unlink', 'add', 'change')).toEqual(['change']);
  expect(run('change', 'unlink', 'add', 'change')).toEqual(['change']);
});

test('removed after an atomic save', () => {
  expect(run('unlink', 'add', 'unlink')).toEqual(['unlink']);
});

test('writing to a new file puts the report off', () => {
  const batcher = new WatchBatcher({ delay: 100 });
  batcher.push('add', 'a', 0);
  batcher.push('change', 'a', 80);
  expect(batcher.nextFlushAt()).toBe(180);
  expect(batcher.flush(100)).toEqual([]);
  expect(batcher.flush(180)).toEqual([{ type: 'add', path: 'a' }]);
});

test('after the report the file is known', () => {
  const batcher = new WatchBatcher({ delay: 100 });
  batcher.push('add', 'a', 0);
  expect(batcher.flush(100)).toEqual([{ type: 'add', path: 'a' }]);
  batcher.push('change', 'a', 200);
  expect(batcher.flush(300)).toEqual([{ type: 'change', path: 'a' }]);
});

test('several paths keep their order', () => {
  const batcher = new WatchBatcher({ delay: 10 });
  batcher.push('add', 'b', 0);
  batcher.push('change', 'a', 1);
  batcher.push('change', 'b', 2);
  expect(batcher.flush(50)).toEqual([
    { type: 'add', path: 'b' },
    { type: 'change', path: 'a' },
  ]);
});
