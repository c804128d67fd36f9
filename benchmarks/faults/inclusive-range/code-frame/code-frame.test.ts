import { codeFrame, expandTabs, linesBetween, positionAt, splitLines } from './code-frame';

const source = ['const a = 1;', 'const b = 2;', '', 'console.log(a + c);', 'export { a };', 'export { b };'].join('\n');

describe('code frame', () => {
  it('splits both kinds of line ends', () => {
    expect(splitLines('a\r\nb\nc')).toEqual(['a', 'b', 'c']);
  });

  it('expands tabs', () => {
    expect(expandTabs('\tx', 4)).toBe('    x');
  });

  it('finds the position of an offset', () => {
    expect(positionAt(source, 0)).toEqual({ line: 1, column: 1 });
    expect(positionAt(source, 13)).toEqual({ line: 2, column: 1 });
    expect(positionAt(source, 17)).toEqual({ line: 2, column: 5 });
  });

  it('takes lines from a range', () => {
    expect(linesBetween(source, 4, 5)).toEqual(['console.log(a + c);', 'export { a };']);
  });

  it('takes everything when the range is larger than the source', () => {
    expect(linesBetween('one\ntwo', -3, 40)).toEqual(['one', 'two']);
  });

  it('shows one line of context', () => {
    expect(codeFrame(source, { line: 4, column: 17 }, { context: 1 })).toBe(
      ['  3 |', '> 4 | console.log(a + c);', '    |                 ^', '  5 | export { a };'].join('\n'),
    );
  });

  it('shows only the line without context', () => {
    expect(codeFrame('\tfoo();', { line: 1, column: 2 }, { context: 0 })).toBe('> 1 |   foo();\n    |   ^');
  });
});
