import { matchingTags } from './tag-search';

test.each([
  ['A', ['alpha', 'Argon']],
  ['a', ['alpha', 'Argon']],
  ['AR', ['Argon']],
  ['ArGoN ', ['Argon']],
  ['Beta', ['BETA']],
  ['lpha', []],
  ['', []],
])('%j', (typed, expected) => {
  expect(matchingTags(['alpha', 'BETA', 'Argon'], typed)).toEqual(expected);
});
