import { levenshtein } from './levenshtein';

describe('levenshtein', () => {
  it('counts the steps from "kitten" to "sitting"', () => {
    expect(levenshtein('kitten', 'sitting')).toBe(3);
  });

  it('counts the steps from "abcdefg" to "gabcdef"', () => {
    expect(levenshtein('abcdefg', 'gabcdef')).toBe(2);
  });

  it('counts the steps from "hello" to "olleh"', () => {
    expect(levenshtein('hello', 'olleh')).toBe(4);
  });
});
