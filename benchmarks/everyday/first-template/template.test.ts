import { render } from './template';

test('one', () => {
  expect(render('Hi {{name}}', { name: 'Ann' })).toBe('Hi Ann');
});

test('twice', () => {
  expect(render('{{a}} and {{a}}', { a: 1 })).toBe('1 and 1');
});

test('dollars', () => {
  expect(render('{{a}}', { a: '$&' })).toBe('$&');
});
