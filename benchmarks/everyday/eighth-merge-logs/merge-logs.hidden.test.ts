import { mergeLogs, mergeTwo, type Entry } from './merge-logs';

const entry = (time: string, text = time): Entry => ({ time, service: 's', text });
const times = (entries: Iterable<Entry>) => [...entries].map(({ time }) => time).join('');

test('whatever is left of either', () => {
  const list = (letters: string) => [...letters].map((letter) => entry(letter));
  expect(times(mergeTwo(list('a'), list('bcd')))).toBe('abcd');
  expect(times(mergeTwo(list('bcd'), list('a')))).toBe('abcd');
  expect(times(mergeTwo(list('acz'), list('b')))).toBe('abcz');
  expect(times(mergeTwo(list('b'), list('acz')))).toBe('abcz');
});

test('one of them is empty', () => {
  const some = [entry('1'), entry('2')];
  expect(times(mergeTwo(some, []))).toBe('12');
  expect(times(mergeTwo([], some))).toBe('12');
  expect(times(mergeTwo([], []))).toBe('');
});

test('no entry is lost or made up', () => {
  for (let split = 0; split <= 8; split++) {
    const all = [...'abcdefgh'];
    const first = all.slice(0, split).map((t) => entry(t));
    const second = all.slice(split).map((t) => entry(t));
    expect(times(mergeTwo(first, second))).toBe('abcdefgh');
    expect(times(mergeTwo(second, first))).toBe('abcdefgh');
  }
});

test('three logs', () => {
  const at = (s: number, text: string) => `2024-01-01T00:00:0${s}Z ${text}`;
  const merged = mergeLogs({
    a: [at(5, 'five'), 'more'],
    b: [at(1, 'one'), at(7, 'seven'), at(8, 'eight')],
    c: ['no time', at(3, 'three')],
  });
  expect([...merged].map(({ text }) => text)).toEqual(['one', 'three', 'five\nmore', 'seven', 'eight']);
});

test('reads no further than asked', () => {
  const read: string[] = [];
  function* source(name: string) {
    for (let i = 0; i < 100; i++) {
      read.push(`${name}${i}`);
      yield entry(String(100 + i));
    }
  }
  const merged = mergeTwo(source('x'), source('y'));
  merged.next();
  merged.next();
  expect(read.length).toBeLessThanOrEqual(4);
});
