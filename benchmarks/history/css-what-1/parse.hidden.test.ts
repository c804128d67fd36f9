import { parse } from './package/lib/es/parse.js';

const tag = (name: string, namespace: string | null = null) => ({ type: 'tag', name, namespace });
const all = (namespace: string | null = null) => ({ type: 'universal', namespace });
const column = { type: 'column-combinator' };

describe('parse, the column combinator', () => {
  test('with a space on one side or none', () => {
    for (const selector of ['col||td', 'col|| td', 'col ||td', 'col  ||  td']) {
      expect(parse(selector)).toEqual([[tag('col'), column, tag('td')]]);
    }
  });

  test('after and before a star', () => {
    expect(parse('*||td')).toEqual([[all(), column, tag('td')]]);
    expect(parse('col||*')).toEqual([[tag('col'), column, all()]]);
    expect(parse('*||*')).toEqual([[all(), column, all()]]);
  });

  test('beside namespaces', () => {
    expect(parse('svg|a||td')).toEqual([[tag('a', 'svg'), column, tag('td')]]);
    expect(parse('col||svg|a')).toEqual([[tag('col'), column, tag('a', 'svg')]]);
    expect(parse('*|a||*|b')).toEqual([[tag('a', '*'), column, tag('b', '*')]]);
    expect(parse('svg|*||td')).toEqual([[all('svg'), column, tag('td')]]);
  });

  test('several times, in lists and in pseudo classes', () => {
    expect(parse('a||b||c')).toEqual([[tag('a'), column, tag('b'), column, tag('c')]]);
    expect(parse('a||b,c||d')).toEqual([
      [tag('a'), column, tag('b')],
      [tag('c'), column, tag('d')],
    ]);
    expect(parse(':is(a||b)')).toEqual([[{ type: 'pseudo', name: 'is', data: [[tag('a'), column, tag('b')]] }]]);
  });

  test('after a class', () => {
    const selector = parse('col.x||td')[0];
    expect(selector.map((part: any) => part.type)).toEqual(['tag', 'attribute', 'column-combinator', 'tag']);
  });

  test('single pipes are as before', () => {
    expect(parse('svg|a b|c')).toEqual([[tag('a', 'svg'), { type: 'descendant' }, tag('c', 'b')]]);
    expect(parse('|*')).toEqual([[all('')]]);
    expect(parse('[svg|href|="x"]')[0][0]).toMatchObject({
      name: 'href',
      namespace: 'svg',
      action: 'hyphen',
      value: 'x',
    });
    expect(() => parse('svg|')).toThrow('Expected name');
  });

  test('two combinators in a row are still refused', () => {
    expect(() => parse('a > || b')).toThrow('successive traversals');
    expect(() => parse('a||>b')).toThrow('successive traversals');
  });
});
