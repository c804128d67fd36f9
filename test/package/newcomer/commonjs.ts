import type { NewcomerKind } from './newcomer-kind.ts';

/** Its style has tabs and double quotes. */
export const commonjs: NewcomerKind = {
  kind: 'CommonJS',
  manager: 'npm',
  target: 'lib/queue.js',
  repair: ['index <= jobs.length', 'index < jobs.length'],
  files: (runner) => ({
    ...(runner === 'vitest' && { 'vitest.config.mjs': 'export default { test: { globals: true } };\n' }),
    'lib/queue.js': `"use strict";

/** Names of the jobs that have not run, first come first. */
function waiting(jobs) {
	const names = [];
	for (let index = 0; index <= jobs.length; index += 1) {
		if (!jobs[index].done) names.push(jobs[index].name);
	}
	return names;
}

module.exports = { waiting };
`,
    'test/queue.test.js': runner === 'vitest' ? VITEST_TEST : JEST_TEST,
    'eslint.config.mjs': `import js from '@eslint/js';

const globals = { module: 'writable', require: 'readonly', test: 'readonly', expect: 'readonly' };

export default [
  js.configs.recommended,
  { files: ['**/*.js'], languageOptions: { sourceType: 'commonjs', globals } },
${runner === 'vitest' ? "  { files: ['test/**'], languageOptions: { sourceType: 'module' } },\n" : ''}];
`,
  }),
};

const VITEST_TEST = `import { heal } from "@testheal/vitest";
import { waiting } from "../lib/queue";

test("tells what waits", heal("../lib/queue#waiting"), () => {
	expect(waiting([{ name: "a" }, { name: "b", done: true }, { name: "c" }])).toEqual(["a", "c"]);
});

test("nothing waits in an empty queue", heal("../lib/queue#waiting"), () => {
	expect(waiting([])).toEqual([]);
});
`;

const JEST_TEST = `"use strict";

const { heal } = require("@testheal/jest");
const { waiting } = require("../lib/queue");

test("tells what waits", () => {
	heal("../lib/queue#waiting");
	expect(waiting([{ name: "a" }, { name: "b", done: true }, { name: "c" }])).toEqual(["a", "c"]);
});

test("nothing waits in an empty queue", () => {
	heal("../lib/queue#waiting");
	expect(waiting([])).toEqual([]);
});
`;
