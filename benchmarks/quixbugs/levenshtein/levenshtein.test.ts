import { levenshtein } from './levenshtein';

describe('levenshtein', () => {
  it('counts the steps from "electron" to "neutron"', () => {
    expect(levenshtein('electron', 'neutron')).toBe(3);
  });

  it('counts the steps from "rosettacode" to "raisethysword"', () => {
    expect(levenshtein('rosettacode', 'raisethysword')).toBe(8);
  });

  it('counts the steps from "" to ""', () => {
    expect(levenshtein('', '')).toBe(0);
  });
});
