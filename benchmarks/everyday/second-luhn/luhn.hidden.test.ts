import { isValidCard } from './luhn';

const VALID = [
  '501850198018',
  '4222222222222',
  '30569309025904',
  '3714 496353 98431',
  '5555 5555 5555 4444',
  '630490000000000019',
  '6767 7000 0000 0000 019',
];

test.each(VALID)('%s is valid', (number) => {
  expect(isValidCard(number)).toBe(true);
});

test.each(VALID)('%s with another last digit is not', (number) => {
  for (const step of [1, 5, 9]) {
    const last = (Number(number.at(-1)) + step) % 10;
    expect(isValidCard(`${number.slice(0, -1)}${last}`)).toBe(false);
  }
});

test.each(['501850198081', '4222222222232', '3714 496353 89431', '5555 5555 5554 5444'])(
  '%s has digits in the wrong order',
  (number) => {
    expect(isValidCard(number)).toBe(false);
  },
);

test.each(['', '0', '18', '4539-1488-0343-6467', '45391488034364670000'])('"%s" is no number of a card', (number) => {
  expect(isValidCard(number)).toBe(false);
});
