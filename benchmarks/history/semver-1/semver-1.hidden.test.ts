import Range from './package/classes/range.js';

const pre = { includePrerelease: true };
const range = (text: string, options?: object) => new Range(text, options).range;
const allows = (text: string, version: string, options?: object) => new Range(text, options).test(version);

describe('tilde ranges and includePrerelease', () => {
  test('a range of the major version alone', () => {
    expect(range('~1', pre)).toBe('>=1.0.0-0 <2.0.0-0');
    expect(range('~3.x', pre)).toBe('>=3.0.0-0 <4.0.0-0');
    expect(allows('~2', '2.0.0-rc.1', pre)).toBe(true);
  });

  test('a range of the major and minor version', () => {
    expect(range('~0.4', pre)).toBe('>=0.4.0-0 <0.5.0-0');
    expect(range('~>1.2', pre)).toBe('>=1.2.0-0 <1.3.0-0');
    expect(allows('~1.2.x', '1.2.0-0', pre)).toBe(true);
    expect(allows('~2.1 || ~4.7', '4.7.0-beta.2', pre)).toBe(true);
  });

  test('the upper bound does not move', () => {
    expect(allows('~1.2', '1.3.0-alpha', pre)).toBe(false);
    expect(allows('~1.2', '1.2.9-alpha', pre)).toBe(true);
    expect(allows('~1', '2.0.0-alpha', pre)).toBe(false);
  });

  test('a full version is still the lower bound itself', () => {
    expect(range('~1.2.3', pre)).toBe('>=1.2.3 <1.3.0-0');
    expect(allows('~1.2.3', '1.2.3-alpha', pre)).toBe(false);
    expect(allows('~1.2.0', '1.2.0-alpha', pre)).toBe(false);
    expect(range('~1.2.3-beta', pre)).toBe('>=1.2.3-beta <1.3.0-0');
  });

  test('nothing changes without the option', () => {
    expect(range('~1')).toBe('>=1.0.0 <2.0.0-0');
    expect(range('~0.4')).toBe('>=0.4.0 <0.5.0-0');
    expect(allows('~1.2', '1.2.0-alpha')).toBe(false);
    expect(allows('~1', '1.0.0-alpha')).toBe(false);
  });
});
