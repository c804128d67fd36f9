import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';

import { home, runNode, vitestProgram, vitestVersion } from './vitest-home.ts';

const FORMS = readFileSync(fileURLToPath(new URL('fixtures/forms.test.ts', import.meta.url)), 'utf8');
const CONFIG = `import heal from '@testheal/vitest/plugin'\nexport default { plugins: [heal()] }\n`;
// Names each test with its mark and where that stands: the file, and of a function or a hint the place in it.
const REPORTER = `export default class {
  onTestRunEnd(modules) {
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) {
      const marks = test.meta().heal ?? []
      const targets = marks.map(({ target, isFunction }) => isFunction ? target + '()' : target)
      const places = marks.flatMap(({ at }) => at?.replace(/^.*\\//, '') ?? [])
      console.log([test.fullName, test.result().state, targets.join(','), places.join(',')].join(' | '))
    }
  }
}
`;

/** One line a test: its name, how it ended, its mark, and where that stands. */
async function marksOf(env: Record<string, string>): Promise<string[]> {
  await using project = await tempProject(home, {
    'forms.test.ts': FORMS,
    'vitest.config.ts': CONFIG,
    'reporter.js': REPORTER,
  });
  const { stdout } = await runNode(vitestProgram, ['run', '--reporter=./reporter.js'], project.root, env);
  return stdout.split('\n').filter((line) => line.includes(' | '));
}

it(`marks tests in all forms, under Vitest ${vitestVersion}`, async () => {
  const lines = await marksOf({ HEAL: '1' });

  const expected = FORMS.split('\n').flatMap((line) => /\/\/ → (.*)$/.exec(line)?.[1]?.split(' ; ') ?? []);
  expect(lines.map((line) => line.split(' | ').slice(0, 3).join(' | '))).toEqual(expected);
  const misplaced = lines.filter((line) => {
    const [, , targets = '', places = ''] = line.split(' | ');
    return targets.split(',').some((target, index) => {
      const [file, lineNumber] = places.split(',')[index]?.split(':') ?? [];
      if (target === '' || (!target.endsWith('()') && lineNumber === undefined))
        return target !== '' && file !== 'forms.test.ts';
      const written = target.endsWith('()') ? target.slice(0, -2) : `'${target}'`;
      return FORMS.split('\n')[Number(lineNumber) - 1]?.includes(`heal(${written}`) !== true;
    });
  });
  expect(misplaced).toEqual([]);
});

it('takes no stack traces in runs that do not heal', async () => {
  const lines = await marksOf({});

  expect(new Set(lines.map((line) => line.split(' | ')[3]))).toEqual(new Set(['']));
});
