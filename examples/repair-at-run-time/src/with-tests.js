import assert from 'node:assert/strict';
import { repair } from '@testheal/core/repair';

/** Prices of a supplier, in cents. The supplier has begun to write them with a comma. */
function centsOf(text) {
  return Math.round(Number(text.replace(',', '')) * 100);
}

const healed = repair(centsOf, {
  tests: {
    'a comma': (f) => assert.equal(f('12,50'), 1250),
    'a small price': (f) => assert.equal(f('0,99'), 99),
    'no comma': (f) => assert.equal(f('3'), 300),
  },
});

console.log(`1,05 is ${await healed('1,05')} cents`);
const [{ reason, patch }] = healed.loop.history;
console.log(`${reason}:`);
console.log(patch.diff.split('\n').filter((line) => /^[+-] /.test(line)).join('\n'));
