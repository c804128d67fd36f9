import { parseLength, pixelsOf, toPixels } from './css-length';

describe('parseLength', () => {
  it('reads whole numbers', () => {
    expect(parseLength('12px')).toEqual({ value: 12, unit: 'px' });
    expect(parseLength(' -3EM ')).toEqual({ value: -3, unit: 'em' });
    expect(parseLength('0')).toEqual({ value: 0, unit: 'px' });
  });

  it('reads fractions', () => {
    expect(parseLength('1.5rem')).toEqual({ value: 1.5, unit: 'rem' });
    expect(parseLength('33.33%')).toEqual({ value: 33.33, unit: '%' });
  });

  it('does not read other things', () => {
    expect(parseLength('auto')).toBe(undefined);
    expect(parseLength('12')).toBe(undefined);
    expect(parseLength('1.px')).toBe(undefined);
  });
});

it('converts to pixels', () => {
  expect(toPixels({ value: 2, unit: 'rem' })).toBe(32);
  expect(toPixels({ value: 2, unit: 'em' }, { fontSize: 10 })).toBe(20);
});

it('takes what can be read', () => {
  expect(pixelsOf('50%', 7, { base: 300 })).toBe(150);
  expect(pixelsOf('wide', 7)).toBe(7);
});
