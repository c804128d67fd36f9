import parse from './package/index.js';

describe('parse', () => {
  test('reads tags and what stands between them', () => {
    expect(parse('UL > li a')).toEqual([
      [
        { type: 'tag', name: 'ul' },
        { type: 'child' },
        { type: 'tag', name: 'li' },
        { type: 'descendant' },
        { type: 'tag', name: 'a' },
      ],
    ]);
  });

  test('reads ids, classes and attributes', () => {
    expect(parse('#main.big[lang|=en]')).toEqual([
      [
        { type: 'attribute', name: 'id', action: 'equals', value: 'main', ignoreCase: false },
        { type: 'attribute', name: 'class', action: 'element', value: 'big', ignoreCase: false },
        { type: 'attribute', name: 'lang', action: 'hyphen', value: 'en', ignoreCase: false },
      ],
    ]);
  });

  test('reads pseudo classes', () => {
    expect(parse(':not(b):nth-child(2n+1)')).toEqual([
      [
        { type: 'pseudo', name: 'not', data: [[{ type: 'tag', name: 'b' }]] },
        { type: 'pseudo', name: 'nth-child', data: '2n+1' },
      ],
    ]);
  });

  test('reads letters outside of ASCII', () => {
    expect(parse('.größe')[0][0].value).toBe('größe');
    expect(parse('[größe]')[0][0].name).toBe('größe');
  });

  test('throws for what it cannot read', () => {
    expect(() => parse('a,')).toThrow('empty sub-selector');
    expect(() => parse('[a')).toThrow('Malformed attribute selector');
  });

  test('reads a middle dot in a class', () => {
    expect(parse('.col·lecció')).toEqual([
      [{ type: 'attribute', name: 'class', action: 'element', value: 'col·lecció', ignoreCase: false }],
    ]);
  });

  test('reads a superscript in the name of an attribute', () => {
    expect(parse('[m²=1]')[0][0]).toEqual({
      type: 'attribute',
      name: 'm²',
      action: 'equals',
      value: '1',
      ignoreCase: false,
    });
  });
});
