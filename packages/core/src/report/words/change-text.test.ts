import { expect, it } from 'vitest';
import { changeText } from './change-text.ts';

it.each([
  [{ line: 5, before: '2', after: '3', others: 0 }, 'line 5: `2` → `3`'],
  [
    { line: 5, before: '', after: '\n  if (a)\n    b();', others: 2 },
    'line 5: (nothing) → `if (a) b();` and 2 more edits',
  ],
  [{ line: 1, before: 'x'.repeat(61), after: '', others: 0 }, `line 1: \`${'x'.repeat(59)}…\` → (nothing)`],
])('a change is told on one line, shortened: %j', (change, text) => {
  expect(changeText(change)).toBe(text);
});
