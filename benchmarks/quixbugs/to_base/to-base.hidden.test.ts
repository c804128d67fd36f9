import { toBase } from './to-base';

describe('toBase', () => {
  it('writes 41 in base 2', () => {
    expect(toBase(41, 2)).toBe('101001');
  });

  it('writes 27 in base 23', () => {
    expect(toBase(27, 23)).toBe('14');
  });

  it('writes 8237 in base 24', () => {
    expect(toBase(8237, 24)).toBe('E75');
  });
});
