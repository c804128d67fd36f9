import { ordinal } from './ordinal';

test('the first 125', () => {
  for (let number = 1; number <= 125; number++) {
    const teen = /1\d$/.test(String(number));
    const suffix = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[number % 10] ?? 'th');
    expect(ordinal(number)).toBe(`${number}${suffix}`);
  }
});
