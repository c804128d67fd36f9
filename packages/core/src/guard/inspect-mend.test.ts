import { describe, expect, it } from 'vitest';
import type { Edit } from '../model/edit.ts';
import { inspectMend } from './inspect-mend.ts';

const SOURCE = 'export function add(a, b) {}\nfunction hidden(c) {}\n';
const MODULE = { file: '/p/a.ts', source: SOURCE };

function replacing(find: string, text: string): Edit {
  const start = SOURCE.indexOf(find);
  return { start, end: start + find.length, text };
}

describe('inspectMend', () => {
  it.each<[string, Edit, string[]]>([
    ['exports a name that others take', replacing('function hidden', 'export function hidden'), ['hidden']],
    ['renames an export that nobody takes to one that others take', replacing('add', 'sum'), ['sum']],
    ['leaves the exports alone', replacing('{}', '{ return 1 }'), ['add']],
  ])('allows a mend that %s', (_what, edit, used) => {
    expect(inspectMend(MODULE, [edit], new Set(used)).allowed).toBe(true);
  });

  it.each<[string, Edit, string[], string[]]>([
    ['exports what nobody takes', replacing('function hidden', 'export function hidden'), [], ['hidden(c)']],
    ['renames an export that others take', replacing('add', 'sum'), ['add', 'sum'], ['add(a, b)']],
    ['drops an export that others take', replacing('export function add', 'function add'), ['add'], ['add(a, b)']],
    ['changes parameters', replacing('(a, b)', '(a)'), ['add'], ['add(a, b)', 'add(a)']],
  ])('refuses a mend that %s', (_what, edit, used, lines) => {
    expect(inspectMend(MODULE, [edit], new Set(used))).toEqual({
      allowed: false,
      reasons: lines.map((line) => `changes the public surface: ${line}`),
    });
  });

  it('allows any text that parses in the place of one that does not, and no other', () => {
    const broken = { file: '/p/a.ts', source: 'export const a = (1;\n' };

    const whole = inspectMend(broken, [{ start: 19, end: 19, text: ')' }], new Set());
    const still = inspectMend(broken, [{ start: 19, end: 19, text: '(' }], new Set());

    expect([whole, still]).toEqual([
      { allowed: true, healedSource: 'export const a = (1);\n' },
      { allowed: false, reasons: [expect.stringContaining('does not parse')] },
    ]);
  });
});
