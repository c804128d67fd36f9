import { Level, accessLevel, canWrite, readers } from './sharing';
import type { Folder } from './sharing';

const ann = { id: 'ann', groups: ['staff'] };
const bob = { id: 'bob', groups: ['staff', 'editors'] };
const eve = { id: 'eve', groups: [] };

const root: Folder = { name: 'Company', shares: { ann: Level.Own, staff: Level.Read } };
const site: Folder = { name: 'Site', parent: root, shares: { editors: Level.Write } };
const salaries: Folder = { name: 'Salaries', parent: site, shares: { bob: Level.None } };

test('own entries and groups', () => {
  expect(accessLevel(root, ann)).toBe(Level.Own);
  expect(accessLevel(root, bob)).toBe(Level.Read);
  expect(accessLevel(root, eve)).toBe(Level.None);
});

test('the best of the groups', () => {
  const folder: Folder = { name: 'News', shares: { staff: Level.Read, editors: Level.Write } };
  expect(accessLevel(folder, bob)).toBe(Level.Write);
});

test('folders inherit', () => {
  expect(accessLevel(site, ann)).toBe(Level.Own);
  expect(canWrite(site, bob)).toBe(true);
  expect(canWrite(site, eve)).toBe(false);
});

test('a folder can be closed for somebody', () => {
  expect(accessLevel(salaries, bob)).toBe(Level.None);
  expect(readers(salaries, [ann, bob, eve])).toEqual(['ann']);
});
