import { expect, it } from 'vitest';
import { mockCalls } from './mock-calls.ts';

it.each([
  ["vi.mock('./a', () => ({}))", "vi.mock('./a')", true],
  ["vi.mock('./a')", "vi.mock('./a')", false],
  ["vi.mock(import('./a'), async (original) => original())", "vi.mock('./a')", true],
  ["jest.mock('./a', () => 1, { virtual: true })", "jest.mock('./a')", true],
  ["jest.doMock('./a')", "jest.doMock('./a')", false],
  ["jest.unstable_mockModule('./a', () => ({}))", "jest.unstable_mockModule('./a')", true],
  ["jest.setMock('./a', {})", "jest.setMock('./a')", true],
])('reads %s', (source, written, hasFactory) => {
  expect(mockCalls(`\n${source}`, '/p/a.test.ts')).toMatchObject([{ written, specifier: './a', line: 2, hasFactory }]);
});

it.each(["vi.mock('./a', { spy: true })", "vi.unmock('./a')", 'jest.mock(name)', "other.mock('./a')", 'jest.mock('])(
  'takes %s for no mock',
  (source) => {
    expect(mockCalls(source, '/p/a.test.ts')).toEqual([]);
  },
);
