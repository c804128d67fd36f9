import { missingValues, placeholders, render } from './mail-template';

const values = { a: 'x', b: { c: 'Y', d: { e: 3 } }, snake_case: 'S', n0: 0 };

it.each([
  ['{{a}}', 'x'],
  ['{{ b.c }}', 'Y'],
  ['{{ b.d.e }}', '3'],
  ['{{b.c|lower}}', 'y'],
  ['{{ b.c | lower }}{{ a | upper }}', 'yX'],
  ['{{ snake_case }}{{ n0 }}', 'S0'],
  ['{{ b }}', '{{ b }}'],
  ['{{ b.x }}', '{{ b.x }}'],
  ['{{ a.b }}', '{{ a.b }}'],
  ['{{ b.c | shout }}', 'Y'],
  ['{{ b c }}', '{{ b c }}'],
  ['{{ b-c }}', '{{ b-c }}'],
  ['{{ b.c', '{{ b.c'],
  ['{ b.c }', '{ b.c }'],
  ['{{}}', '{{}}'],
  ['{{ b.c }} {{ a }} {{ b.d.e }}', 'Y x 3'],
])('renders %j as %j', (template, text) => {
  expect(render(template, values)).toBe(text);
});

it('lists paths in order', () => {
  expect(placeholders('{{ b.c | upper }}{{ a }}{{b.c}}{{ z.z.z }}')).toEqual(['b.c', 'a', 'z.z.z']);
});

it('misses nothing that is there', () => {
  expect(missingValues('{{ b.d.e }}{{ b.d }}{{ q }}{{ n0 }}', values)).toEqual(['b.d', 'q']);
});
