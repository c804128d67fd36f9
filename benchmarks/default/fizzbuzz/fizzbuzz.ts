function wordFor(number: number): string {
  if (number % 3 === 0) return 'Fizz';
  if (number % 5 === 0) return 'Buzz';
  if (number % 15 === 0) return 'FizzBuzz';
  return String(number);
}

/** The first so many words of the game. */
export function fizzbuzz(count: number): string[] {
  return Array.from({ length: count }, (_, index) => wordFor(index + 1));
}
