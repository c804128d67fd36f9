import { PluginError, transform } from './hooks';
import type { Plugin } from './hooks';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const append = (name: string, ms = 0): Plugin => ({
  name,
  transform: async (code) => {
    if (ms > 0) await pause(ms);
    return `${code}${name}`;
  },
});

test('slow plugins keep their order', async () => {
  expect(await transform('-', 'x', [append('a', 8), append('b', 1), append('c'), append('d', 4)])).toEqual({
    code: '-abcd',
    applied: ['a', 'b', 'c', 'd'],
  });
});

test('a plugin starts when the one before is done', async () => {
  const log: string[] = [];
  const logged = (name: string, ms: number): Plugin => ({
    name,
    transform: async () => {
      log.push(`${name} start`);
      await pause(ms);
      log.push(`${name} end`);
      return undefined;
    },
  });
  await transform('', 'x', [logged('a', 5), logged('b', 1)]);
  expect(log).toEqual(['a start', 'a end', 'b start', 'b end']);
});

test('sync and async, with and without output', async () => {
  const plugins: Plugin[] = [
    { name: 'sync', transform: (code) => `${code}1` },
    { name: 'nothing', transform: async () => undefined },
    { name: 'none' },
    { name: 'same', transform: async (code) => code },
    append('2', 1),
    { name: 'skipped', include: /\.css$/, transform: () => 'wrong' },
    { name: 'empty', transform: () => '' },
    append('3'),
  ];
  expect(await transform('0', 'x.js', plugins)).toEqual({ code: '3', applied: ['sync', '2', 'empty', '3'] });
});

test('nothing runs after a failure', async () => {
  let ran = false;
  const error = await transform('a', 'x', [
    {
      name: 'bad',
      transform: async () => {
        await pause(1);
        throw new TypeError('no');
      },
    },
    {
      name: 'next',
      transform: (code) => {
        ran = true;
        return code;
      },
    },
  ]).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PluginError);
  expect((error as PluginError).plugin).toBe('bad');
  expect((error as PluginError).message).toBe('[bad] no');
  expect(ran).toBe(false);
});

test('no plugins', async () => {
  expect(await transform('a', 'x', [])).toEqual({ code: 'a', applied: [] });
});
