import { expect, it } from 'vitest';
import { isTestSupport } from './is-test-support.ts';

it.each([
  'test/helpers.ts',
  'src/__tests__/make-user.ts',
  'src/__mocks__/api.ts',
  'packages/a/tests/build.js',
  'src/testing/clock.ts',
  'src/test-utils/render.tsx',
  'src/user.mock.ts',
  'src/users.fixture.ts',
  'src/test-clock.ts',
  'src/mocks.ts',
])('takes %s for a module that is there for tests', (file) => expect(isTestSupport(file)).toBe(true));

it.each([
  'src/cart.ts',
  'src/latest.ts',
  'src/contest/rank.ts',
  'src/specification.ts',
  'src/attestation.js',
  'lib/helpers.ts',
])('takes %s for a module of the product', (file) => expect(isTestSupport(file)).toBe(false));
