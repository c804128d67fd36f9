import { expect, it } from 'vitest';

import { messageOf, unusualErrors } from './unhandled-errors.ts';

it('lets pass what the unpatched sources have as well, however Vite names its imports', () => {
  const usualErrors = new Set<string>();
  const usual = { message: '(0 , __vite_ssr_import_0__.read) is not a function' };

  const before = unusualErrors([usual], { usualErrors, patched: false });
  const after = unusualErrors([{ message: 'read is not a function' }, { message: 'other' }], {
    usualErrors,
    patched: true,
  });

  expect([before, after]).toEqual([[], [{ message: 'other' }]]);
});

it('has a message for rejections with any value', () => {
  expect([{ message: 5 }, { message: null }, {}, { message: '\u001B[31mred\u001B[39m' }].map(messageOf)).toEqual([
    '5',
    '',
    '',
    'red',
  ]);
});
