import { startModelServer, type ModelServer } from '@testheal/testkit';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { healProject, type HealProject } from './support/heal-project.ts';
import { spawnProcess } from './support/spawn-process.ts';

const HEAL = path.resolve(import.meta.dirname, '..', 'node_modules', '.bin', 'heal');

/** The search heals it; the model of this test does not know it. */
const DOUBLE = {
  'module.ts': 'export function double(n: number): number {\n  return n - n;\n}\n',
  'visible.ts': `import { double } from './module';
test('doubles', () => {
  expect(double(3)).toBe(6);
  expect(double(-5)).toBe(-10);
});
`,
  'hidden.ts': `import { double } from './module';
test('doubles much', () => {
  expect(double(400)).toBe(800);
});
`,
};

/** Too much is missing for the search. */
const INITIALS = {
  'module.ts': `export function initials(name: string): string {
  throw new Error('todo');
}
`,
  'visible.ts': `import { initials } from './module';
test('takes the first letters', () => {
  expect(initials('ada  lovelace')).toBe('AL');
  expect(initials('grace brewster hopper')).toBe('GBH');
});
`,
  'hidden.ts': `import { initials } from './module';
test('takes one letter of one word', () => {
  expect(initials('ada')).toBe('A');
});
`,
};

function reply(expression: string): string {
  return `\`\`\`ts\nexport function initials(name: string): string {\n  return ${expression};\n}\n\`\`\`\n`;
}

const WRONG = reply("name.split(' ').map((word) => word[0]?.toUpperCase() ?? '').join('.')");
const RIGHT = reply("name.split(/\\s+/).map((word) => word[0]?.toUpperCase() ?? '').join('')");

/** Wrong at first; right once its prompt holds the wrong one. */
function startScripted(): Promise<ModelServer> {
  return startModelServer(({ text }) => {
    if (!text.includes('initials')) return { type: 'text', text: 'I do not know.' };
    return { type: 'text', text: text.includes("join('.')") ? RIGHT : WRONG };
  });
}

function benchProject(): HealProject {
  const project = healProject('vitest', {
    'package.json': '{ "name": "fixture", "private": true, "type": "module", "devDependencies": { "vitest": "*" } }\n',
  });
  for (const [name, files] of Object.entries({ double: DOUBLE, initials: INITIALS })) {
    for (const [file, text] of Object.entries(files)) project.write(`cases/${name}/${file}`, text);
    const reading = { module: 'module.ts', test: 'visible.ts', hiddenTest: 'hidden.ts', target: `module.ts#${name}` };
    project.write(`cases/${name}/case.json`, JSON.stringify(reading));
  }
  return project;
}

interface Results {
  readonly proposer: unknown;
  readonly totals: { readonly healed: number; readonly firstPatchCorrect: number; readonly usage: unknown };
  readonly cases: readonly {
    readonly healed: boolean;
    readonly candidates: number | null;
    readonly usage: { readonly calls: number };
    readonly patches: readonly { readonly operator: string }[];
  }[];
}

it('heals by one proposal, by several with memory, and by search and model together', async () => {
  await using server = await startScripted();
  using project = benchProject();
  const url = server.baseUrls['openai-compatible'];
  const ran = async (name: string, ...options: string[]): Promise<{ stdout: string; results: Results }> => {
    const model = ['--model', 'scripted', '--base-url', url, '--heal-key-variable', 'none'];
    const prices = ['--heal-prices', 'scripted=1000/1000', '--heal-target-usd', '50', '--heal-model-usd', '50'];
    const args = [
      'bench',
      '--dir',
      'cases',
      '--max-usd',
      '99',
      '--json',
      `out/${name}.json`,
      '--heal-max-candidates',
      '300',
    ];
    const all = [...args, ...model, ...prices, ...options];
    const { stdout } = await spawnProcess(HEAL, all, { cwd: project.root, env: builtEnv() });
    return { stdout, results: JSON.parse(project.read(`out/${name}.json`)) as Results };
  };

  const naive = await ran('naive', '--proposer', 'openai-compatible', '--naive');
  const asked = server.requests.length;
  const full = await ran('full', '--proposer', 'openai-compatible', '--attempts', '2');
  const ladder = await ran(
    'ladder',
    '--proposer',
    'ladder',
    '--compare',
    'out/naive.json,out/full.json',
    '--html',
    'out/page.html',
  );

  const shown = [naive, full, ladder].map(({ results }) =>
    results.cases.map(({ healed, usage, patches }) => [healed, usage.calls, patches[0]?.operator]),
  );
  expect(shown).toEqual([
    [
      [false, 1, undefined],
      [false, 1, undefined],
    ],
    [
      [false, 2, undefined],
      [true, 2, 'scripted, attempt 2'],
    ],
    [
      [true, 0, expect.not.stringContaining('scripted')],
      [true, 2, 'scripted, attempt 2'],
    ],
  ]);
  expect(asked).toBe(2);
  expect(naive.results.cases.map(({ candidates }) => candidates)).toEqual([0, 0]);
  expect(full.results.totals).toMatchObject({
    healed: 1,
    firstPatchCorrect: 1,
    intervals: { healed: [expect.closeTo(0.095, 3), expect.closeTo(0.905, 3)] },
    usage: { calls: 4, inputTokens: expect.any(Number), usd: expect.any(Number) },
  });
  expect(
    ladder.stdout
      .split('\n')
      .slice(-4, -1)
      .map((line) => line.replace(/ {2,}.*?(\d of 2).*/, ' $1')),
  ).toEqual([
    'openai-compatible scripted, naive 0 of 2',
    'openai-compatible scripted 1 of 2',
    'ladder scripted 2 of 2',
  ]);
  expect(project.read('out/page.html')).toContain('openai-compatible scripted, naive (vitest)');
});
