import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { packFacts, wrapText } from './layout.ts';

describe('wrapText', () => {
  it('keeps figures with their unit and their thousands together', () => {
    const lines = wrapText('after 18 204 candidates, 6.1 s', 10);

    expect(lines).toEqual(['after', '18 204', 'candidates,', '6.1 s']);
  });

  it('loses no word and makes no line wider than the width, save for a single word', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => !/\s/.test(text) && !/^\d/.test(text));

    const property = fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 1, max: 40 }), (words, width) => {
      const lines = wrapText(words.join(' '), width);

      expect(lines.join(' ')).toBe(words.join(' '));
      expect(lines.filter((line) => line.length > width && line.includes(' '))).toEqual([]);
    });

    fc.assert(property, { seed: 1 });
  });
});

describe('packFacts', () => {
  it('fills lines and leaves the separator out where a line ends', () => {
    const lines = packFacts([{ text: 'one' }, { text: 'two' }, { text: 'three' }], 9);

    expect(lines).toEqual(['one · two', 'three']);
  });

  it('never breaks what is to be copied', () => {
    const lines = packFacts([{ text: 'write: npx vitest run --heal-apply', whole: true }], 10);

    expect(lines).toEqual(['write: npx vitest run --heal-apply']);
  });

  it('measures without the paint', () => {
    const lines = packFacts(
      [{ text: 'one', paint: (text) => `<very long markup>${text}</very long markup>` }, { text: 'two' }],
      9,
    );

    expect(lines).toEqual(['<very long markup>one</very long markup> · two']);
  });
});
