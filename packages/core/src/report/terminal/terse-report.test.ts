import { describe, expect, it } from 'vitest';

import { plainStyle } from '../__fixtures__/plain-style.ts';
import { appliedReport, calledTarget, fullReport } from '../__fixtures__/sample-report.ts';
import { renderTerminalReport } from './terminal-report.ts';

describe('terse', () => {
  it('tells one fact a line in stable words, with the diff complete', () => {
    const text = renderTerminalReport(fullReport, { ...plainStyle, terse: true });

    expect(text).toMatchInlineSnapshot(`
      "heal target src/price.ts#extractPrice status=healed reason=healed failing=3 passing=4 guards=12/12 candidates=412 ms=820
      heal explanation A patch passes all tests.
      heal diff label=plausible proposer=search edits=1 cost=0.8 applied=no
      --- a/src/price.ts
      +++ b/src/price.ts
      @@ -1,4 +1,4 @@
       export function extractPrice(text: string): number {
      -  const digits = text.replace(/[^0-9]/, '');
      +  const digits = text.replace(/[^0-9]/g, '');
         return Number(digits);
       }
      heal other-patches 2 see .heal/report.json
      heal target src/cart.ts#Cart.total status=not-healed reason=exhausted failing=3 passing=4 guards=12/12 candidates=18204 ms=6100
      heal explanation search space exhausted: no edit passed (wrong-value)
      heal suspicious src/cart.ts:31 score=0.94
      heal suspicious src/cart.ts:27 score=0.71
      heal nearest-miss turned=2 of=3
      heal target src/checkout/payment-provider.ts#charge status=skipped reason=opens-sockets failing=1 passing=0 guards=0/0 candidates=0 ms=6100
      heal explanation The tests open sockets. Allow it with --heal-allow-sockets when they only talk to this machine.
      heal excluded test/tax.test.ts > is not done yet reason=todo it is a \`todo\` without a body: write the test first
      heal excluded test/tax.test.ts > waits reason=flaky it is flaky: it passed at try 2
      heal unmarked test/tax.test.ts > rounds half up likely=src/tax.ts#round marker=heal('../src/tax.ts#round')
      heal unmarked test/odd.test.ts > is odd
      heal notice --bail hid tests that would have run after the first failure.
      heal summary targets=3 healed=1 applied=0
      heal write npx vitest run --heal-apply
      heal patch .heal/last.patch
      "
    `);
  });

  it('names what uses a target that no mark names', () => {
    const report = { ...fullReport, targets: [calledTarget] };

    expect(renderTerminalReport(report, { ...plainStyle, terse: true })).toMatch(
      /^heal target src\/price\.ts#extractPrice status=healed reason=healed called-by=src\/cart\.ts#Cart\.total failing=3 /,
    );
  });

  it('tells backups and the undo command after patches were written', () => {
    const text = renderTerminalReport(appliedReport, { ...plainStyle, terse: true });

    expect(text).toMatchInlineSnapshot(`
      "heal target src/price.ts#extractPrice status=healed reason=healed failing=3 passing=4 guards=12/12 candidates=412 ms=820
      heal explanation A patch passes all tests.
      heal diff label=plausible proposer=search edits=1 cost=0.8 applied=yes
      --- a/src/price.ts
      +++ b/src/price.ts
      @@ -1,4 +1,4 @@
       export function extractPrice(text: string): number {
      -  const digits = text.replace(/[^0-9]/, '');
      +  const digits = text.replace(/[^0-9]/g, '');
         return Number(digits);
       }
      heal backup src/price.ts.heal-backup
      heal summary targets=1 healed=1 applied=1
      heal undo npx heal undo
      heal patch .heal/last.patch
      "
    `);
  });
});
