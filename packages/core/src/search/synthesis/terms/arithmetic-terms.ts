import { asOperand as A } from '../../../operators/shared/text.ts';
import type { Pool } from './pool.ts';
import { isAlwaysNumber, mapPairs, missingCost, type Term } from './term.ts';

const OPERATORS: readonly (readonly [string, (a: number, b: number) => number, number])[] = [
  ['+', (a, b) => a + b, 0.8],
  ['-', (a, b) => a - b, 0.8],
  ['*', (a, b) => a * b, 1],
  ['/', (a, b) => a / b, 1.1],
  ['%', (a, b) => a % b, 1.1],
];

/** Sums, differences, products, quotients, the larger and the smaller of two numbers. */
export function addArithmetic(pool: Pool, most: number, maxCost: number): void {
  const numbers = pool.ofKind('number', most, maxCost).filter(isAlwaysNumber);
  for (const a of numbers) {
    for (const b of numbers) {
      if (a === b || (a.role === 'literal' && b.role === 'literal')) continue;
      const keeps = a.role === 'original' || b.role === 'original';
      const missing = Math.max(missingCost(a), missingCost(b));
      const add = (text: string, cost: number, apply: (x: number, y: number) => number): void =>
        pool.add(text, a.cost + b.cost + cost + missing, mapPairs(a, b, apply), 'made', keeps);
      for (const [operator, apply, cost] of OPERATORS) {
        if (!isPointless(a, operator, b)) add(`${A(a.text)} ${operator} ${A(b.text)}`, cost, apply);
      }
      const [first, second] = b.role === 'literal' ? [b, a] : [a, b];
      add(`Math.max(${first.text}, ${second.text})`, 0.9, Math.max);
      add(`Math.min(${first.text}, ${second.text})`, 0.9, Math.min);
      if (a.role !== 'literal') {
        add(`Math.floor(${A(a.text)} / ${A(b.text)})`, 1.4, (x, y) => Math.floor(x / y));
        if (b.role !== 'literal') add(`Math.abs(${A(a.text)} - ${A(b.text)})`, 1.4, (x, y) => Math.abs(x - y));
      }
    }
  }
}

function isPointless(a: Term, operator: string, b: Term): boolean {
  if (b.text === '0' || a.text === '0') return operator !== '-' || b.text === '0';
  return (b.text === '1' && operator !== '+' && operator !== '-') || (a.text === '1' && operator === '*');
}
