import { lcsLength } from './lcs-length';

describe('lcsLength', () => {
  it('measures what "witch" and "which" have in common', () => {
    expect(lcsLength('witch', 'which')).toBe(2);
  });

  it('measures what "fun" and "" have in common', () => {
    expect(lcsLength('fun', '')).toBe(0);
  });

  it('measures what "cyborg" and "cyber" have in common', () => {
    expect(lcsLength('cyborg', 'cyber')).toBe(3);
  });

  it('measures what "space age" and "pace a" have in common', () => {
    expect(lcsLength('space age', 'pace a')).toBe(6);
  });

  it('measures what "acbdegcedbg" and "begcfeubk" have in common', () => {
    expect(lcsLength('acbdegcedbg', 'begcfeubk')).toBe(3);
  });
});
