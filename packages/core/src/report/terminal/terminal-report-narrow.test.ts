import { describe, expect, it } from 'vitest';

import { plainStyle } from '../__fixtures__/plain-style.ts';
import { fullReport } from '../__fixtures__/sample-report.ts';
import { renderTerminalReport } from './terminal-report.ts';

describe('a terminal of 60 columns', () => {
  it('wraps at words and never inside a path, a figure or a line of a diff', () => {
    const text = renderTerminalReport(fullReport, { ...plainStyle, columns: 60 });

    expect(text).toMatchInlineSnapshot(`
      "
       HEAL  src/price.ts › extractPrice
        3 failing, 4 passing tests as oracle · guards 12 of 12
        ✔ plausible  search  1 edit  cost 0.8  412 candidates
        0.8 s
        --- a/src/price.ts
        +++ b/src/price.ts
        @@ -1,4 +1,4 @@
         export function extractPrice(text: string): number {
        -  const digits = text.replace(/[^0-9]/, '');
        +  const digits = text.replace(/[^0-9]/g, '');
           return Number(digits);
         }
        2 other patches also pass: see .heal/report.json

       HEAL  src/cart.ts › Cart.total
        3 failing, 4 passing tests as oracle · guards 12 of 12
        ✘ not healed: search space exhausted: no edit passed
          (wrong-value)
        18 204 candidates, 6.1 s
        suspicious: src/cart.ts:31 (0.94), :27 (0.71)
        nearest miss turned 2 of 3 tests

       HEAL  src/checkout/payment-provider.ts › charge
        1 failing, 0 passing tests as oracle
        ○ skipped: The tests open sockets. Allow it with
          --heal-allow-sockets when they only talk to this
          machine.

       marked, left out (todo): test/tax.test.ts > is not done
         yet: it is a \`todo\` without a body: write the test first
       marked, left out (flaky): test/tax.test.ts > waits: it is
         flaky: it passed at try 2

       not marked, failing: test/tax.test.ts > rounds half up →
         likely src/tax.ts › round: heal('../src/tax.ts#round')
       not marked, failing: test/odd.test.ts > is odd

       note: --bail hid tests that would have run after the
         first failure.

       Heal  1 of 3 targets healed
             write: npx vitest run --heal-apply
             patch: .heal/last.patch
      "
    `);
  });

  it('keeps every line that could be wrapped within the width', () => {
    const text = renderTerminalReport(fullReport, { ...plainStyle, columns: 60 });

    const tooLong = text.split('\n').filter((line) => line.length > 60);
    expect(tooLong).toEqual([]);
  });
});
