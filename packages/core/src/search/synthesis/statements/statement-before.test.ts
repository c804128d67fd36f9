import { expect, it } from 'vitest';
import { applyEdits } from '../../../syntax/apply-edits.ts';
import { parseModule } from '../../../syntax/parse.ts';
import type { InsertionPoint } from '../../../syntax/insertion-points.ts';
import { collectSites } from '../../../syntax/sites.ts';
import { statementBefore } from './statement-before.ts';

it.each<[what: string, source: string, nth: number, after: string]>([
  ['before another', '{\n  f();\n}\n', 0, '{\n  new();\n  f();\n}\n'],
  ['without a semicolon where nobody writes one', '{\n  f()\n}\n', 0, '{\n  new()\n  f()\n}\n'],
  ['last in a block', '{\n  f();\n}\n', 1, '{\n  f();\n  new();\n}\n'],
  ['in a body of one line', 'f = () => { g(); h(); };\n', 0, 'f = () => { new(); g(); h(); };\n'],
  ['last in a body of one line', 'f = () => { g(); h(); };\n', 2, 'f = () => { g(); h(); new(); };\n'],
  ['first in a branch, with braces', 'if (a) f();\n', 0, 'if (a) {\n  new();\n  f();\n}\n'],
  ['last in a branch, with braces', 'if (a) f();\n', 1, 'if (a) {\n  f();\n  new();\n}\n'],
  ['in a branch before its `else`', 'if (a) f();\nelse g();\n', 1, 'if (a) {\n  f();\n  new();\n}\nelse g();\n'],
  ['in a branch on a line of its own', 'if (a)\n\tf();\n', 0, 'if (a) {\n\tnew();\n\tf();\n}\n'],
  [
    'in a callback that is all one call',
    'on("open", () => f());\n',
    0,
    'on("open", () => {\n  new();\n  return f();\n});\n',
  ],
  ['behind a comment', 'if (a) // why\n\tf();\n', 0, 'if (a) // why\n\t{\n\tnew();\n\tf();\n}\n'],
])('puts a statement %s', (_what, source, nth, after) => {
  const { points } = collectSites(parseModule(source, '/p/a.ts'), [{ start: 0, end: source.length }]);

  const edit = statementBefore(points[nth] as InsertionPoint, source, 'new();');

  expect(applyEdits(source, [edit])).toBe(after);
});
