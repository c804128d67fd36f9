import { describe, expect, it } from 'vitest';

import { plainStyle } from '../__fixtures__/plain-style.ts';
import {
  appliedReport,
  calledTarget,
  fullReport,
  healedTarget,
  minimalReport,
  suspiciousTarget,
} from '../__fixtures__/sample-report.ts';
import { renderTerminalReport } from './terminal-report.ts';

describe('a terminal of 100 columns without color', () => {
  it('shows what was healed, what was not and why, and what to type next', () => {
    const text = renderTerminalReport(fullReport, plainStyle);

    expect(text).toMatchInlineSnapshot(`
      "
       HEAL  src/price.ts › extractPrice   3 failing, 4 passing tests as oracle · guards 12 of 12
             ✔ plausible  search  1 edit  cost 0.8  412 candidates  0.8 s
             --- a/src/price.ts
             +++ b/src/price.ts
             @@ -1,4 +1,4 @@
              export function extractPrice(text: string): number {
             -  const digits = text.replace(/[^0-9]/, '');
             +  const digits = text.replace(/[^0-9]/g, '');
                return Number(digits);
              }
             2 other patches also pass: see .heal/report.json

       HEAL  src/cart.ts › Cart.total   3 failing, 4 passing tests as oracle · guards 12 of 12
             ✘ not healed: search space exhausted: no edit passed (wrong-value)
             18 204 candidates, 6.1 s · suspicious: src/cart.ts:31 (0.94), :27 (0.71)
             nearest miss turned 2 of 3 tests

       HEAL  src/checkout/payment-provider.ts › charge   1 failing, 0 passing tests as oracle
             ○ skipped: The tests open sockets. Allow it with --heal-allow-sockets when they only talk
               to this machine.

       marked, left out (todo): test/tax.test.ts > is not done yet: it is a \`todo\` without a body: write
         the test first
       marked, left out (flaky): test/tax.test.ts > waits: it is flaky: it passed at try 2

       not marked, failing: test/tax.test.ts > rounds half up → likely src/tax.ts › round:
         heal('../src/tax.ts#round')
       not marked, failing: test/odd.test.ts > is odd

       note: --bail hid tests that would have run after the first failure.

       Heal  1 of 3 targets healed · write: npx vitest run --heal-apply · patch: .heal/last.patch
      "
    `);
  });

  it('shows backups and how to undo after patches were written', () => {
    const text = renderTerminalReport(appliedReport, plainStyle);

    expect(text).toMatchInlineSnapshot(`
      "
       HEAL  src/price.ts › extractPrice   3 failing, 4 passing tests as oracle · guards 12 of 12
             ✔ plausible, applied  search  1 edit  cost 0.8  412 candidates  0.8 s
             --- a/src/price.ts
             +++ b/src/price.ts
             @@ -1,4 +1,4 @@
              export function extractPrice(text: string): number {
             -  const digits = text.replace(/[^0-9]/, '');
             +  const digits = text.replace(/[^0-9]/g, '');
                return Number(digits);
              }
             backup: src/price.ts.heal-backup

       Heal  1 of 1 target healed · 1 applied · undo: npx heal undo · patch: .heal/last.patch
      "
    `);
  });

  it('explains a suspicious patch and does not offer to write it', () => {
    const report = {
      ...fullReport,
      targets: [suspiciousTarget],
      unmarked: [],
      notices: [],
      totals: { ...fullReport.totals, targets: 1 },
    };

    const text = renderTerminalReport(report, plainStyle);

    expect(text).toMatchInlineSnapshot(`
      "
       HEAL  src/price.ts › extractPrice   3 failing, 4 passing tests as oracle · guards 12 of 12
             ! suspicious  search  1 edit  cost 0.8  412 candidates  0.8 s
             The patch passes, but it names a literal of the tests in a new branch, so it may only fit
               them.
             --- a/src/price.ts
             +++ b/src/price.ts
             @@ -1,4 +1,4 @@
              export function extractPrice(text: string): number {
             -  const digits = text.replace(/[^0-9]/, '');
             +  const digits = text.replace(/[^0-9]/g, '');
                return Number(digits);
              }
             one of 3 patches that pass one failing test, which --heal-apply does not write: look at it,
               then git apply .heal/last.patch

       marked, left out (todo): test/tax.test.ts > is not done yet: it is a \`todo\` without a body: write
         the test first
       marked, left out (flaky): test/tax.test.ts > waits: it is flaky: it passed at try 2

       Heal  1 of 1 target healed, 1 by a guess · patch: .heal/last.patch
      "
    `);
  });

  it('counts marks, and tells patches beyond them apart', () => {
    const marked = { ...healedTarget, reason: 'healed-by-other', patches: [] } as const;

    const text = renderTerminalReport(
      { ...minimalReport, targets: [calledTarget, marked], totals: { ...minimalReport.totals, targets: 1, healed: 1 } },
      plainStyle,
    );

    expect(text).toContain(' Heal  1 of 1 target healed, 1 patch beyond the marks · patch: .heal/last.patch');
  });

  it('says so when no failing test is marked', () => {
    const text = renderTerminalReport(minimalReport, plainStyle);

    expect(text).toMatchInlineSnapshot(`
      "
       Heal  no failing test is marked · report: .heal/report.json
      "
    `);
  });
});

it('writes control characters of tests and sources as escapes, so that a report cannot drive the terminal', () => {
  const report = { ...minimalReport, unmarked: [{ test: 'a\u001b[2Jb\u202ec\nd' }] };

  const text = renderTerminalReport(report, plainStyle);

  expect(text.split('\n')[1]).toBe(' not marked, failing: a\\x1b[2Jb\\u202ec d');
});

it('names ten unmarked tests and counts the rest', () => {
  const unmarked = Array.from({ length: 1212 }, (_, index) => ({ test: `t${index}` }));

  const text = renderTerminalReport({ ...minimalReport, unmarked }, plainStyle);

  expect(text.split('\n').slice(10, 12)).toEqual([
    ' not marked, failing: t9',
    ' and 1 202 more that are not marked: see .heal/report.json',
  ]);
});
