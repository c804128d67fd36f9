import { Keymap } from './keybindings';

test('keys whose names begin alike', () => {
  const map = new Keymap();
  for (const key of ['escape', 'ctrl+enter', 'shift+f10', 'ctrl+k f12']) map.bind(key, () => {});
  expect(map.press({ key: 'e' })).toBe('ignored');
  expect(map.press({ key: 'e', ctrl: true })).toBe('ignored');
  expect(map.press({ key: 'f1', shift: true })).toBe('ignored');
  expect(map.press({ key: 'F', shift: true })).toBe('ignored');
  expect(map.pending).toBe('');
});

test('a longer key name inside of a sequence', () => {
  const log: string[] = [];
  const map = new Keymap();
  map.bind('ctrl+k f12', () => log.push('peek'));
  map.bind('f', () => log.push('f'));
  map.press({ key: 'k', ctrl: true });
  expect(map.press({ key: 'f1' })).toBe('ignored');
  expect(map.pending).toBe('');
  map.press({ key: 'k', ctrl: true });
  expect(map.press({ key: 'f' })).toBe('run');
  map.press({ key: 'k', ctrl: true });
  expect(map.press({ key: 'F12' })).toBe('run');
  expect(log).toEqual(['f', 'peek']);
});

test('three presses in a row', () => {
  const log: string[] = [];
  const map = new Keymap();
  map.bind('g g home', () => log.push('top'));
  expect(map.press({ key: 'g' })).toBe('pending');
  expect(map.press({ key: 'g' })).toBe('pending');
  expect(map.pending).toBe('g g');
  expect(map.press({ key: 'h' })).toBe('ignored');
  expect(map.press({ key: 'Home' })).toBe('ignored');
  for (const key of ['g', 'g', 'home']) map.press({ key });
  expect(log).toEqual(['top']);
});

test('breaking off into another sequence', () => {
  const log: string[] = [];
  const map = new Keymap();
  map.bind('ctrl+k u', () => log.push('upper'));
  map.bind('ctrl+x s', () => log.push('saveAll'));
  map.press({ key: 'k', ctrl: true });
  expect(map.press({ key: 'x', ctrl: true })).toBe('pending');
  expect(map.pending).toBe('ctrl+x');
  expect(map.press({ key: 's' })).toBe('run');
  expect(log).toEqual(['saveAll']);
});

test('an unbound sequence is no longer waited for', () => {
  const map = new Keymap();
  const unbind = map.bind('ctrl+k up', () => {});
  expect(map.press({ key: 'k', ctrl: true })).toBe('pending');
  expect(map.press({ key: 'u' })).toBe('ignored');
  unbind();
  expect(map.press({ key: 'k', ctrl: true })).toBe('ignored');
});
