import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../model/edit.ts';
import { applyEdits } from './apply-edits.ts';

describe('applyEdits', () => {
  it.each<[string, readonly Edit[], string]>([
    ['replaces', [{ start: 1, end: 2, text: 'BB' }], 'aBBc'],
    ['removes', [{ start: 1, end: 3, text: '' }], 'a'],
    ['inserts in front of everything', [{ start: 0, end: 0, text: '>' }], '>abc'],
    ['inserts behind everything', [{ start: 3, end: 3, text: '<' }], 'abc<'],
    [
      'puts an insertion before the replacement that starts there',
      [
        { start: 1, end: 2, text: 'B' },
        { start: 1, end: 1, text: '+' },
      ],
      'a+Bc',
    ],
    [
      'puts an insertion behind the replacement that ends there',
      [
        { start: 1, end: 1, text: '+' },
        { start: 0, end: 1, text: 'A' },
      ],
      'A+bc',
    ],
    [
      'keeps the order of insertions at one place',
      [
        { start: 1, end: 1, text: '1' },
        { start: 1, end: 1, text: '2' },
      ],
      'a12bc',
    ],
    ['replaces the whole text', [{ start: 0, end: 3, text: 'x' }], 'x'],
    ['does nothing without edits', [], 'abc'],
  ])('%s', (_what, edits, expected) => {
    expect(applyEdits('abc', edits)).toBe(expected);
  });

  it.each<[string, readonly Edit[]]>([
    [
      'overlap',
      [
        { start: 0, end: 2, text: '' },
        { start: 1, end: 3, text: '' },
      ],
    ],
    ['leave the text', [{ start: 2, end: 4, text: '' }]],
    ['begin before the text', [{ start: -1, end: 1, text: '' }]],
    ['run backwards', [{ start: 2, end: 1, text: '' }]],
  ])('refuses edits that %s', (_what, edits) => {
    expect(() => applyEdits('abc', edits)).toThrow(expect.objectContaining({ code: 'PATCH_CONFLICT' }));
  });

  it('is taken back by the reverse edits, whatever the text and the edits are', () => {
    fc.assert(
      fc.property(textWithEdits(), ({ source, edits }) => {
        const after = applyEdits(source, edits);

        expect(applyEdits(after, reversed(source, edits))).toBe(source);
      }),
    );
  });

  it('gives the same text whatever order the edits of different places come in', () => {
    fc.assert(
      fc.property(textWithEdits(), ({ source, edits }) => {
        expect(applyEdits(source, edits.toReversed())).toBe(applyEdits(source, edits));
      }),
    );
  });
});

/** A text and edits of it at places that do not touch, in order. */
function textWithEdits(): fc.Arbitrary<{ source: string; edits: Edit[] }> {
  return fc
    .array(
      fc.record({
        keep: fc.string({ minLength: 1, unit: 'binary' }),
        cut: fc.string({ unit: 'binary' }),
        text: fc.string({ unit: 'binary' }),
      }),
    )
    .map((parts) => {
      let source = '';
      const edits: Edit[] = [];
      for (const { keep, cut, text } of parts) {
        source += keep;
        edits.push({ start: source.length, end: source.length + cut.length, text });
        source += cut;
      }
      return { source, edits };
    });
}

function reversed(source: string, edits: readonly Edit[]): Edit[] {
  let shift = 0;
  return edits.map((edit) => {
    const start = edit.start + shift;
    shift += edit.text.length - (edit.end - edit.start);
    return { start, end: start + edit.text.length, text: source.slice(edit.start, edit.end) };
  });
}
