import { runs } from './run-length';

test.each(['a', 'ab', 'aab', 'abb', 'zzzzyzz', '1122334', 'aaaaaaaaaaaabcccccccccccccd'])('%s', (text) => {
  const result = runs(text);
  expect(result.map(([character, count]) => character.repeat(count)).join('')).toBe(text);
  for (let index = 1; index < result.length; index++) expect(result[index][0]).not.toBe(result[index - 1][0]);
});
