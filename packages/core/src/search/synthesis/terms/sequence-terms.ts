import { asOperand as A } from '../../../operators/shared/text.ts';
import type { Pool } from './pool.ts';
import { isAlwaysNumber, isPrimitive, mapPairs } from './term.ts';

/** Strings and lists joined, lengthened, cut and repeated. */
export function addSequences(pool: Pool, maxCost: number): void {
  const strings = pool.ofKind('string', 12, maxCost);
  const arrays = pool.ofKind('array', 10, maxCost).filter((term) => term.role !== 'literal');
  const numbers = pool.ofKind('number', 10, 1.2).filter(isAlwaysNumber);
  const items = pool
    .terms()
    .filter((term) => term.role === 'name' || term.role === 'member' || term.role === 'original')
    .slice(0, 12);

  for (const a of strings) {
    for (const b of strings) {
      if (a === b || (a.role === 'literal' && b.role === 'literal')) continue;
      const keeps = a.role === 'original' || b.role === 'original';
      pool.add(
        `${A(a.text)} + ${A(b.text)}`,
        a.cost + b.cost + 0.8,
        mapPairs(a, b, (x: string, y: string) => x + y),
        'made',
        keeps,
      );
    }
  }
  for (const list of arrays) {
    const keeps = list.role === 'original';
    for (const item of items) {
      if (item === list) continue;
      const cost = list.cost + item.cost + 1;
      pool.add(
        `[...${A(list.text)}, ${item.text}]`,
        cost,
        mapPairs(list, item, (x: unknown[], y) => [...x, y]),
        'made',
        keeps,
      );
      pool.add(
        `[${item.text}, ...${A(list.text)}]`,
        cost,
        mapPairs(list, item, (x: unknown[], y) => [y, ...x]),
        'made',
        keeps,
      );
      if (item.kind === 'array') {
        pool.add(
          `[...${A(list.text)}, ...${A(item.text)}]`,
          cost,
          mapPairs(list, item, (x: unknown[], y: unknown[]) => [...x, ...y]),
          'made',
          keeps,
        );
      }
    }
  }
  for (const sequence of [...arrays.slice(0, 8), ...strings.filter((term) => term.role !== 'literal').slice(0, 8)]) {
    const keeps = sequence.role === 'original';
    for (const number of numbers) {
      const cost = sequence.cost + number.cost;
      const text = A(sequence.text);
      pool.add(
        `${text}.slice(${number.text})`,
        cost + 0.7,
        mapPairs(sequence, number, (x: string, y: number) => x.slice(y)),
        'made',
        keeps,
      );
      pool.add(
        `${text}.slice(0, ${number.text})`,
        cost + 0.8,
        mapPairs(sequence, number, (x: string, y: number) => x.slice(0, y)),
        'made',
        keeps,
      );
      if (sequence.kind === 'string') {
        pool.add(`${text}.repeat(${number.text})`, cost + 1.1, mapPairs(sequence, number, repeated), 'made', keeps);
        pool.add(
          `${text}[${number.text}]`,
          cost + 0.8,
          mapPairs(sequence, number, (x: string, y: number) => x[y]),
          'made',
          keeps,
        );
      }
    }
    for (const separator of strings.filter((term) => term.role === 'literal').slice(0, 4)) {
      if (sequence.kind !== 'array') continue;
      const apply = (x: unknown[], y: string): string => (x.every(isPrimitive) ? x.join(y) : repeated('', -1));
      pool.add(
        `${A(sequence.text)}.join(${separator.text})`,
        sequence.cost + separator.cost + 0.8,
        mapPairs(sequence, separator, apply),
        'made',
        keeps,
      );
    }
  }
}

function repeated(text: string, times: number): string {
  if (text.length * times > 2_000) throw new RangeError('too long to be looked at');
  return text.repeat(times);
}
