import { escapeText, exportCalendar, fold } from './ics';

const bytes = (text: string) => new TextEncoder().encode(text).length;

test('escapes', () => {
  expect(escapeText('Tea, cake; a\\b\r\nbring cups\nsee you')).toBe('Tea\\, cake\\; a\\\\b\\nbring cups\\nsee you');
});

test('events with times', () => {
  const file = exportCalendar(
    [{ uid: 'e1', title: 'Chess, open', start: '2024-05-01T18:30', end: '2024-05-01T21:00', place: 'Hall' }],
    '2024-04-01T09:00',
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//club//site//EN',
    'BEGIN:VEVENT',
    'UID:e1',
    'DTSTAMP:20240401T090000Z',
    'DTSTART:20240501T183000Z',
    'DTEND:20240501T210000Z',
    'SUMMARY:Chess\\, open',
    'LOCATION:Hall',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('events of whole days', () => {
  const event = { uid: 'e2', title: 'Camp', start: '2024-02-27', end: '2024-02-29', categories: ['a,b', 'c'] };
  const file = exportCalendar([event], '2024-02-01T09:00');
  expect(file).toContain('DTSTART;VALUE=DATE:20240227\r\nDTEND;VALUE=DATE:20240301\r\n');
  expect(file).toContain('CATEGORIES:a\\,b,c\r\n');
  expect(() => exportCalendar([{ ...event, end: '2024-02-26' }], '2024-02-01T09:00')).toThrow('before');
  expect(() => exportCalendar([{ ...event, end: '2024-03-01T10:00' }], '2024-02-01T09:00')).toThrow('both');
});

test('short lines are left alone', () => {
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  expect(fold('')).toBe('');
});

test('no line of a long description is longer than 75 octets', () => {
  const notes = 'Please bring warm clothes and a torch. '.repeat(8);
  const file = exportCalendar(
    [{ uid: 'e3', title: 'Night walk', start: '2024-05-01T20:00', end: '2024-05-01T23:00', notes }],
    '2024-04-01T09:00',
  );
  expect(Math.max(...file.split('\r\n').map(bytes))).toBe(75);
  expect(file.replace(/\r\n /g, '')).toContain(`DESCRIPTION:${notes}\r\n`);
});
