import { expandRange, formatPorts, parsePorts } from './ports';

describe('port ranges', () => {
  it.each([
    ['1-1', [1]],
    ['22', [22]],
    ['20-21', [20, 21]],
    ['65533-65535', [65_533, 65_534, 65_535]],
    [' 7 - 9 '.trim(), [7, 8, 9]],
  ])('%s', (text, expected) => {
    expect(expandRange(text)).toEqual(expected);
  });

  it('merges ranges that overlap', () => {
    expect(parsePorts('10-13,12-15')).toEqual([10, 11, 12, 13, 14, 15]);
  });

  it('refuses a range beyond the last port', () => {
    expect(() => expandRange('65535-65536')).toThrow('must be 1 to 65535');
    expect(() => expandRange('0-2')).toThrow('must be 1 to 65535');
    expect(() => expandRange('5-')).toThrow('not a number');
  });

  it.each(['80', '80,443', '8000-8010', '1-3,5,7-9'])('reads what it writes: %s', (text) => {
    expect(formatPorts(parsePorts(text))).toBe(text);
  });
});
