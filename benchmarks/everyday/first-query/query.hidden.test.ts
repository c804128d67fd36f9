import { parseQuery } from './query';

test('an encoded plus stays a plus', () => {
  expect(parseQuery('q=1%2B1')).toEqual({ q: '1+1' });
  expect(parseQuery('q=1+%2B+1')).toEqual({ q: '1 + 1' });
});

test('each plus is a space', () => {
  expect(parseQuery('q=a++b')).toEqual({ q: 'a  b' });
  expect(parseQuery('q=+')).toEqual({ q: ' ' });
  expect(parseQuery('q=one+two+three+four+five')).toEqual({ q: 'one two three four five' });
});

test('in all values', () => {
  expect(parseQuery('?q=a+b&q=c+d&r=e')).toEqual({ q: ['a b', 'c d'], r: 'e' });
  expect(parseQuery('name=Ann+Lee&city=New%20York')).toEqual({ name: 'Ann Lee', city: 'New York' });
  expect(parseQuery('q=caf%C3%A9+au+lait')).toEqual({ q: 'café au lait' });
});

test('nothing to replace', () => {
  expect(parseQuery('?')).toEqual({});
  expect(parseQuery('flag&x=')).toEqual({ flag: '', x: '' });
});
