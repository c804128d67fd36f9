import { format, mergeLogs, mergeTwo, readLog } from './merge-logs';

const line = (minute: number, text: string) => `2024-06-01T10:${String(minute).padStart(2, '0')}:00.000Z ${text}`;
const texts = (entries: Iterable<{ text: string }>) => [...entries].map(({ text }) => text);

test('reads entries, also those of several lines', () => {
  const entries = [...readLog('api', [line(1, 'Error'), '  at x', '  at y', line(2, 'ok')])];
  expect(entries.map(({ text }) => text)).toEqual(['Error\n  at x\n  at y', 'ok']);
  expect(entries[0].service).toBe('api');
});

test('merges by time', () => {
  const api = readLog('api', [line(1, 'a'), line(4, 'd'), line(6, 'f')]);
  const db = readLog('db', [line(2, 'b'), line(3, 'c'), line(5, 'e')]);
  expect(texts(mergeTwo(api, db))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('keeps the order of the same time', () => {
  expect(texts(mergeTwo(readLog('x', [line(1, 'x')]), readLog('y', [line(1, 'y'), line(2, 'z')])))).toEqual([
    'x',
    'y',
    'z',
  ]);
});

test('a log that ends early', () => {
  const logs = { api: [line(1, 'start'), line(9, 'stop')], job: [line(2, 'run')] };
  expect([...mergeLogs(logs)].map(format)).toEqual([
    '10:01:00 [api] start',
    '10:02:00 [job] run',
    '10:09:00 [api] stop',
  ]);
});

test('a log that goes on', () => {
  const logs = { api: [line(1, 'start')], job: [line(2, 'run'), line(3, 'done')] };
  expect([...mergeLogs(logs)].map(format)).toEqual([
    '10:01:00 [api] start',
    '10:02:00 [job] run',
    '10:03:00 [job] done',
  ]);
});

test('nothing', () => {
  expect([...mergeLogs({})]).toEqual([]);
});
