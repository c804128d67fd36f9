import parse from './package/index.js';

const LATIN = Array.from({ length: 16 }, (_, i) => String.fromCharCode(0xb0 + i));

describe('parse, characters from U+00B0 to U+00BF', () => {
  test('in classes and ids, at every place', () => {
    for (const c of LATIN) {
      for (const name of [`${c}ab`, `a${c}b`, `ab${c}`, c]) {
        expect(parse('.' + name)[0][0].value).toBe(name);
        expect(parse('#' + name)[0][0].value).toBe(name);
      }
    }
  });

  test('in tags and pseudo classes', () => {
    for (const c of LATIN) {
      expect(parse(`x${c} > ${c}y`)[0].map((part: any) => part.name)).toEqual([
        `x${c}`.toLowerCase(),
        undefined,
        `${c}y`.toLowerCase(),
      ]);
      expect(parse(`:x${c}(1)`)).toEqual([[{ type: 'pseudo', name: `x${c}`.toLowerCase(), data: '1' }]]);
    }
  });

  test('in names of attributes', () => {
    for (const c of LATIN) {
      expect(parse(`[a${c}]`, { xmlMode: true })[0][0]).toMatchObject({ name: `a${c}`, action: 'exists' });
      expect(parse(`[${c}~="v"]`, { xmlMode: true })[0][0]).toMatchObject({ name: c, action: 'element', value: 'v' });
    }
  });

  test('in values without quotes', () => {
    for (const c of LATIN) {
      expect(parse(`[a=${c}]`)[0][0]).toMatchObject({ name: 'a', action: 'equals', value: c });
      expect(parse(`[a^=x${c}y i]`)[0][0]).toMatchObject({ action: 'start', value: `x${c}y`, ignoreCase: true });
    }
  });

  test('characters above are as before', () => {
    for (const c of ['À', 'ÿ', 'Ω', '中', '\uffff']) {
      expect(parse('.' + c)[0][0].value).toBe(c);
      expect(parse(`[a=${c}]`)[0][0].value).toBe(c);
    }
  });

  test('ASCII signs still end a name or are refused', () => {
    expect(parse('.a.b,c')).toHaveLength(2);
    expect(parse('a>b')[0]).toHaveLength(3);
    for (const selector of ['.a!', 'a$b', '.a%', 'a@b']) expect(() => parse(selector)).toThrow(SyntaxError);
    expect(() => parse('[a!b]')).toThrow(SyntaxError);
  });

  test('escapes are read as before', () => {
    expect(parse('.a\\b7')[0][0].value).toBe('a·');
    expect(parse('.\\·x')[0][0].value).toBe('·x');
  });
});
