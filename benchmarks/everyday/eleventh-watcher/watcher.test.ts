import { mergeEvents, normalizePath, WatchBatcher } from './watcher';

test('reports an event once its path is quiet', () => {
  const batcher = new WatchBatcher({ delay: 50 });
  batcher.push('change', 'src/a.ts', 0);
  expect(batcher.flush(49)).toEqual([]);
  expect(batcher.flush(50)).toEqual([{ type: 'change', path: 'src/a.ts' }]);
  expect(batcher.flush(51)).toEqual([]);
});

test('an atomic save is a change', () => {
  const batcher = new WatchBatcher();
  batcher.push('unlink', 'src/a.ts', 0);
  batcher.push('add', 'src/a.ts', 3);
  expect(batcher.flush(103)).toEqual([{ type: 'change', path: 'src/a.ts' }]);
});

test('a temporary file is never reported', () => {
  const batcher = new WatchBatcher();
  batcher.push('add', 'src/.a.ts.swp', 0);
  batcher.push('unlink', 'src/.a.ts.swp', 3);
  expect(batcher.size).toBe(0);
});

test('#212: new files are reported as added, not as changed', () => {
  const batcher = new WatchBatcher();
  batcher.push('add', 'src/new.ts', 0);
  batcher.push('change', 'src/new.ts', 20);
  expect(batcher.flush(120)).toEqual([{ type: 'add', path: 'src/new.ts' }]);
});

test('repeated changes are one change, a removed file is gone', () => {
  expect(mergeEvents('change', 'change')).toBe('change');
  expect(mergeEvents('change', 'unlink')).toBe('unlink');
});

test('ignores paths and normalizes separators', () => {
  const batcher = new WatchBatcher({ ignored: (p) => p.startsWith('node_modules/') });
  batcher.push('add', 'node_modules\\x\\index.js', 0);
  expect(batcher.size).toBe(0);
  expect(normalizePath('src\\lib\\..\\a.ts')).toBe('src/a.ts');
});
