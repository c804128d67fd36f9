import { describe, expect, it } from 'vitest';
import type { Edit } from '../model/edit.ts';
import type { RepairTarget } from '../model/target.ts';
import { inspectPatch } from './inspect-patch.ts';

const SOURCE = 'export function add(a, b) { return a - b }\nexport const other = (c) => c;\n';

const TARGET: RepairTarget = {
  file: '/p/a.ts',
  symbol: 'add',
  source: SOURCE,
  regions: [{ start: 0, end: SOURCE.indexOf('\n') }],
};

function replacing(find: string, text: string): Edit {
  const start = SOURCE.indexOf(find);
  return { start, end: start + find.length, text };
}

describe('inspectPatch', () => {
  it('allows an edit in the target, and gives the healed source', () => {
    const inspection = inspectPatch(TARGET, [replacing('a - b', 'a + b')]);

    expect(inspection).toEqual({ allowed: true, healedSource: SOURCE.replace('a - b', 'a + b') });
  });

  it.each<[string, Edit[], string[]]>([
    ['edits another function', [replacing('=> c', '=> -c')], ['edits code outside the target']],
    [
      'has one edit inside and one outside',
      [replacing('a - b', 'a + b'), replacing('=> c', '=> -c')],
      ['edits code outside the target'],
    ],
    ['reaches over the edge of the target', [{ start: 40, end: 44, text: '' }], ['edits code outside the target']],
    [
      'adds a parameter',
      [replacing('(a, b)', '(a, b, d)')],
      ['changes the public surface: add(a, b)', 'changes the public surface: add(a, b, d)'],
    ],
    [
      'renames the function',
      [replacing('add', 'sum')],
      ['changes the public surface: add(a, b)', 'changes the public surface: sum(a, b)'],
    ],
  ])('refuses a patch that %s', (_what, edits, reasons) => {
    expect(inspectPatch(TARGET, edits)).toEqual({ allowed: false, reasons });
  });

  it('refuses a patch that does not parse, and one whose edits overlap', () => {
    const broken = inspectPatch(TARGET, [replacing('a - b', 'a -')]);
    const overlapping = inspectPatch(TARGET, [replacing('a - b', 'a'), replacing('- b', 'b')]);

    expect([broken, overlapping]).toEqual([
      { allowed: false, reasons: [expect.stringContaining('does not parse')] },
      { allowed: false, reasons: [expect.stringContaining('overlaps')] },
    ]);
  });
});
