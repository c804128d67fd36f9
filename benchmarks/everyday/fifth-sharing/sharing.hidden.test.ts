import { Level, accessLevel, canWrite, readers } from './sharing';
import type { Folder } from './sharing';

const ann = { id: 'ann', groups: ['staff', 'guests'] };
const folder = (shares: Folder['shares'], parent?: Folder): Folder => ({ name: 'x', shares, parent });

test('none for the user beats the groups of the same folder', () => {
  expect(accessLevel(folder({ ann: Level.None, staff: Level.Write }), ann)).toBe(Level.None);
});

test('none for the user beats what is above', () => {
  const parent = folder({ ann: Level.Own });
  expect(accessLevel(folder({ ann: Level.None }, parent), ann)).toBe(Level.None);
  expect(accessLevel(folder({}, folder({ ann: Level.None }, parent)), ann)).toBe(Level.None);
});

test('none for a group beats what is above', () => {
  const parent = folder({ ann: Level.Own, staff: Level.Write });
  expect(accessLevel(folder({ staff: Level.None }, parent), ann)).toBe(Level.None);
  expect(canWrite(folder({ guests: Level.None }, parent), ann)).toBe(false);
});

test('none for one group, more for the other', () => {
  expect(accessLevel(folder({ staff: Level.None, guests: Level.Read }), ann)).toBe(Level.Read);
});

test('a folder below can be opened again', () => {
  const closed = folder({ ann: Level.None }, folder({ ann: Level.Own }));
  expect(accessLevel(folder({ staff: Level.Read }, closed), ann)).toBe(Level.Read);
  expect(accessLevel(folder({ ann: Level.Write }, closed), ann)).toBe(Level.Write);
});

test('entries of others do not count', () => {
  const parent = folder({ ann: Level.Write });
  expect(accessLevel(folder({ bob: Level.None, admins: Level.None }, parent), ann)).toBe(Level.Write);
  expect(accessLevel(folder({}), ann)).toBe(Level.None);
});

test('readers', () => {
  const users = ['a', 'b', 'c', 'd'].map((id) => ({ id, groups: ['all'] }));
  const parent = folder({ all: Level.Read });
  expect(readers(folder({ b: Level.None, d: Level.Write }, parent), users)).toEqual(['a', 'c', 'd']);
  expect(readers(folder({ all: Level.None, c: Level.Read }, parent), users)).toEqual(['c']);
});
