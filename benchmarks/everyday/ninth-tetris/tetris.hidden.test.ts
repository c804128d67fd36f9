import { Well } from './tetris';

function wellOf(...lines: string[]): Well {
  const well = new Well(lines[0].length, lines.length);
  well.rows = lines.map((line) => Array.from(line, (char) => (char === '.' ? 0 : Number(char))));
  return well;
}

const PILLAR = [[3], [3], [3], [3]];

test('four rows at once', () => {
  const well = wellOf('....', '....', '111.', '222.', '111.', '222.');
  expect(well.drop(PILLAR, 3)).toEqual({ cleared: 4, points: 1200 });
  expect(well.toString()).toBe(['....', '....', '....', '....', '....', '....'].join('\n'));
});

test('three rows under a rest', () => {
  const well = wellOf('...', '4..', '555', '666', '777');
  expect(well.clearFullRows()).toBe(3);
  expect(well.toString()).toBe(['...', '...', '...', '...', '4..'].join('\n'));
});

test('full rows with another between', () => {
  const well = wellOf('....', '1111', '2.22', '3333');
  expect(well.clearFullRows()).toBe(2);
  expect(well.toString()).toBe(['....', '....', '....', '2.22'].join('\n'));
});

test('two pairs', () => {
  const well = wellOf('..', '1.', '22', '22', '.3', '44', '44');
  expect(well.clearFullRows()).toBe(4);
  expect(well.toString()).toBe(['..', '..', '..', '..', '..', '1.', '.3'].join('\n'));
});

test('full to the top', () => {
  const well = wellOf('11', '22', '33');
  expect(well.clearFullRows()).toBe(3);
  expect(well.toString()).toBe(['..', '..', '..'].join('\n'));
});

test('the level counts', () => {
  const well = wellOf('..', '..', '1.', '1.');
  well.lines = 20;
  expect(well.drop([[2], [2]], 1)).toEqual({ cleared: 2, points: 300 });
  expect(well.lines).toBe(22);
});

test('nothing is full, and rows are not shared', () => {
  const well = wellOf('..', '11', '22');
  well.clearFullRows();
  expect(well.clearFullRows()).toBe(0);
  well.rows[0][0] = 9;
  expect(well.toString()).toBe(['9.', '..', '..'].join('\n'));
});
