import { describe, expect, it } from 'vitest';
import { foreignNames } from './foreign-names.ts';

const SOURCE =
  "import { log } from 'scope';\nexport function f(a) { log(a); return a.constructor.name + performance.now(); }\n";
const TARGET = { file: '/f.js', symbol: 'f', source: SOURCE, regions: [{ start: 35, end: SOURCE.length }] };

describe('foreignNames', () => {
  it.each([
    ['what it used before', 'log(performance.now(), a.constructor)'],
    ['globals that only compute', 'Math.max(...new Map(Object.entries(JSON.parse(a))).values())'],
    ['names of its own', '[a].map((process) => process + 1)'],
  ])('lets pass %s', (_what, expression) => {
    expect(foreignNames(TARGET, SOURCE.replace('a.constructor.name', expression))).toEqual([]);
  });

  it.each([
    ['process', 'process.exit()'],
    ['fetch', 'fetch(a)'],
    ['globalThis', 'globalThis.x'],
    ['eval', 'eval(a)'],
    ['Function', 'new Function(a)()'],
    ['require', 'require("fs")'],
    ['import()', 'import("fs")'],
    ['setTimeout', 'setTimeout(a)'],
    ['__proto__', 'a["__proto__"]'],
  ])('refuses %s, which was not there', (name, expression) => {
    expect(foreignNames(TARGET, SOURCE.replace('a.constructor.name', expression))).toEqual([
      `uses \`${name}\`, which the function did not use`,
    ]);
  });
});
