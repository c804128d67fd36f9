import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';

import { findJest, findRelatedTests, type JestPaths } from '../src/shared/jest-version.ts';
import { home, openProject } from './jest-project.ts';

const jest = findJest(home) as JestPaths;

const FILES = {
  'package.json': '{}',
  'src/tax.js': 'exports.tax = () => 1;\n',
  'test/tax.test.js': "require('../src/tax.js');\ntest('a', () => {});\n",
  'test/helper.js': '',
  'test/other.test.js': "test('b', () => {});\n",
};

it.each([
  ['those that import it', '', ['tax.test.js']],
  ['all of them where Jest reads no imports', "roots: ['<rootDir>/test'],", ['other.test.js', 'tax.test.js']],
])('finds of a module %s', async (_what, roots, expected) => {
  const config = `module.exports = { watchman: false, ${roots} };\n`;
  await using project = await tempProject(home, { ...FILES, 'jest.config.js': config });
  const { contexts } = await openProject(project.root, jest);

  const found = await findRelatedTests(jest, contexts[0] as (typeof contexts)[0], `${project.root}/src/tax.js`);

  expect(found.map((path) => path.replace(/.*[\\/]/, '')).toSorted()).toEqual(expected);
});
