import { expect, it } from 'vitest';
import { RepairError } from '../model/errors.ts';
import { internalErrorLine } from './internal-error.ts';

const REPORT = 'please report it, with the output of `npx heal --version`';

it.each([
  ['an error of many lines', new TypeError('a is not a function\n  here'), ': a is not a function'],
  ['a thrown text', 'no', ': no'],
  ['nothing', undefined, ': undefined'],
])('makes one line of %s', (_what, error, told) => {
  expect(internalErrorLine(error)).toBe(
    `heal: stopped by an internal error${told} · your test run is unaffected; ${REPORT}\n`,
  );
});

it('does not call it a fault of ours when the error says itself what to do', () => {
  const error = new RepairError('ORACLE_UNAVAILABLE', 'could not start; try this\nand more');

  expect(internalErrorLine(error)).toBe(
    'heal: not healed (ORACLE_UNAVAILABLE): could not start; try this · your test run is unaffected\n',
  );
});
