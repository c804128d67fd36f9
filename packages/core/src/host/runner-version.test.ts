import { expect, it } from 'vitest';
import { runnerVersion } from './runner-version.ts';

const TRIED = { 3: 2, 5: 1 };

it.each(['3.2.7', '3.0.0', '5.1.99'])('takes %s for tried', (version) => {
  expect(runnerVersion('vitest', version, TRIED)).toEqual({ name: 'vitest', version });
});

it.each(['5.2.0', '5.2.0-beta.1', '4.1.0', '6.0.0', 'next'])('says of %s what was tried instead', (version) => {
  expect(runnerVersion('vitest', version, TRIED)).toEqual({ name: 'vitest', version, tried: '3.2, 5.1' });
});
