import { countByLevel, parseLine } from './log-line';

test('plain fields', () => {
  const entry = parseLine('2024-05-01T10:00:00Z [info] host=db1 used=91');
  expect(entry?.time.toISOString()).toBe('2024-05-01T10:00:00.000Z');
  expect(entry?.level).toBe('info');
  expect(entry?.fields).toEqual({ host: 'db1', used: '91' });
});

test('a quoted field', () => {
  const entry = parseLine('2024-05-01T10:00:00Z [WARN] host=db1 message="disk almost full"');
  expect(entry?.level).toBe('warn');
  expect(entry?.fields).toEqual({ host: 'db1', message: 'disk almost full' });
});

test('two quoted fields', () => {
  const entry = parseLine('2024-05-01T10:00:00Z [error] message="no reply" peer="node 7" code=5');
  expect(entry?.fields).toEqual({ message: 'no reply', peer: 'node 7', code: '5' });
});

test('counts', () => {
  expect(countByLevel('x\n1 [info] a=1\n2 [error] b=2\n\n3 [info] c=3')).toEqual({ info: 2, error: 1 });
});
