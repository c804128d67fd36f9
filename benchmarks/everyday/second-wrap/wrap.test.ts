import { wrapText } from './wrap';

test('short', () => {
  expect(wrapText('hi', 10)).toEqual(['hi']);
});

test('two', () => {
  expect(wrapText('hello big world', 10)).toEqual(['hello big', 'world']);
});
