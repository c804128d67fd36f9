import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const VITEST = "export default { test: { globals: true, include: ['src/**/*.test.ts'] } };\n";
const JEST = "module.exports = { watchman: false, testMatch: ['<rootDir>/src/**/*.test.ts'] };\n";

/** Writes a project with configs for both runners. `files`: by their paths in it. */
export function writeProject(root, here, files) {
  const all = {
    'package.json': '{ "private": true, "type": "commonjs" }\n',
    'vitest.config.mjs': VITEST,
    'jest.config.cjs': JEST,
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  cpSync(path.join(here, 'babel.config.cjs'), path.join(root, 'babel.config.cjs'));
}
