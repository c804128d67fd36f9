import { isAccepted, refusal } from './file-accept';

const file = (name: string, type = '') => ({ name, type, size: 1 });

test.each([
  ['A.PDF', '.pdf', true],
  ['a.pdf', '.PDF', true],
  ['a.PdF', '.pDf', true],
  ['a.PDF.exe', '.pdf', false],
  ['PDF', '.pdf', false],
  ['a.tar.GZ', '.tar.gz', true],
  ['B.JPEG', '.jpg, .jpeg', true],
  ['B.JPEG', '.jpg, image/*', false],
])('%s for %s', (name, accept, expected) => {
  expect(isAccepted(file(name), accept)).toBe(expected);
});

test('names in messages are as they were', () => {
  expect(refusal(file('Big.EXE'), { accept: '.pdf' })).toBe('Big.EXE is not of a kind that is accepted');
});

test('types are still looked at', () => {
  expect(isAccepted(file('X', 'video/mp4'), 'video/*')).toBe(true);
  expect(isAccepted(file('X.MP4', ''), 'video/*')).toBe(false);
});
