import { describe, expect, it } from 'vitest';
import type { HealReport, PatchReport, TargetReport } from '../../model/report.ts';
import { fullReport, healedTarget } from '../__fixtures__/sample-report.ts';
import type { GithubPlace } from './github-place.ts';
import { githubSummary } from './github-summary.ts';
import { unifiedDiff } from '../files/unified-diff.ts';

const place: GithubPlace = { pathOf: (file) => file, applyCommand: 'npx vitest-heal --heal-apply' };
const ROOM = 1_000_000;

const bytes = (text: string): number => Buffer.byteLength(text);
const withDiff = (diff: string): HealReport => ({
  ...fullReport,
  notices: [],
  targets: [{ ...healedTarget, patches: [{ ...healedTarget.patches[0]!, diff }] }],
});

describe('the step summary', () => {
  it('shows the lines of a test that would settle which of several patches is meant', () => {
    const [best] = healedTarget.patches as readonly [PatchReport];
    const differs = { first: 'expect(f([])).toBe(0);', own: 'expect(f([])).toBe(1);' };
    const other = { ...best, rank: 2, contrast: { calls: 9, differs } };
    const report = { ...fullReport, targets: [{ ...healedTarget, patches: [best, other] }] };

    expect(githubSummary(report, place, ROOM)).toContain(
      '\n\n```ts\nexpect(f([])).toBe(0); // this patch\nexpect(f([])).toBe(1); // patch 2\n```\n\n',
    );
    expect(githubSummary(fullReport, place, ROOM)).not.toContain('```ts');
  });

  it('says where another patch makes the same change as well', () => {
    const [best] = healedTarget.patches as readonly [PatchReport];
    const diffOf = (after: string): string => unifiedDiff({ path: 'a.js', before: 'a.sort();\nb.sort();\n', after });
    const once = { ...best, diff: diffOf('a.sort(f);\nb.sort();\n') };
    const twice = { ...best, rank: 2, diff: diffOf('a.sort(f);\nb.sort(f);\n') };
    const report = { ...fullReport, targets: [{ ...healedTarget, patches: [once, twice] }] };

    expect(githubSummary(report, place, ROOM)).toContain('Patch 2 makes the same change in line 2 as well');
  });

  it('has a section a target: status, label, why, failing tests, diff, next command', () => {
    expect(githubSummary(fullReport, place, ROOM)).toMatchInlineSnapshot(`
      "## Heal: 1 of 3 targets healed

      ### ✔ \`src/price.ts › extractPrice\`: healed, plausible

      A patch passes all tests.

      Failing:
      - test/price.test.ts \\> parses rupees
      - test/price.test.ts \\> parses dollars
      - test/price.test.ts \\> parses nothing

      \`\`\`diff
      --- a/src/price.ts
      +++ b/src/price.ts
      @@ -1,4 +1,4 @@
       export function extractPrice(text: string): number {
      -  const digits = text.replace(/[^0-9]/, '');
      +  const digits = text.replace(/[^0-9]/g, '');
         return Number(digits);
       }
      \`\`\`

      Next:

      \`\`\`sh
      npx vitest-heal --heal-apply
      \`\`\`

      ### ✘ \`src/cart.ts › Cart.total\`: not healed

      search space exhausted: no edit passed (wrong-value)

      Failing:
      - test/price.test.ts \\> parses rupees
      - test/price.test.ts \\> parses dollars
      - test/price.test.ts \\> parses nothing

      Suspicious: \`src/cart.ts:31\` (0.94), \`src/cart.ts:27\` (0.71)

      ### ○ \`src/checkout/payment-provider.ts › charge\`: skipped

      The tests open sockets. Allow it with --heal-allow-sockets when they only talk to this machine.

      Failing:
      - test/payment.test.ts \\> charges once

      Notes:
      - --bail hid tests that would have run after the first failure.

      "
    `);
  });

  it('keeps a diff inside its block, whatever backticks it has', () => {
    const diff = '--- a/x.md\n+++ b/x.md\n@@ -1,2 +1,2 @@\n-```ts\n+````\n # not a heading\n';

    const lines = githubSummary(withDiff(diff), place, ROOM).split('\n');

    const start = lines.indexOf('`````diff');
    expect(lines.slice(start, start + 8)).toEqual(['`````diff', ...diff.trimEnd().split('\n'), '`````']);
  });

  it('lets no text of the project be Markdown', () => {
    const target: TargetReport = {
      ...healedTarget,
      file: 'src/a`b.ts',
      explanation: '<img src=x> **bold** [link](http://x) `code` | # head\nnext line',
      failing: ['test/a.test.ts > ~~no~~ @everyone'],
    };

    const summary = githubSummary({ ...fullReport, targets: [target] }, place, ROOM);

    expect(summary).toContain('`` src/a`b.ts › extractPrice ``');
    expect(summary).toContain(String.raw`\<img src=x\> \*\*bold\*\* \[link\](http://x) \`code\` \| \# head next line`);
    expect(summary).toContain(String.raw`- test/a.test.ts \> \~\~no\~\~ \@everyone`);
  });

  it('leaves out the last diffs, then all, then targets, when there is no room, and says so', () => {
    const targets = Array.from({ length: 20 }, (_, nth) => ({ ...healedTarget, file: `src/é${nth}.ts` }));
    const report = { ...fullReport, targets, notices: [] };
    const whole = githubSummary(report, place, ROOM);
    const headings = (text: string): number => text.match(/^### /gm)?.length ?? 0;
    const diffs = (text: string): number => text.match(/^```diff$/gm)?.length ?? 0;

    const shown = [bytes(whole), bytes(whole) - 1, Math.round(bytes(whole) * 0.3), 200, 10].map((room) => {
      const text = githubSummary(report, place, room);
      expect(bytes(text)).toBeLessThanOrEqual(room);
      return { headings: headings(text), diffs: diffs(text), told: /left out here[^\n]*/.exec(text)?.[0] };
    });

    expect(shown[0]).toEqual({ headings: 20, diffs: 20, told: undefined });
    expect(shown[1]).toEqual({ headings: 20, diffs: 19, told: 'left out here: see `.heal/report.json`.' });
    expect(shown[2]).toMatchObject({ diffs: 0, told: 'left out here: see `.heal/report.json`.' });
    expect(shown[2]?.headings).toBeGreaterThan(1);
    expect(shown[3]).toEqual({ headings: 0, diffs: 0, told: 'left out here: see `.heal/report.json`.' });
    expect(shown[4]).toEqual({ headings: 0, diffs: 0, told: undefined });
  });
});
