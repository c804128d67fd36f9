import { codeFrame, linesBetween } from './code-frame';

const poem = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');

describe('lines between', () => {
  it.each([
    [1, 1, ['line 1']],
    [1, 3, ['line 1', 'line 2', 'line 3']],
    [12, 12, ['line 12']],
    [11, 13, ['line 11', 'line 12']],
    [0, 2, ['line 1', 'line 2']],
    [-5, 1, ['line 1']],
    [13, 20, []],
    [6, 8, ['line 6', 'line 7', 'line 8']],
  ])('%i to %i', (from, to, expected) => {
    expect(linesBetween(poem, from, to)).toEqual(expected);
  });

  it('shows the default context around the middle', () => {
    expect(codeFrame(poem, { line: 9, column: 6 })).toBe(
      ['   7 | line 7', '   8 | line 8', '>  9 | line 9', '     |      ^', '  10 | line 10', '  11 | line 11'].join(
        '\n',
      ),
    );
  });

  it('ends with the source', () => {
    expect(codeFrame(poem, { line: 12, column: 1 }, { context: 1 })).toBe(
      ['  11 | line 11', '> 12 | line 12', '     | ^'].join('\n'),
    );
  });

  it('starts with the source', () => {
    expect(codeFrame('a\nb\nc\nd', { line: 1, column: 1 }, { context: 2 })).toBe(
      ['> 1 | a', '    | ^', '  2 | b', '  3 | c'].join('\n'),
    );
  });
});
