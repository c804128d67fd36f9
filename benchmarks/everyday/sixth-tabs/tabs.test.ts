import { TabBar } from './tabs';

/** A bar with a tab for each letter; `pinned` ones stay. */
function bar(letters: string, active: string, pinned = ''): TabBar {
  const tabs = new TabBar();
  for (const id of letters) tabs.open({ id, title: `File ${id}`, pinned: pinned.includes(id) });
  tabs.activate(active);
  return tabs;
}

const show = (tabs: TabBar) => `${tabs.ids.join('')} ${tabs.active?.id}`;

test('opens to the right', () => {
  const tabs = bar('abc', 'a');
  tabs.open({ id: 'd', title: 'File d' });
  expect(show(tabs)).toBe('adbc d');
  tabs.open({ id: 'c', title: 'File c' });
  expect(show(tabs)).toBe('adbc c');
});

test('closes the active tab', () => {
  const tabs = bar('abc', 'b');
  tabs.close('b');
  expect(show(tabs)).toBe('ac c');
  tabs.close('c');
  expect(show(tabs)).toBe('a a');
  tabs.close('a');
  expect(tabs.active).toBeUndefined();
});

test('closes a tab to the right', () => {
  const tabs = bar('abcd', 'b');
  tabs.close('c');
  expect(show(tabs)).toBe('abd b');
  tabs.closeToTheRight('a');
  expect(show(tabs)).toBe('a a');
});

test('closes a tab to the left', () => {
  const tabs = bar('abcd', 'c');
  tabs.close('a');
  expect(show(tabs)).toBe('bcd c');
});

test('closes the other tabs', () => {
  const tabs = bar('abcde', 'c', 'e');
  tabs.closeOthers('c');
  expect(show(tabs)).toBe('ce c');
});

test('closes several, among them the active one', () => {
  const tabs = bar('abcde', 'c');
  tabs.closeWhere(({ id }) => id === 'a' || id === 'c');
  expect(show(tabs)).toBe('bde d');
});
