import { describe as describePress, Keymap, normalize } from './keybindings';

const ctrl = (key: string) => ({ key, ctrl: true });

test('normalizes shortcuts', () => {
  expect(normalize('Shift+Ctrl+P')).toBe('ctrl+shift+p');
  expect(normalize(' cmd+option+Esc ')).toBe('alt+meta+escape');
  expect(normalize('ctrl++')).toBe('ctrl++');
  expect(normalize('ctrl+k  Control+c')).toBe('ctrl+k ctrl+c');
  expect(() => normalize('hyper+x')).toThrow('hyper');
});

test('describes presses', () => {
  expect(describePress({ key: ' ', shift: true })).toBe('shift+space');
  expect(describePress({ key: 'Enter' })).toBe('enter');
});

test('runs commands', () => {
  const log: string[] = [];
  const map = new Keymap();
  map.bind('ctrl+s', () => log.push('save'));
  map.bind('ctrl+k ctrl+c', () => log.push('comment'));
  expect(map.press(ctrl('s'))).toBe('run');
  expect(map.press(ctrl('k'))).toBe('pending');
  expect(map.pending).toBe('ctrl+k');
  expect(map.press({ key: 'Control', ctrl: true })).toBe('ignored');
  expect(map.press(ctrl('c'))).toBe('run');
  expect(map.pending).toBe('');
  expect(log).toEqual(['save', 'comment']);
});

test('a key that does not go on begins anew', () => {
  const log: string[] = [];
  const map = new Keymap();
  map.bind('ctrl+k ctrl+c', () => log.push('comment'));
  map.bind('ctrl+s', () => log.push('save'));
  map.press(ctrl('k'));
  expect(map.press(ctrl('s'))).toBe('run');
  expect(map.press({ key: 'x' })).toBe('ignored');
  expect(log).toEqual(['save']);
});

test('typing f is typing f, whatever function keys are bound', () => {
  const map = new Keymap();
  map.bind('f5', () => {});
  expect(map.press({ key: 'f' })).toBe('ignored');
  expect(map.pending).toBe('');
});

test('unbinds', () => {
  const map = new Keymap();
  const unbind = map.bind('f5', () => {});
  map.bind('f5', () => {});
  unbind();
  expect(map.press({ key: 'F5' })).toBe('run');
});
