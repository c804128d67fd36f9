import { format } from 'util';
import { normalize, resolve } from 'path';
import { YargsParser } from './package/build/lib/yargs-parser.js';

const parser = new YargsParser({ cwd: () => '/', env: () => ({}), format, normalize, resolve, require: () => ({}) });
const parse = (args, options) => parser.parse(args, options).argv;

describe('YargsParser', () => {
  test('long options', () => {
    expect(parse(['--a', '1', '--b=two', '--no-c'])).toEqual({ _: [], a: 1, b: 'two', c: false });
  });

  test('short options', () => {
    expect(parse(['-abc', '-n5'])).toEqual({ _: [], a: true, b: true, c: true, n: 5 });
  });

  test('camel case', () => {
    expect(parse(['--foo-bar', 'x'])).toEqual({ _: [], 'foo-bar': 'x', fooBar: 'x' });
  });

  test('positionals', () => {
    expect(parse(['a', '-', '--', '--b'])).toEqual({ _: ['a', '-', '--b'] });
    expect(parse('one two')).toEqual({ _: ['one', 'two'] });
  });

  test('populate--', () => {
    expect(parse(['a', '--', 'b'], { configuration: { 'populate--': true } })).toEqual({ _: ['a'], '--': ['b'] });
  });

  test('hyphens without a name are positionals', () => {
    expect(parse(['---'])).toEqual({ _: ['---'] });
    expect(parse(['----', 'b'], { configuration: { 'populate--': true } })).toEqual({ _: ['----', 'b'] });
  });
});
