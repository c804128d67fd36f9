import { LwwMap, type Snapshot } from './lwwmap';

const reopen = <V>(map: LwwMap<V>): LwwMap<V> =>
  LwwMap.restore<V>(JSON.parse(JSON.stringify(map.snapshot())) as Snapshot<V>);

test('the clock goes on after restoring', () => {
  const a = new LwwMap<number>('a');
  for (let i = 0; i < 5; i++) a.set('n', i);
  const b = reopen(a);
  b.set('n', 99);
  expect(b.changesSince(0)).toEqual([{ key: 'n', value: 99, deleted: false, stamp: { clock: 6, replica: 'a' } }]);
});

test('tombstones count for the clock as well', () => {
  const a = new LwwMap<number>('a');
  a.set('x', 1);
  a.set('x', 2);
  a.delete('x');
  const b = reopen(a);
  b.set('x', 4);
  const other = new LwwMap<number>('o');
  other.merge(a.changesSince(0));
  other.merge(b.changesSince(0));
  expect(other.get('x')).toBe(4);
});

test('entries of other replicas count for the clock as well', () => {
  const remote = new LwwMap<string>('zz');
  for (let i = 0; i < 10; i++) remote.set('k', `r${i}`);
  const local = new LwwMap<string>('aa');
  local.set('own', 'x');
  local.merge(remote.changesSince(0));
  const again = reopen(local);
  again.set('k', 'mine');
  remote.merge(again.changesSince(0));
  expect(remote.get('k')).toBe('mine');
});

test('deleting after reopening reaches the others', () => {
  const a = new LwwMap<string>('a');
  a.set('k', '1');
  a.set('k', '2');
  a.set('other', '3');
  const peer = new LwwMap<string>('p');
  peer.merge(a.changesSince(0));
  const b = reopen(a);
  b.delete('k');
  expect(peer.merge(b.changesSince(0))).toEqual(['k']);
  expect(peer.keys()).toEqual(['other']);
});

test('changes after reopening are found by changesSince', () => {
  const a = new LwwMap<string>('a');
  a.set('x', '1');
  a.set('y', '2');
  a.set('z', '3');
  const b = reopen(a);
  b.set('new', '4');
  expect(b.changesSince(3).map((e) => e.key)).toEqual(['new']);
});

test('the highest clock counts, wherever it stands in the snapshot', () => {
  const b = LwwMap.restore<string>({
    replica: 'b',
    entries: [
      { key: 'p', value: '1', deleted: false, stamp: { clock: 9, replica: 'x' } },
      { key: 'q', value: '2', deleted: false, stamp: { clock: 2, replica: 'b' } },
    ],
  });
  b.set('q', '3');
  expect(b.changesSince(9).map((e) => [e.key, e.stamp.clock])).toEqual([['q', 10]]);
});

test('restoring does not re-stamp anything and is independent of the snapshot', () => {
  const a = new LwwMap<string>('a');
  a.set('x', '1');
  a.set('y', '2');
  const snapshot = a.snapshot();
  const before = JSON.stringify(snapshot);
  const b = LwwMap.restore(snapshot);
  b.set('x', 'changed');
  b.delete('y');
  expect(JSON.stringify(snapshot)).toBe(before);
  expect(a.get('x')).toBe('1');
});

test('an empty snapshot, ties and order of merging', () => {
  const e = LwwMap.restore<string>({ replica: 'e', entries: [] });
  e.set('k', 'v');
  expect(e.changesSince(0)[0].stamp).toEqual({ clock: 1, replica: 'e' });
  const f = new LwwMap<string>('f');
  f.set('k', 'w');
  const one = new LwwMap<string>('1');
  one.merge(e.changesSince(0));
  one.merge(f.changesSince(0));
  const two = new LwwMap<string>('2');
  two.merge(f.changesSince(0));
  two.merge(e.changesSince(0));
  expect(one.get('k')).toBe('w');
  expect(two.get('k')).toBe('w');
});
