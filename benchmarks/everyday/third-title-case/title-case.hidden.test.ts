import { titleCase } from './title-case';

test.each([
  ['the', 'The'],
  ['x', 'X'],
  ['of mice and men', 'Of Mice and Men'],
  ['in the end', 'In the End'],
  ['and now', 'And Now'],
  ['the lord of the rings', 'The Lord of the Rings'],
  ['THE END OF THE WORLD', 'The End of the World'],
  ['the the best', 'The the Best'],
  ['beauty and the beast', 'Beauty and the Beast'],
  ['often inside', 'Often Inside'],
])('%s', (text, title) => {
  expect(titleCase(text)).toBe(title);
});
