import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { HealReport } from '@testheal/core';
import { startModelServer, type ModelServer } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { healProject, RUNNERS, testHead, type HealProject, type Runner } from './support/heal-project.ts';
import { spawnProcess } from './support/spawn-process.ts';

const HEAL = path.resolve(import.meta.dirname, '..', 'node_modules', '.bin', 'heal');

/** By kind: what must not be found anywhere but in the user's own files. */
const SECRETS = {
  'a key of a model provider': 'sk-ant-api03-Zx81kQpLm77',
  'a key of a payment service': 'sk_live_51HxQ8aKq2c3',
  'a token of a code host': 'ghp_16C7e42F292c6912E7',
  'a token of another code host': 'glpat-x1Y2z3A4b5C6d7E8',
  'a token of a chat': 'xoxb-263594206564-FGqddMF8t08v8N7Oq4i57vs1',
  'a token of a registry': 'npm_aB3dE5fG7hI9jK1lM3',
  'a key of a cloud': 'AKIAIOSFODNN7EXAMPLE',
  'a JSON web token': 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmN',
  'a password in an address': 'hunter2swordfish',
  'a header': 'abc123def456ghi789',
  'random characters': '9f86d081884c7d659a2feaa0c55ad015',
  'a value of .env': 'correct horse battery',
  'a value of a variable': 'open-sesame-4711',
} as const;

const HIDDEN = 'the margin of the house is eleven percent';

function project(runner: Runner): HealProject {
  const head = testHead(runner);
  return healProject(runner, {
    'src/initials.ts': `import { MARGIN } from './margin';
// ${SECRETS['a key of a model provider']}
const STRIPE = '${SECRETS['a key of a payment service']}';
const CHAT = '${SECRETS['a token of a chat']}';
const DB = 'postgres://me:${SECRETS['a password in an address']}@db.example.com/shop';

export const settings = [STRIPE, CHAT, DB, MARGIN];

/** The first letters. */
export function initials(name: string): string {
  throw new Error('todo: ask with ${SECRETS['a token of another code host']}');
}
`,
    'src/margin.ts': `// ${HIDDEN}\nexport const MARGIN = 11;\n`,
    'src/greet.ts': `const SALT = '${SECRETS['random characters']}';
export const salted = (text: string): string => text + SALT;



/** A greeting. */
export function greet(name: string): string {
  throw new Error('todo');
}
`,
    'test/initials.test.ts': `${head}import { initials } from '../src/initials';
// authorization: Bearer ${SECRETS['a header']}
// git clone https://${SECRETS['a token of a code host']}@host/x
heal('../src/initials#initials', { hint: 'Initials are capitals.' })('takes the first letters', () => {
  expect(initials('${SECRETS['a value of .env']}')).toBe('CHB');
});
`,
    'test/greet.test.ts': `${head}import { greet } from '../src/greet';
heal('../src/greet#greet')('greets', () => {
  expect(greet('Ada')).toBe('Hello, Ada!');
});
`,
    'HEAL.md': `Deploy with ${SECRETS['a key of a cloud']} and ${SECRETS['a JSON web token']}, //registry/:_authToken=${SECRETS['a token of a registry']}.
The door opens by ${SECRETS['a value of a variable']}. We write short functions.
`,
    '.env': `PASS_PHRASE="${SECRETS['a value of .env']}"\n`,
    '.healignore': 'src/margin.ts\n',
  });
}

function startScripted(): Promise<ModelServer> {
  return startModelServer(({ text }) => ({
    type: 'text',
    text: text.includes('src/greet.ts')
      ? '```ts\nexport function greet(name: string): string {\n  return `Hello, ${name}!`;\n}\n```'
      : 'I do not know.',
  }));
}

describe.each(RUNNERS)('planted secrets with %s', (runner) => {
  it('are nowhere in what is sent, kept or told, and neither is what `.healignore` lists', async () => {
    await using server = await startScripted();
    using files = project(runner);
    const url = server.baseUrls['openai-compatible'];
    const env = { DOOR_SECRET: SECRETS['a value of a variable'] };

    const run = await files.heal(
      `--heal-llm --heal-base-url ${url} --heal-model scripted --heal-key-variable none --heal-attempts 1`
        .split(' ')
        .concat(
          '--heal-max-candidates',
          '200',
          '--heal-events',
          '.heal/events.jsonl',
          '--heal-prompt-extra=We like it short.',
        ),
      env,
    );
    const explained = await spawnProcess(
      HEAL,
      ['explain', 'src/initials.ts#initials', '--heal-max-candidates', '200'],
      {
        cwd: files.root,
        env: builtEnv(env),
      },
    );

    expect(run.report?.targets.map(({ symbol, status }) => [symbol, status]).toSorted()).toEqual([
      ['greet', 'healed'],
      ['initials', 'not-healed'],
    ]);
    const sent = server.requests.map(({ text }) => text).join('\n');
    const kept: Record<string, string> = {
      ...textsBelow(path.join(files.root, '.heal')),
      'report.json': toldIn(run.report),
    };
    delete kept['last.patch'];
    expect(Object.keys(kept)).toEqual(
      expect.arrayContaining(['report.json', 'events.jsonl', 'prompts/src/initials.ts#initials.md']),
    );
    const terminal = run.stderr.slice(run.stderr.indexOf(' HEAL '));
    const told = { sent, ...kept, terminal, explained: explained.stdout };
    expect(terminal).toContain('src/initials.ts');
    expect(foundIn(told, Object.entries(SECRETS))).toEqual([]);
    expect(foundIn(told, [['.healignore', HIDDEN]])).toEqual([]);
    for (const text of ['Initials are capitals.', 'We like it short.', 'We write short functions.']) {
      expect(sent).toContain(text);
    }
    expect(sent).toContain('REDACTED_SECRET_');
    expect(explained).toMatchObject({ exitCode: 0, stderr: '' });
    expect(explained.stdout).toContain('src/initials.ts#initials: not healed');
    expect(explained.stdout).toContain('takes the first letters');
    expect(explained.stdout).toContain('Initials are capitals.');
    expect(explained.stdout).toMatch(/The first prompt of a model, at most \d+ tokens/);
    expect(server.requests).toHaveLength(2);
  });
});

/** `where: what` for each that is there. */
function foundIn(
  texts: Readonly<Record<string, string>>,
  secrets: readonly (readonly [kind: string, secret: string])[],
): string[] {
  return Object.entries(texts).flatMap(([where, text]) =>
    secrets.filter(([, secret]) => text.includes(secret)).map(([kind]) => `${where}: ${kind}`),
  );
}

/** All of a report but the patches, which are the user's own text. */
function toldIn(report: HealReport | undefined): string {
  return JSON.stringify({ ...report, targets: report?.targets.map((target) => ({ ...target, patches: [] })) });
}

function textsBelow(folder: string, below = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(path.join(folder, below)).flatMap((name) => {
      const file = path.posix.join(below, name);
      const isFolder = statSync(path.join(folder, file)).isDirectory();
      return isFolder
        ? Object.entries(textsBelow(folder, file))
        : [[file, readFileSync(path.join(folder, file), 'utf8')]];
    }),
  ) as Record<string, string>;
}
