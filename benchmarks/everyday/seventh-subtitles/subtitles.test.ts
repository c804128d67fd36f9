import { convertFrameRate, cuesAt, formatSrt, formatTime, parseSrt, parseTime, shift } from './subtitles';

const SAMPLE = `1
00:00:01,000 --> 00:00:03,500
Hello there.

2
00:00:04,250 --> 00:00:06,000
- Who is it?
- Me.
`;

test('parses times', () => {
  expect(parseTime('00:01:02,5')).toBe(62.5);
  expect(parseTime('1:00:00.250')).toBe(3600.25);
  expect(parseTime('1:2:3')).toBeNull();
});

test('reads and writes a file unchanged', () => {
  const cues = parseSrt(SAMPLE);
  expect(cues).toHaveLength(2);
  expect(cues[1].text).toBe('- Who is it?\n- Me.');
  expect(formatSrt(cues)).toBe(SAMPLE);
});

test('shifts, cuts and drops', () => {
  const moved = shift(parseSrt(SAMPLE), -2);
  expect(moved.map((c) => [c.start, c.end])).toEqual([
    [0, 1.5],
    [2.25, 4],
  ]);
  expect(shift(parseSrt(SAMPLE), -3.5)).toHaveLength(1);
});

test('formats times', () => {
  expect(formatTime(0)).toBe('00:00:00,000');
  expect(formatTime(3661.042)).toBe('01:01:01,042');
});

test('a converted file can be read again', () => {
  const cues = [{ start: 11.9998, end: 57.5998, text: 'x' }];
  const out = formatSrt(convertFrameRate(cues, 25, 24));
  expect(out.split('\n')[1]).toBe('00:00:12,500 --> 00:01:00,000');
  expect(parseSrt(out)).toHaveLength(1);
});

test('finds the cues on screen', () => {
  const cues = parseSrt(SAMPLE);
  expect(cuesAt(cues, 1).map((c) => c.text)).toEqual(['Hello there.']);
  expect(cuesAt(cues, 3.5)).toEqual([]);
});
