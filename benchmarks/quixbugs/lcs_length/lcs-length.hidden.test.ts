import { lcsLength } from './lcs-length';

describe('lcsLength', () => {
  it('measures what "meow" and "homeowner" have in common', () => {
    expect(lcsLength('meow', 'homeowner')).toBe(4);
  });

  it('measures what "fun" and "function" have in common', () => {
    expect(lcsLength('fun', 'function')).toBe(3);
  });

  it('measures what "physics" and "physics" have in common', () => {
    expect(lcsLength('physics', 'physics')).toBe(7);
  });

  it('measures what "flippy" and "floppy" have in common', () => {
    expect(lcsLength('flippy', 'floppy')).toBe(3);
  });
});
