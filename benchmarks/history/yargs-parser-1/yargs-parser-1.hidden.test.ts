import { format } from 'util';
import { normalize, resolve } from 'path';
import { YargsParser } from './package/build/lib/yargs-parser.js';

const parser = new YargsParser({ cwd: () => '/', env: () => ({}), format, normalize, resolve, require: () => ({}) });
const parse = (args, options) => parser.parse(args, options).argv;

describe('YargsParser', () => {
  test('any number of hyphens from three', () => {
    expect(parse(['-----', 'a'])).toEqual({ _: ['-----', 'a'] });
    expect(parse('--- x')).toEqual({ _: ['---', 'x'] });
  });

  test('with an equals sign', () => {
    expect(parse(['---=x'])).toEqual({ _: ['---=x'] });
    expect(parse(['----=1', '--', 'z'], { configuration: { 'populate--': true } })).toEqual({
      _: ['----=1'],
      '--': ['z'],
    });
  });

  test('between options', () => {
    expect(parse(['--a', '---', 'b'])).toEqual({ _: ['---', 'b'], a: true });
    expect(parse(['---', '--n=2'])).toEqual({ _: ['---'], n: 2 });
  });

  test('three hyphens with a name are still an option', () => {
    const argv = parse(['---a=1']);
    expect(argv['-a']).toBe(1);
    expect(argv._).toEqual([]);
  });

  test('one and two hyphens', () => {
    expect(parse(['-'])).toEqual({ _: ['-'] });
    expect(parse(['--', '---', '--x'])).toEqual({ _: ['---', '--x'] });
    expect(parse(['--'], { configuration: { 'populate--': true } })._).toEqual([]);
  });

  test('a word with hyphens inside, and a value of hyphens', () => {
    expect(parse(['a---b', '5'])).toEqual({ _: ['a---b', 5] });
    expect(parse(['-a', '---'])).toEqual({ _: [], a: '---' });
  });
});
