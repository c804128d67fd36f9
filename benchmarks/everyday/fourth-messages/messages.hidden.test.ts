import { formatMessage } from './messages';

const likes = '{n, plural, =0 {No likes} =1 {A like} =12 {A dozen} one {# like} other {# likes}}';

test.each([
  [0, 'No likes'],
  [1, 'A like'],
  [2, '2 likes'],
  [12, 'A dozen'],
  [13, '13 likes'],
  [21, '21 likes'],
])('%s', (n, text) => {
  expect(formatMessage(likes, { n })).toBe(text);
});

test('without an exact number', () => {
  const files = '{n, plural, one {# file} other {# files}}';
  expect(formatMessage(files, { n: 0 })).toBe('0 files');
  expect(formatMessage(files, { n: 1 })).toBe('1 file');
  expect(formatMessage('{n, plural, other {all #}}', { n: 1 })).toBe('all 1');
  expect(formatMessage('[{n, plural, one {just #}}]', { n: 7 })).toBe('[]');
});

test('other languages', () => {
  const months = '{n, plural, =2 {para} one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}';
  expect([1, 2, 3, 5].map((n) => formatMessage(months, { n }, 'pl'))).toEqual([
    '1 miesiąc',
    'para',
    '3 miesiące',
    '5 miesięcy',
  ]);
});

test('two in one message', () => {
  const both = '{a, plural, =0 {none} other {#}} of {b, plural, =0 {nothing} other {#}}, {who}{unknown}';
  expect(formatMessage(both, { a: 0, b: 3, who: '' })).toBe('none of 3, {unknown}');
  expect(formatMessage(both, { a: 4, b: 0, who: 0 })).toBe('4 of nothing, 0{unknown}');
});
