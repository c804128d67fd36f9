import { expect, it } from 'vitest';
import { RepairError } from '../model/errors.ts';
import { internalErrorLine } from './internal-error.ts';

it.each([
  ['an error with a code', new RepairError('ORACLE_UNAVAILABLE', 'no host\n  at x'), ' (ORACLE_UNAVAILABLE): no host'],
  ['an error without one', new TypeError('a is not a function'), ': a is not a function'],
  ['a thrown text', 'no', ': no'],
  ['nothing', undefined, ': undefined'],
])('makes one line of %s', (_what, error, told) => {
  expect(internalErrorLine(error)).toBe(
    `heal: stopped by an internal error${told} · your test run is unaffected; please report it with \`npx heal --version\`\n`,
  );
});
