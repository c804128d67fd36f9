import { stripVTControlCharacters } from 'node:util';

import { describe, expect, it } from 'vitest';

import { plainStyle } from '../__fixtures__/plain-style.ts';
import { appliedReport, fullReport } from '../__fixtures__/sample-report.ts';
import { renderTerminalReport } from './terminal-report.ts';

function words(text: string): string[] {
  return text.split(/\s+/);
}

describe('color', () => {
  it('paints the badge, the mark and the diff', () => {
    const text = renderTerminalReport(appliedReport, { ...plainStyle, color: true });

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
    const colored = renderTerminalReport(fullReport, { ...plainStyle, columns, color: true });

    expect(words(stripVTControlCharacters(colored))).toEqual(
      words(renderTerminalReport(fullReport, { ...plainStyle, columns })),
    );
  });
});
