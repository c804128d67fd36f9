import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { textParts } from './text-parts.ts';

const COST = 1.8;
const MOST = 6;

/** `` `${year}-${month}-${day}` `` → with `String(month).padStart(2, '0')` and the same of the day, where both have one digit only. */
export const padTogether: PatchOperator = {
  name: 'pad-together',
  family: 'uniform',
  description: 'months and days, minutes and seconds in a text without their leading zeros',
  floor: COST,
  on: 'module',
  *patches(sites, { source, valuesOf, failingValuesOf }) {
    for (const { path } of sites) {
      const holes = textParts(path).flatMap((part) => ('node' in part ? [part.node] : []));
      const padded = holes.filter(
        (hole) => failingValuesOf(hole).some(isDigit) && valuesOf(hole).every(hasTwoDigits) && !isText(hole),
      );
      if (padded.length < 2 || padded.length > MOST) continue;
      const edits = padded.map((hole) => {
        return { start: startOf(hole), end: endOf(hole), text: `String(${textOf(source, hole)}).padStart(2, '0')` };
      });
      yield { edits, cost: COST };
    }
  },
};

function isDigit(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 10;
}

function hasTwoDigits(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100;
}

function isText({ type }: Node): boolean {
  return type === 'StringLiteral' || type === 'NumericLiteral';
}
