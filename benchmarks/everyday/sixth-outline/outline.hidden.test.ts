import { renderOutline, toOutline } from './outline';

function render(text: string): string[] {
  const headings = text.split(' ').map((word) => ({ level: Number(word[0]), text: word.slice(1) }));
  return renderOutline(toOutline(headings)).split('\n');
}

test('deep headings only', () => {
  expect(render('4A 4B 4C')).toEqual(['1 A', '2 B', '3 C']);
  expect(render('3A 4B 3C')).toEqual(['1 A', '  1.1 B', '2 C']);
  expect(render('5A 6B 6C 5D')).toEqual(['1 A', '  1.1 B', '  1.2 C', '2 D']);
});

test('levels left out', () => {
  expect(render('1A 4B 4C 4D')).toEqual(['1 A', '  1.1 B', '  1.2 C', '  1.3 D']);
  expect(render('1A 3B 5C 5D 3E')).toEqual(['1 A', '  1.1 B', '    1.1.1 C', '    1.1.2 D', '  1.2 E']);
  expect(render('1A 5B 3C 5D')).toEqual(['1 A', '  1.1 B', '  1.2 C', '    1.2.1 D']);
  expect(render('2A 6B 6C 2D')).toEqual(['1 A', '  1.1 B', '  1.2 C', '2 D']);
});

test('a more important heading later', () => {
  expect(render('3A 2B 3C')).toEqual(['1 A', '2 B', '  2.1 C']);
  expect(render('2A 1B 2C')).toEqual(['1 A', '2 B', '  2.1 C']);
  expect(render('1A 4B 2C 4D 1E')).toEqual(['1 A', '  1.1 B', '  1.2 C', '    1.2.1 D', '2 E']);
});

test('every level in use', () => {
  expect(render('1A 2B 3C 4D 5E 6F 1G')).toEqual([
    '1 A',
    '  1.1 B',
    '    1.1.1 C',
    '      1.1.1.1 D',
    '        1.1.1.1.1 E',
    '          1.1.1.1.1.1 F',
    '2 G',
  ]);
  expect(render('1A 1B 1C')).toEqual(['1 A', '2 B', '3 C']);
});

test('nothing', () => {
  expect(toOutline([])).toEqual([]);
});
