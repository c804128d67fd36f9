import { expect, it } from 'vitest';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { parseModule } from '../../syntax/parse.ts';
import { collectSites } from '../../syntax/sites.ts';
import { statementEdit } from './statement-edit.ts';

it.each([
  ['for (const a of all) {\n  if (a) return;\n}', 'continue;', 'for (const a of all) {\n  if (a) continue;\n}'],
  ['if (a) b();\nelse c();', 'if (d) b();', 'if (a) {\n  if (d) b();\n}\nelse c();'],
  [
    '{\n  if (a)\n    b();\n}',
    'try {\n      b();\n    } catch {}',
    '{\n  if (a)\n    {\n    try {\n      b();\n    } catch {}\n  }\n}',
  ],
  ['while (a()) b();', 'b();\nc();', 'while (a()) {\n  b();\n  c();\n}'],
])('%j with its first branch as %j is %j', (source, text, expected) => {
  const module = parseModule(source, 'x.ts');
  const [branch] = collectSites(module, [{ start: 0, end: source.length }]).branches;
  if (branch === undefined) throw new Error('no branch');

  expect(applyEdits(source, [statementEdit(branch, text, source)])).toBe(expected);
});
