import { parse, isTraversal } from './package/lib/es/parse.js';

const tag = (name: string, namespace: string | null = null) => ({ type: 'tag', name, namespace });
const column = { type: 'column-combinator' };

describe('parse', () => {
  test('reads tags and what stands between them', () => {
    expect(parse('ul > li a')).toEqual([[tag('ul'), { type: 'child' }, tag('li'), { type: 'descendant' }, tag('a')]]);
  });

  test('reads several selectors', () => {
    expect(parse('h1, *')).toEqual([[tag('h1')], [{ type: 'universal', namespace: null }]]);
  });

  test('reads namespaces', () => {
    expect(parse('svg|a')).toEqual([[tag('a', 'svg')]]);
    expect(parse('*|a')).toEqual([[tag('a', '*')]]);
    expect(parse('|a')).toEqual([[tag('a', '')]]);
    expect(parse('svg|*')).toEqual([[{ type: 'universal', namespace: 'svg' }]]);
  });

  test('reads classes and pseudo classes', () => {
    expect(parse('.x:hover')).toEqual([
      [
        { type: 'attribute', name: 'class', action: 'element', value: 'x', namespace: null, ignoreCase: 'quirks' },
        { type: 'pseudo', name: 'hover', data: null },
      ],
    ]);
  });

  test('reads the column combinator between spaces', () => {
    expect(parse('col || td')).toEqual([[tag('col'), column, tag('td')]]);
    expect(isTraversal(parse('col || td')[0][1])).toBe(true);
  });

  test('reads the column combinator without spaces', () => {
    expect(parse('col||td')).toEqual([[tag('col'), column, tag('td')]]);
  });
});
