import { longestCommonSubsequence } from './longest-common-subsequence';

describe('longestCommonSubsequence', () => {
  it('finds what "daenarys" and "targaryen" share', () => {
    expect(longestCommonSubsequence('daenarys', 'targaryen')).toBe('aary');
  });

  it('finds what "thisisatest" and "testing123testing" share', () => {
    expect(longestCommonSubsequence('thisisatest', 'testing123testing')).toBe('tsitest');
  });

  it('finds what "abcbdab" and "bdcaba" share', () => {
    expect(longestCommonSubsequence('abcbdab', 'bdcaba')).toBe('bcba');
  });

  it('finds what "ABCBDAB" and "BDCABA" share', () => {
    expect(longestCommonSubsequence('ABCBDAB', 'BDCABA')).toBe('BCBA');
  });

  it('finds what "acbdegcedbg" and "begcfeubk" share', () => {
    expect(longestCommonSubsequence('acbdegcedbg', 'begcfeubk')).toBe('begceb');
  });
});
