import { getPath, parsePath, setPath } from './set-path';

it('splits paths', () => {
  expect(parsePath('editor.font.size')).toEqual(['editor', 'font', 'size']);
  expect(() => parsePath('')).toThrow('the path is empty');
});

it('reads', () => {
  const settings = { editor: { font: { size: 12 } } };

  expect(getPath(settings, 'editor.font.size')).toBe(12);
  expect(getPath(settings, 'editor.tabs.size')).toBe(undefined);
});

it('writes', () => {
  expect(setPath({ editor: { wrap: true } }, 'editor.font.size', 14)).toEqual({
    editor: { wrap: true, font: { size: 14 } },
  });
});

it('does not touch prototypes', () => {
  expect(() => setPath({}, '__proto__.admin', true)).toThrow('the path "__proto__.admin" is not allowed');
  expect(({} as { admin?: boolean }).admin).toBe(undefined);
});

it('does not touch prototypes deeper down', () => {
  expect(() => setPath({}, 'user.__proto__.admin', true)).toThrow('the path "user.__proto__.admin" is not allowed');
});

it('does not go by way of the constructor', () => {
  const settings = { user: {} };

  expect(() => setPath(settings, 'user.constructor.prototype', {})).toThrow(TypeError);
  expect(settings).toEqual({ user: {} });
});
