import { expect, it } from 'vitest';
import {
  appliedReport,
  fullReport,
  healedTarget,
  minimalReport,
  calledTarget,
  suspiciousTarget,
} from '../__fixtures__/sample-report.ts';
import { githubAnnotations } from './github-annotations.ts';
import type { GithubPlace } from './github-place.ts';
import { unifiedDiff } from '../files/unified-diff.ts';

const place: GithubPlace = { pathOf: (file) => `packages/shop/${file}`, applyCommand: 'npx vitest-heal --heal-apply' };

it('is one line a target: a proposed patch warns at the line that it changes, what is not healed is an error', () => {
  expect(githubAnnotations(fullReport, place)).toMatchInlineSnapshot(`
    "::warning file=packages/shop/src/price.ts,line=2,title=Heal%3A src/price.ts › extractPrice%3A healed%2C plausible::A patch passes all tests.%0A@@ -1,4 +1,4 @@%0A export function extractPrice(text: string): number {%0A-  const digits = text.replace(/[^0-9]/, '');%0A+  const digits = text.replace(/[^0-9]/g, '');%0A   return Number(digits);%0A }%0ANext: npx vitest-heal --heal-apply
    ::error file=packages/shop/src/cart.ts,line=31,title=Heal%3A src/cart.ts › Cart.total%3A not healed::search space exhausted: no edit passed (wrong-value)%0Asuspicious lines: 31 (0.94), 27 (0.71)
    ::error file=packages/shop/src/checkout/payment-provider.ts,title=Heal%3A src/checkout/payment-provider.ts › charge%3A skipped::The tests open sockets. Allow it with --heal-allow-sockets when they only talk to this machine.
    "
  `);
});

it('is a notice when the patch has been written, and empty without targets', () => {
  const written = githubAnnotations(appliedReport, place);

  expect(written).toMatch(/^::notice file=packages\/shop\/src\/price\.ts,line=2,title=Heal%3A [^\n]*applied::/);
  expect(written).toMatch(/%0ANext: npx heal undo\n$/);
  expect(githubAnnotations(minimalReport, place)).toBe('');
});

it('gives a suspicious patch no command, and an interrupted target no error', () => {
  const interrupted = { ...healedTarget, status: 'skipped', reason: 'interrupted', patches: [] } as const;

  const [suspicious, ended] = githubAnnotations(
    { ...fullReport, targets: [suspiciousTarget, interrupted] },
    place,
  ).split('\n');

  expect(suspicious).not.toContain('Next:');
  expect(ended).toMatch(/^::warning /);
});

it('says of a patch of what no mark names that it is not marked', () => {
  const text = githubAnnotations({ ...fullReport, targets: [calledTarget] }, place);

  expect(text).toContain('src/price.ts › extractPrice%3A healed%2C not marked::');
});

it('names no file that lies outside of the repository', () => {
  const annotations = githubAnnotations(appliedReport, { ...place, pathOf: () => undefined });

  expect(annotations).toMatch(
    /^::notice title=Heal%3A src\/price\.ts › extractPrice%3A healed%2C plausible%2C applied::/,
  );
});

it('escapes what would end a value, a property or the command', () => {
  const target = {
    ...healedTarget,
    file: 'src/50%,a:b.ts',
    explanation: '100% sure:\r\n::error::no, it is not',
  };

  const annotations = githubAnnotations({ ...fullReport, targets: [target] }, { ...place, pathOf: (file) => file });

  expect(annotations.split('\n')).toHaveLength(2);
  expect(annotations).toMatch(
    /^::warning file=src\/50%25%2Ca%3Ab\.ts,line=2,title=Heal%3A src\/50%25%2Ca%3Ab\.ts › extractPrice%3A /,
  );
  expect(annotations).toContain('::100%25 sure:%0D%0A::error::no, it is not%0A');
});

it.each([
  ['replaces a line', 'a\nb\nc\nd\ne\nf\n', 'a\nb\nc\nd\nE\nf\n', 5],
  ['takes a line out', 'a\nb\nc\n', 'a\nc\n', 2],
  ['puts a line in', 'a\nb\nc\n', 'a\nnew\nb\nc\n', 2],
  ['adds the first line', '', 'a\n', 1],
])('points to the line in the file as it is when the patch %s', (_what, before, after, line) => {
  const patch = { ...healedTarget.patches[0]!, diff: unifiedDiff({ path: 'src/price.ts', before, after }) };

  const annotations = githubAnnotations({ ...fullReport, targets: [{ ...healedTarget, patches: [patch] }] }, place);

  expect(annotations).toContain(`,line=${line},`);
});
