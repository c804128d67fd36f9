import { stripVTControlCharacters } from 'node:util';

import { describe, expect, it } from 'vitest';

import { appliedReport, fullReport, minimalReport, suspiciousTarget } from './__fixtures__/sample-report.ts';
import type { ReportStyle } from './report-style.ts';
import { renderTerminalReport } from './terminal-report.ts';

const style: ReportStyle = {
  columns: 100,
  color: false,
  terse: false,
  command: (mode) => `npx vitest run --heal${mode === 'apply' ? '-apply' : ''}`,
};

function words(text: string): string[] {
  return text.split(/\s+/);
}

describe('a terminal of 100 columns without color', () => {
  it('shows what was healed, what was not and why, and what to type next', () => {
    const text = renderTerminalReport(fullReport, style);

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
    const text = renderTerminalReport(appliedReport, style);

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

    const text = renderTerminalReport(report, style);

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
             a guess, which --heal-apply does not write: look at it, then git apply .heal/last.patch

       marked, left out (todo): test/tax.test.ts > is not done yet: it is a \`todo\` without a body: write
         the test first
       marked, left out (flaky): test/tax.test.ts > waits: it is flaky: it passed at try 2

       Heal  1 of 1 target healed · patch: .heal/last.patch
      "
    `);
  });

  it('says so when no failing test is marked', () => {
    const text = renderTerminalReport(minimalReport, style);

    expect(text).toMatchInlineSnapshot(`
      "
       Heal  no failing test is marked · report: .heal/report.json
      "
    `);
  });
});

describe('a terminal of 60 columns', () => {
  it('wraps at words and never inside a path, a figure or a line of a diff', () => {
    const text = renderTerminalReport(fullReport, { ...style, columns: 60 });

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
    const text = renderTerminalReport(fullReport, { ...style, columns: 60 });

    const tooLong = text.split('\n').filter((line) => line.length > 60);
    expect(tooLong).toEqual([]);
  });
});

describe('color', () => {
  it('paints the badge, the mark and the diff', () => {
    const text = renderTerminalReport(appliedReport, { ...style, color: true });

    expect(text.replaceAll('\u001b', '␛')).toMatchInlineSnapshot(`
      "
      ␛[7m␛[1m HEAL ␛[22m␛[27m ␛[1msrc/price.ts › extractPrice␛[22m   3 failing, 4 passing tests as oracle · guards 12 of 12
             ␛[32m✔ plausible, applied␛[39m  search  1 edit  cost 0.8  412 candidates  0.8 s
             ␛[1m--- a/src/price.ts␛[22m
             ␛[1m+++ b/src/price.ts␛[22m
             ␛[36m@@ -1,4 +1,4 @@␛[39m
              export function extractPrice(text: string): number {
             ␛[31m-  const digits = text.replace(/[^0-9]/, '');␛[39m
             ␛[32m+  const digits = text.replace(/[^0-9]/g, '');␛[39m
                return Number(digits);
              }
             backup: src/price.ts.heal-backup

      ␛[1m Heal  ␛[22m␛[32m1 of 1 target healed␛[39m · 1 applied · undo: npx heal undo · patch: .heal/last.patch
      "
    `);
  });

  it.each([60, 100])('says nothing that is not said without it at %i columns', (columns) => {
    const colored = renderTerminalReport(fullReport, { ...style, columns, color: true });

    expect(words(stripVTControlCharacters(colored))).toEqual(
      words(renderTerminalReport(fullReport, { ...style, columns })),
    );
  });
});

describe('terse', () => {
  it('tells one fact a line in stable words, with the diff complete', () => {
    const text = renderTerminalReport(fullReport, { ...style, terse: true });

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

  it('tells backups and the undo command after patches were written', () => {
    const text = renderTerminalReport(appliedReport, { ...style, terse: true });

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

it('writes control characters of tests and sources as escapes, so that a report cannot drive the terminal', () => {
  const report = { ...minimalReport, unmarked: [{ test: 'a\u001b[2Jb\u202ec\nd' }] };

  const text = renderTerminalReport(report, style);

  expect(text.split('\n')[1]).toBe(' not marked, failing: a\\x1b[2Jb\\u202ec d');
});

it('names ten unmarked tests and counts the rest', () => {
  const unmarked = Array.from({ length: 1212 }, (_, index) => ({ test: `t${index}` }));

  const text = renderTerminalReport({ ...minimalReport, unmarked }, style);

  expect(text.split('\n').slice(10, 12)).toEqual([
    ' not marked, failing: t9',
    ' and 1 202 more that are not marked: see .heal/report.json',
  ]);
});
