import type { Fault } from './fault.ts';

/** Texts that leave out what they are about. */
export const SLIPS_OF_TEXTS: readonly Fault[] = [
  {
    name: 'an amount without its zeros',
    file: 'dollars.ts',
    source: "export function dollars(cents: number): string { return '$' + (cents / 100); }\n",
    tests: `
test('a', () => same(dollars(1234), '$12.34'));
test('b', () => same([dollars(1200), dollars(5)], ['$12.00', '$0.05']));`,
    mended: ["'$' + (cents / 100).toFixed(2)"],
  },
  {
    name: 'a message that does not say which',
    file: 'deposit.ts',
    source: `export function deposit(balance: number, amount: number): number {
  if (amount <= 0) throw new Error('Invalid amount');
  return balance + amount;
}
`,
    tests: `
test('a', () => same(deposit(1, 2), 3));
test('b', () => expect(() => deposit(1, -5)).toThrow('Invalid amount: -5'));`,
    mended: ['`Invalid amount: ${amount}`'],
  },
  {
    name: 'a tier with a share of its own',
    file: 'tier.ts',
    source: `export function shareOf(tier: string, amount: number): number {
  if (tier === 'silver') return amount * 0.05;
  return 0;
}
`,
    tests: `
test('a', () => same([shareOf('silver', 100), shareOf('basic', 100)], [5, 0]));
test('b', () => { same(shareOf('gold', 100), 10); same(shareOf('gold', 50), 5); });`,
    mended: ["if (tier === 'gold') return amount * 0.1;"],
  },
];
