import { expect, it } from 'vitest';
import { keepRest } from '../../src/operators/collection/keep-rest.ts';
import { anchorText } from '../../src/operators/idioms/texts/anchor-text.ts';
import { askParts } from '../../src/operators/idioms/texts/ask-parts.ts';
import { joinQuery } from '../../src/operators/idioms/texts/join-query.ts';
import { trimSeparator } from '../../src/operators/idioms/texts/trim-separator.ts';
import { wholeWords } from '../../src/operators/idioms/texts/whole-words.ts';
import { propose, proposePatches } from './propose.ts';

it.each<[at: string, value: string, texts: readonly string[]]>([
  ["name.replace('www.', '')", 'a.www.', ["name.replace(/^www\\./, '')"]],
  ["name.replace('/', '')", '/a/b', ["name.replace(/\\/$/, '')"]],
  ["name.replace('.js', '.ts')", 'a.js.js', ["name.replace(/^\\.js/, '.ts')", "name.replace(/\\.js$/, '.ts')"]],
  ["name.replace('$(', '(')", 'a$(', ["name.replace(/^\\$\\(/, '(')"]],
  ["text.replace('a\\n', '')", 'ba\n', ["text.replace(/^a\\n/, '')"]],
  ["name.replace('.js', '')", 'js', []],
  ["name.replace('.js', '')", '.js', []],
  ["name.replace('', 'x')", 'abc', []],
  ['name.replace(/b/, "")', 'abc', []],
  ["name.replace('b')", 'abc', []],
  ['name.replace()', 'abc', []],
  ['name.replace(...both)', 'abc', []],
  ["name.replaceAll('b', '')", 'abc', []],
  ["name?.replace('b', '')", 'abc', []],
])('anchor-text at %s of %j', (at, value, texts) => {
  expect(propose(anchorText, { source: `f(${at})`, at, elsewhere: [value] })).toEqual(texts);
});

it('anchor-text in what was made on the way', () => {
  const at = "this.#name!.trim().replace('(x)', '')";
  const source = `class A { #name?: string; f() { return ${at}; } }`;
  expect(propose(anchorText, { source, at, seen: { 'this.#name!.trim()': ['(x)(x)'] } })).toEqual([
    "this.#name!.trim().replace(/\\(x\\)$/, '')",
  ]);
});

it.each<[at: string, list: unknown, texts: readonly string[]]>([
  ['list.includes(name)', 'ab,c', ["list.split(',').includes(name)"]],
  ['list.includes(name as string)', 'ab, c', ["list.split(', ').includes(name as string)"]],
  ['list.includes(`${name}`)', 'ab|c', ["list.split('|').includes(`${name}`)"]],
  ['(list ?? none).includes(name)', 'ab c', ["(list ?? none).split(' ').includes(name)"]],
  ['list.includes(name, 1)', 'ab,c', []],
  ['list.includes(name)', 'abc', []],
  ['list.includes(name)', ['ab,c'], []],
  ["list.includes('a')", 'ab,c', []],
  ['list.includes()', 'ab,c', []],
  ['list.indexOf(name)', 'ab,c', []],
  ['list?.includes(name)', 'ab,c', []],
])('ask-parts at %s of %j', (at, list, texts) => {
  const found = (isIn: boolean, name: string) =>
    propose(askParts, {
      source: `if (${at}) f();`,
      at,
      seen: { [at]: [isIn], name: [name], 'name as string': [name], '`${name}`': [name] },
      elsewhere: [list],
    });
  expect(found(true, 'a')).toEqual(texts);
  expect(found(false, 'a')).toEqual([]);
  expect(found(true, 'a, b | c')).toEqual([]);
});

it.each<[at: string, mended: string | undefined]>([
  ['`${url}?${query}`', "`${url}${url.includes('?') ? '&' : '?'}${query}`"],
  ['`${base}?a=${this.url}?b=1`', "`${base}?a=${this.url}${this.url.includes('?') ? '&' : '?'}b=1`"],
  ["url + '?' + query", "url + (url.includes('?') ? '&' : '?') + query"],
  ['all[key].url + "?"', "all[key].url + (all[key].url.includes('?') ? '&' : '?')"],
  ['`${url}/?${query}`', undefined],
  ['`${urlOf(key)}?${query}`', undefined],
  ["urlOf(key) + '?' + query", undefined],
  ["'?' + url", undefined],
  ["url + '&' + query", undefined],
  ['`?`', undefined],
])('join-query in %s', (at, mended) => {
  const source = (text: string) => `const f = (): string => ${text};`;
  const found = (value: unknown) =>
    proposePatches(joinQuery, { source: source(at), seen: { base: ['/b'] }, elsewhere: [value] });
  expect(found('/a?b')).toEqual(mended === undefined ? [] : [source(mended)]);
  expect(found('/a')).toEqual([]);
  expect(found(['?'])).toEqual([]);
});

it.each<[at: string, texts: readonly string[]]>([
  ["new RegExp(word, 'gi')", ["new RegExp(`\\\\b${word}\\\\b`, 'gi')"]],
  ['RegExp(this.#words[0])', ['RegExp(`\\\\b${this.#words[0]}\\\\b`)']],
  ['new RegExp(`${word}s?`, flags)', ['new RegExp(`\\\\b${word}s?\\\\b`, flags)']],
  ["new RegExp(words.join('|'))", ["new RegExp(`\\\\b(?:${words.join('|')})\\\\b`)"]],
  ['new RegExp(words.map(quoted).join("|"), "g")', ['new RegExp(`\\\\b(?:${words.map(quoted).join("|")})\\\\b`, "g")']],
  ['new RegExp(`${a || b}|${c}`)', ['new RegExp(`\\\\b(?:${a || b}|${c})\\\\b`)']],
  ['new RegExp(`(${a}|[|])\\\\|`)', ['new RegExp(`\\\\b(${a}|[|])\\\\|\\\\b`)']],
  ['new RegExp(`^${word}$`)', []],
  ['new RegExp(`^${word}`)', []],
  ['new RegExp(`${word}$`)', []],
  ['new RegExp(`\\\\b${word}`)', []],
  ["new RegExp('word')", []],
  ['new RegExp(/word/)', []],
  ["new RegExp(words.join(','))", []],
  ['new RegExp(...all)', []],
  ['new RegExp()', []],
  ['new RegExp', []],
  ['new lib.RegExp(word)', []],
  ['new Pattern(word)', []],
])('whole-words at %s', (at, texts) => {
  expect(propose(wholeWords, { source: `class A { #words; f() { return ${at}; } }`, at })).toEqual(texts);
});

it.each<[put: string, mark: string | undefined]>([
  ["(letter) => '-' + letter.toLowerCase()", '-'],
  ['letter => `_${letter}`', '_'],
  ["(letter: string): string => ('/' + letter)", '\\/'],
  ["(letter) => letter + '-'", undefined],
  ["(letter) => '--' + letter", undefined],
  ['(letter) => `${letter}-`', undefined],
  ['lower', undefined],
  ['...rest', undefined],
])('trim-separator behind what %s puts in', (put, mark) => {
  const at = `t.replace(/[A-Z]/g, ${put})`;
  const found = (value: unknown) => propose(trimSeparator, { source: `f(${at})`, at, elsewhere: [value] });
  expect(found(`${mark?.slice(-1) ?? '-'}a`)).toEqual(
    mark === undefined ? [] : [`${at}.replace(/^${mark}+|${mark}+$/g, '')`],
  );
  expect(found('a')).toEqual([]);
});

it.each<[source: string, separator: string | undefined]>([
  ["const [key, value] = line.includes(':') ? line.split('=') : [line];", '='],
  ["let [key, value = '']: string[] = this.line.split('.'); value = value.trim();", '\\.'],
  ["let [, value] = line.split(' / ', 2); value++;", ' \\/ '],
  ["const [key, value] = line.split('=') as [string, string]; f(value);", '='],
  ["const [key, value] = (line.split('\\n'))!;", '\\n'],
  ["const [key, ...value] = line.split('=');", undefined],
  ["const [, value] = f(line.split('='));", undefined],
  ["const [key, value] = line.split('=') ? a : b;", undefined],
  ["const [a, b, c] = line.split('=');", undefined],
  ["const parts = line.split('=');", undefined],
  ["const [key, value] = line.split('');", undefined],
  ['const [key, value] = line.split(/=/);', undefined],
  ['const [key, value] = line.split();', undefined],
  ["const [key, value] = all.map((line) => line.split('='));", undefined],
])('keep-rest splits once in %s', (source, separator) => {
  const mended = source.replace(/split\([^)]*\)/, () => `split(/${separator}(.*)/s, 2)`);
  expect(proposePatches(keepRest, { source, elsewhere: [['a', 'b', 'c']] })).toEqual(
    separator === undefined ? [] : [mended],
  );
});
