import { transform } from './hooks';
import type { Plugin } from './hooks';

const upper: Plugin = { name: 'upper', transform: (code) => code.toUpperCase() };
const banner: Plugin = { name: 'banner', transform: async (code) => `/* mine */ ${code}` };
const silent: Plugin = { name: 'silent', transform: () => undefined };

test('one plugin', async () => {
  expect(await transform('a', 'a.js', [upper])).toEqual({ code: 'A', applied: ['upper'] });
});

test('a plugin that gives nothing', async () => {
  expect(await transform('a', 'a.js', [silent, { name: 'empty' }])).toEqual({ code: 'a', applied: [] });
});

test('only for some files', async () => {
  const css: Plugin = { ...upper, name: 'css', include: /\.css$/ };
  expect((await transform('a', 'a.js', [css])).code).toBe('a');
  expect((await transform('a', 'a.css', [css])).code).toBe('A');
});

test('each plugin gets what the one before has made', async () => {
  expect(await transform('a', 'a.js', [upper, silent, banner])).toEqual({
    code: '/* mine */ A',
    applied: ['upper', 'banner'],
  });
});

test('names the plugin that fails', async () => {
  const broken: Plugin = {
    name: 'broken',
    transform: () => {
      throw new Error('Unexpected token');
    },
  };
  await expect(transform('a', 'a.js', [broken])).rejects.toThrow('[broken] Unexpected token');
});
