import { escapeHtml, highlight, isExactMatch, splitMatches } from './highlight';

it('escapes HTML', () => {
  expect(escapeHtml('a < b & c')).toBe('a &lt; b &amp; c');
});

describe('splitMatches', () => {
  it('finds words in any case', () => {
    expect(splitMatches('Blue mug', 'MUG')).toEqual([
      { text: 'Blue ', match: false },
      { text: 'mug', match: true },
    ]);
  });

  it('has one piece without a query', () => {
    expect(splitMatches('Blue mug', ' ')).toEqual([{ text: 'Blue mug', match: false }]);
  });

  it('takes a dot as a dot', () => {
    expect(splitMatches('v125 and v1.5', 'v1.5')).toEqual([
      { text: 'v125 and ', match: false },
      { text: 'v1.5', match: true },
    ]);
  });
});

describe('highlight', () => {
  it('marks all words', () => {
    expect(highlight('tea & mug', 'mug tea')).toBe('<mark>tea</mark> &amp; <mark>mug</mark>');
  });

  it('finds C++', () => {
    expect(highlight('C++ for beginners', 'c++')).toBe('<mark>C++</mark> for beginners');
  });
});

it('compares names', () => {
  expect(isExactMatch(' Node.js', 'node.js')).toBe(true);
  expect(isExactMatch('NodeXjs', 'node.js')).toBe(false);
});
