import { describe, expect, it } from 'vitest';

import { addIgnoreLines, removeIgnoreLines } from './ignore-lines.ts';
import { addToNpmrc, removeFromNpmrc } from './npmrc.ts';
import { addToPnpmSettings, removeFromPnpmSettings } from './pnpm-settings.ts';
import { preloadOption } from './preload-option.ts';
import { addAliases, removeAliases } from './script-aliases.ts';

const OPTION = preloadOption(['vitest']);
const BOTH = preloadOption(['vitest', 'jest']);

describe('scripts in package.json', () => {
  it.each([
    [
      '{\n  "name": "a",\n  "scripts": {\n    "test": "jest"\n  }\n}\n',
      '{\n  "name": "a",\n  "scripts": {\n    "test": "jest",\n    "vitest": "vitest-heal",\n    "jest": "jest-heal"\n  }\n}\n',
    ],
    [
      '\uFEFF{\r\n\t"scripts": {\r\n\t\t"a": "b"\r\n\t},\r\n\t"x": 1\r\n}',
      '\uFEFF{\r\n\t"scripts": {\r\n\t\t"a": "b",\r\n\t\t"vitest": "vitest-heal",\r\n\t\t"jest": "jest-heal"\r\n\t},\r\n\t"x": 1\r\n}',
    ],
    [
      '{ "scripts": {"test": "jest"} }',
      '{ "scripts": {"test": "jest", "vitest": "vitest-heal", "jest": "jest-heal"} }',
    ],
    [
      '{\n    "name": "a"\n}',
      '{\n    "name": "a",\n    "scripts": {\n        "vitest": "vitest-heal",\n        "jest": "jest-heal"\n    }\n}',
    ],
    ['{ "name": "a" }\n', '{ "name": "a", "scripts": { "vitest": "vitest-heal", "jest": "jest-heal" } }\n'],
    ['{}', '{\n  "scripts": {\n    "vitest": "vitest-heal",\n    "jest": "jest-heal"\n  }\n}'],
  ])('are added to %j as the others are written, and taken out again', (before, after) => {
    const added = addAliases(before, ['vitest', 'jest']);
    const again = addAliases(added.text, ['vitest', 'jest']);
    const removed = removeAliases(added.text);

    expect(added).toEqual({ text: after, taken: [] });
    expect(again).toEqual({ text: after, taken: [] });
    expect(removed).toEqual({ status: 'removed', text: before });
  });

  it('stay where others follow them', () => {
    const text = '{\n  "scripts": {\n    "vitest": "vitest-heal",\n    "test": "vitest run"\n  }\n}\n';

    expect(removeAliases(text)).toEqual({
      status: 'removed',
      text: '{\n  "scripts": {\n    "test": "vitest run"\n  }\n}\n',
    });
  });

  it('of the same name stay, and are told', () => {
    const text = '{ "scripts": { "vitest": "vitest --ui" } }';

    expect(addAliases(text, ['vitest'])).toEqual({ text, taken: [{ runner: 'vitest', script: 'vitest --ui' }] });
    expect(removeAliases(text)).toEqual({ status: 'absent' });
  });

  it('that were edited since are not taken out', () => {
    expect(removeAliases('{ "scripts": { "jest": "jest-heal --silent" } }')).toEqual({
      status: 'changed',
      line: '"jest": "jest-heal --silent"',
    });
  });

  it.each(['', '[]', '{ "scripts": }', '{ "scripts": [] }', '{} // no'])('are not added to %j', (text) => {
    expect(() => addAliases(text, ['jest'])).toThrow(/in "package\.json"|"package\.json" is not a JSON object/);
  });
});

describe('lines in .gitignore', () => {
  const BLOCK = ['# testheal: reports and backups of healing runs', '.heal/', '*.heal-backup*'];

  it.each([
    ['', `${BLOCK.join('\n')}\n`],
    ['node_modules\n', `node_modules\n${BLOCK.join('\n')}\n`],
    ['node_modules', `node_modules\n${BLOCK.join('\n')}`],
    ['a\r\nb\r\n', `a\r\nb\r\n${BLOCK.join('\r\n')}\r\n`],
    ['/.heal\n\n', `/.heal\n\n${BLOCK[0]}\n${BLOCK[2]}\n`],
  ])('are added to %j and taken out again', (before, after) => {
    const added = addIgnoreLines(before);

    expect([added, addIgnoreLines(added)]).toEqual([after, after]);
    expect(removeIgnoreLines(added)).toEqual({ status: 'removed', text: before });
  });

  it('are not added where both are', () => {
    const text = '.heal/\n*.heal-backup\n';

    expect(addIgnoreLines(text)).toBe(text);
    expect(removeIgnoreLines(text)).toEqual({ status: 'absent' });
  });

  it('are taken out where others follow them', () => {
    expect(removeIgnoreLines(`a\n${BLOCK.join('\n')}\nb\n`)).toEqual({ status: 'removed', text: 'a\nb\n' });
  });
});

describe('the line in .npmrc', () => {
  it.each([
    ['', `node-options=${OPTION}\n`],
    ['registry=https://r.example/', `registry=https://r.example/\nnode-options=${OPTION}`],
    ['a=b\r\n', `a=b\r\nnode-options=${OPTION}\r\n`],
    ['node-options=--no-warnings\na=b\n', `node-options=--no-warnings ${OPTION}\na=b\n`],
    ['node-options = "--no-warnings --trace-exit"\n', `node-options = "--no-warnings --trace-exit ${OPTION}"\n`],
    ['node-options=--no-warnings ; quiet\n', `node-options=--no-warnings ${OPTION} ; quiet\n`],
    ['; node-options=--x\n', `; node-options=--x\nnode-options=${OPTION}\n`],
  ])('is added to %j and taken out again', (before, after) => {
    const added = addToNpmrc(before, OPTION);

    expect([added, addToNpmrc(added, OPTION)]).toEqual([after, after]);
    expect(removeFromNpmrc(added)).toEqual({ status: 'removed', text: before });
  });

  it('is for both runners when it was for one', () => {
    const added = addToNpmrc(`node-options=--no-warnings ${OPTION}\n`, BOTH);

    expect(added).toBe(`node-options=--no-warnings ${BOTH}\n`);
    expect(removeFromNpmrc(added)).toEqual({ status: 'removed', text: 'node-options=--no-warnings\n' });
  });

  it('that was edited since is not taken out', () => {
    const line = `node-options=${OPTION.replace('register()', 'register(1)')}`;

    expect(removeFromNpmrc(`a=b\n${line}\n`)).toEqual({ status: 'changed', line });
  });
});

describe('nodeOptions in pnpm-workspace.yaml', () => {
  const LINE = `nodeOptions: "\${NODE_OPTIONS:- } ${OPTION}"`;

  it.each([
    ['', `${LINE}\n`],
    ['packages:\n  - a/*', `packages:\n  - a/*\n${LINE}`],
    ['packages:\r\n  - a/*\r\n', `packages:\r\n  - a/*\r\n${LINE}\r\n`],
    ['nodeOptions: --no-warnings # quiet\na: 1\n', `nodeOptions: --no-warnings ${OPTION} # quiet\na: 1\n`],
    ['nodeOptions: "--no-warnings"\n', `nodeOptions: "--no-warnings ${OPTION}"\n`],
    ["nodeOptions: '--no-warnings'\n", `nodeOptions: '--no-warnings ${OPTION.replaceAll("'", "''")}'\n`],
  ])('get the line in %j, and lose it again', (before, after) => {
    const added = addToPnpmSettings(before, OPTION);

    expect([added, addToPnpmSettings(added, OPTION)]).toEqual([after, after]);
    expect(removeFromPnpmSettings(added)).toEqual({ status: 'removed', text: before });
  });

  it.each(['nodeOptions: >\n  --a\n', 'nodeOptions: [a]\n', '- a\n', 'a: [\n'])('are left alone in %j', (text) => {
    expect(() => addToPnpmSettings(text, OPTION)).toThrow(/"pnpm-workspace\.yaml"/);
  });
});
