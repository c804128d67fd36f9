import { formatPointer, get, leaves, parsePointer, PointerError, set } from './pointer';

const settings = {
  users: [{ name: 'Ada' }, { name: 'Bob' }],
  paths: { 'src/app': 'on', '~/.config': 'off', 'lib~1': 'old' },
};

test('finds values', () => {
  expect(get(settings, '/users/1/name')).toBe('Bob');
  expect(get(settings, '')).toBe(settings);
  expect(get(settings, '/users/01/name')).toBe(undefined);
  expect(get(settings, '/toString')).toBe(undefined);
});

test('finds keys with slashes and tildes', () => {
  expect(get(settings, '/paths/src~1app')).toBe('on');
  expect(get(settings, '/paths/~0~1.config')).toBe('off');
});

test('finds everything that leaves() lists', () => {
  const found = leaves(settings).map((pointer) => get(settings, pointer));
  expect(found).toEqual(['Ada', 'Bob', 'on', 'off', 'old']);
});

test('formats', () => {
  expect(formatPointer(['paths', 'src/app', 0])).toBe('/paths/src~1app/0');
  expect(formatPointer([])).toBe('');
});

test('refuses bad pointers', () => {
  expect(() => parsePointer('users')).toThrow(PointerError);
  expect(() => parsePointer('/a~2')).toThrow('bad escape: "/a~2"');
  expect(() => parsePointer('/a~')).toThrow('bad escape');
});

test('sets values in a copy', () => {
  expect(set({ a: [1, 2] }, '/a/-', 3)).toEqual({ a: [1, 2, 3] });
  expect(set({}, '/a/b', true)).toEqual({ a: { b: true } });
  expect(() => set({ a: [1] }, '/a/5', 0)).toThrow('no such index');
  set(settings, '/users/0/name', 'Eve');
  expect(settings.users[0].name).toBe('Ada');
});
