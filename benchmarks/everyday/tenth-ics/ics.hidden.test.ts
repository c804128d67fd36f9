import { exportCalendar, fold } from './ics';

const bytes = (text: string) => new TextEncoder().encode(text).length;
const unfold = (text: string) => text.replace(/\r\n /g, '');

test('folds into 75 octets, the space among them', () => {
  expect(fold('x'.repeat(149))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}`);
  expect(fold('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  expect(fold('x'.repeat(224)).split('\r\n').map(bytes)).toEqual([75, 75, 75, 2]);
});

test('characters of several octets stay whole', () => {
  for (const char of ['ü', '日', '😀']) {
    const line = `SUMMARY:${char.repeat(120)}`;
    const lines = fold(line).split('\r\n');
    for (const part of lines) expect(bytes(part)).toBeLessThanOrEqual(75);
    for (const part of lines.slice(0, -1)) expect(bytes(part)).toBeGreaterThan(71);
    expect(unfold(fold(line))).toBe(line);
    expect(fold(line)).not.toContain('\ufffd');
  }
});

test('lines of any length', () => {
  for (let n = 0; n < 400; n++) {
    const folded = fold('y'.repeat(n));
    const lines = folded.split('\r\n');
    expect(unfold(folded)).toBe('y'.repeat(n));
    expect(lines).toHaveLength(n <= 75 ? 1 : 1 + Math.ceil((n - 75) / 74));
  }
});

test('a wide character just before the end of a later line', () => {
  const line = 'x'.repeat(75 + 73) + 'é' + 'z';
  expect(fold(line)).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(73)}\r\n éz`);
});

test('spaces at the fold are kept', () => {
  const line = 'x'.repeat(74) + '   ' + 'y'.repeat(10);
  expect(fold(line)).toBe(`${'x'.repeat(74)} \r\n   ${'y'.repeat(10)}`);
});

test('every property is folded', () => {
  const long = 'ä'.repeat(100);
  const event = {
    uid: 'e',
    title: long,
    place: long,
    start: '2024-12-31',
    end: '2024-12-31',
    categories: [long, long],
  };
  const file = exportCalendar([event, { ...event, uid: 'f' }], '2024-01-01T00:00');
  expect(Math.max(...file.split('\r\n').map(bytes))).toBeLessThanOrEqual(75);
  expect(unfold(file)).toContain('DTEND;VALUE=DATE:20250101');
  expect(unfold(file).split(`SUMMARY:${long}\r\n`)).toHaveLength(3);
});
