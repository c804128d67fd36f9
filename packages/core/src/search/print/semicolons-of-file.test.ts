import { expect, it } from 'vitest';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import { tidyEdits } from './tidy-edits.ts';

const BARE = 'const a = 1\nlet b = 2\nfor (;;) {\n  b += a\n  f(x)\n}\n';

it.each([
  [BARE, 'if (b > a) break;\n  f(x);', 'if (b > a) break\n  f(x)\n'],
  [BARE, 'b = 1;\n  [a].map(f);', 'b = 1;\n  [a].map(f);\n'],
  [BARE, 'for (;;) { g(); }', 'for (;;) { g() }\n'],
  [BARE.replace('a = 1', 'a = 1;'), 'g();', 'g();\n'],
  ['f(x)\n', 'g();', 'g();\n'],
])('in %j the statements %j become %j', (source, text, expected) => {
  const start = source.indexOf('f(x)');

  const edits = tidyEdits(parseModule(source, 'a.ts'), [{ start, end: start + 4, text }]);

  expect(applyEdits(source, edits).slice(start)).toContain(expected);
});
