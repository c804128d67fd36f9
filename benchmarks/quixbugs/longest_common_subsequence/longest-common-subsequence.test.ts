import { longestCommonSubsequence } from './longest-common-subsequence';

describe('longestCommonSubsequence', () => {
  it('finds what "headache" and "pentadactyl" share', () => {
    expect(longestCommonSubsequence('headache', 'pentadactyl')).toBe('eadac');
  });

  it('finds what "XMJYAUZ" and "MZJAWXU" share', () => {
    expect(longestCommonSubsequence('XMJYAUZ', 'MZJAWXU')).toBe('MJAU');
  });

  it('finds what "1234" and "1224533324" share', () => {
    expect(longestCommonSubsequence('1234', '1224533324')).toBe('1234');
  });

  it('finds what "TATAGC" and "TAGCAG" share', () => {
    expect(longestCommonSubsequence('TATAGC', 'TAGCAG')).toBe('TAAG');
  });

  it('finds what "ABCD" and "XBCYDQ" share', () => {
    expect(longestCommonSubsequence('ABCD', 'XBCYDQ')).toBe('BCD');
  });
});
