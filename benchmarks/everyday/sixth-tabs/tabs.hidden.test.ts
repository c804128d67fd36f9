import { TabBar } from './tabs';

function bar(letters: string, active: string, pinned = ''): TabBar {
  const tabs = new TabBar();
  for (const id of letters) tabs.open({ id, title: `File ${id}`, pinned: pinned.includes(id) });
  tabs.activate(active);
  return tabs;
}

const show = (tabs: TabBar) => `${tabs.ids.join('')} ${tabs.active?.id}`;

function closing(letters: string, active: string, closed: string): string {
  const tabs = bar(letters, active);
  tabs.closeWhere(({ id }) => closed.includes(id));
  return show(tabs);
}

test('the active tab stays in front', () => {
  expect(closing('abcde', 'd', 'a')).toBe('bcde d');
  expect(closing('abcde', 'd', 'abc')).toBe('de d');
  expect(closing('abcde', 'e', 'bd')).toBe('ace e');
  expect(closing('abcde', 'c', 'ae')).toBe('bcd c');
  expect(closing('abcde', 'a', 'bcde')).toBe('a a');
  expect(closing('abcde', 'c', '')).toBe('abcde c');
  expect(closing('abcde', 'b', 'xyz')).toBe('abcde b');
});

test('the next one to the right', () => {
  expect(closing('abcde', 'c', 'c')).toBe('abde d');
  expect(closing('abcde', 'c', 'cd')).toBe('abe e');
  expect(closing('abcdef', 'd', 'abd')).toBe('cef e');
  expect(closing('abcde', 'a', 'a')).toBe('bcde b');
});

test('or the last one', () => {
  expect(closing('abcde', 'e', 'e')).toBe('abcd d');
  expect(closing('abcde', 'd', 'ade')).toBe('bc c');
  expect(closing('abcde', 'e', 'abe')).toBe('cd d');
});

test('all of them', () => {
  const tabs = bar('abc', 'b');
  tabs.closeWhere(() => true);
  expect(tabs.ids).toEqual([]);
  expect(tabs.active).toBeUndefined();
  tabs.open({ id: 'd', title: 'File d' });
  expect(show(tabs)).toBe('d d');
});

test('each tab, for each active one', () => {
  for (const active of 'abcdef') {
    for (const closed of 'abcdef') {
      if (closed === active) continue;
      const tabs = bar('abcdef', active);
      tabs.close(closed);
      expect(tabs.active?.id).toBe(active);
    }
  }
});

test('the other tabs and those to the right', () => {
  const others = bar('abcde', 'e', 'a');
  others.closeOthers('e');
  expect(show(others)).toBe('ae e');
  const right = bar('abcde', 'd', 'e');
  right.closeToTheRight('b');
  expect(show(right)).toBe('abe e');
});

test('opens beside the active tab afterwards', () => {
  const tabs = bar('abcd', 'c');
  tabs.close('a');
  tabs.open({ id: 'x', title: 'File x' });
  expect(show(tabs)).toBe('bcxd x');
});
