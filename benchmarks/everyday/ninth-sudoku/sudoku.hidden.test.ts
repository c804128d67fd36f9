import { solve } from './sudoku';

function isSolution(solution: string | null, puzzle: string): boolean {
  if (solution === null || solution.length !== puzzle.length) return false;
  if ([...puzzle].some((char, i) => char !== '.' && char !== solution[i])) return false;
  const size = Math.sqrt(puzzle.length);
  const box = Math.sqrt(size);
  const groups = new Map<string, Set<string>>();
  [...solution].forEach((digit, i) => {
    const row = Math.floor(i / size);
    const col = i % size;
    for (const group of [`r${row}`, `c${col}`, `b${Math.floor(row / box)}${Math.floor(col / box)}`]) {
      if (!groups.has(group)) groups.set(group, new Set());
      groups.get(group)!.add(digit);
    }
  });
  return [...groups.values()].every((digits) => digits.size === size && !digits.has('.'));
}

test('small puzzles with wrong turns', () => {
  for (const puzzle of [
    '...4' + '....' + '2..3' + '4..1',
    '.2..' + '...1' + '4...' + '..3.',
    '....' + '..3.' + '.4..' + '1...',
  ]) {
    expect(isSolution(solve(puzzle), puzzle)).toBe(true);
  }
});

test('large puzzles', () => {
  const puzzles = [
    '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..',
    '2...8.3...6..7..84.3.5..2.9...1.54.8.........4.27.6...3.1..7.4.72..4..6...4.1...3',
    '..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..',
  ];
  for (const puzzle of puzzles) expect(isSolution(solve(puzzle), puzzle)).toBe(true);
});

test('an empty grid', () => {
  expect(isSolution(solve('.'.repeat(16)), '.'.repeat(16))).toBe(true);
});

test('no solution', () => {
  expect(solve('12..' + '..3.' + '...4' + '....')).toBeNull();
  expect(solve('123.' + '...4' + '....' + '....')).toBeNull();
});

test('a few cells missing', () => {
  expect(solve('.234' + '3412' + '2143' + '432.')).toBe('1234341221434321');
});
