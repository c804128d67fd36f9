import { render } from './template';

test('more than twice', () => {
  expect(render('{{a}}{{a}}-{{a}}-{{a}}', { a: 'x' })).toBe('xx-x-x');
  expect(render('{{a}} {{b}} {{a}} {{b}} {{a}}', { a: 1, b: 2 })).toBe('1 2 1 2 1');
});

test.each(['$$', '$1', "$'", '$`', '$<a>', '100 $'])('%s', (value) => {
  expect(render('[{{a}}]', { a: value })).toBe(`[${value}]`);
  expect(render('{{a}} and {{a}}', { a: value })).toBe(`${value} and ${value}`);
});

test('names that are not one word', () => {
  expect(render('{{user.name}}, {{first-name}}!', { 'user.name': 'Lee', 'first-name': 'Ann' })).toBe('Lee, Ann!');
});

test('a name within another', () => {
  expect(render('{{a}} {{ab}}', { a: 1, ab: 2 })).toBe('1 2');
});

test('other values', () => {
  expect(render('{{n}} {{f}} {{e}}.', { n: 0, f: false, e: '' })).toBe('0 false .');
  expect(render('plain', {})).toBe('plain');
});
