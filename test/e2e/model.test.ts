import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TargetReport } from '@testheal/core';
import { startModelServer, type ModelServer } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { eventsIn, isNoEvent } from './support/events.ts';
import { HARD_TARGETS, replyWith } from './support/hard-targets.ts';
import { healProject, RUNNERS, testHead, type HealProject, type Runner } from './support/heal-project.ts';

/** Passes as long as nothing is joined. */
const COUNT_TEST = `import { joined } from '../src/slots';

test('drops none', () => {
  expect(joined([{ from: 1, to: 4 }, { from: 3, to: 9 }])).toHaveLength(2);
});
`;

const STUB = `export function initials(name: string): string {
  throw new Error('todo');
}
`;

const STUB_TESTS = `import { initials } from '../src/initials';

heal('../src/initials#initials')('takes the first letters', () => {
  expect(initials('ada  lovelace')).toBe('AL');
  expect(initials('grace brewster hopper')).toBe('GBH');
});
`;

function project(runner: Runner): HealProject {
  const head = testHead(runner);
  const hard = HARD_TARGETS.flatMap(({ file, source, tests }) => [
    [`src/${file}.ts`, source],
    [`test/${file}.test.ts`, `${head}${tests}`],
  ]);
  return healProject(
    runner,
    {
      ...(Object.fromEntries(hard) as Record<string, string>),
      'src/initials.ts': STUB,
      'test/initials.test.ts': `${head}${STUB_TESTS}`,
      '.env': 'BOOKING_API_TOKEN=booking-4711-secret-0815\n',
    },
    { isTyped: true },
  );
}

/** Answers for each target what it answers for it, whatever comes first. */
function startScripted(): Promise<ModelServer> {
  const answers = HARD_TARGETS.map((target) => ({ ...target, left: target.answers.map((each) => replyWith(each)) }));
  return startModelServer(({ text }) => {
    // By the tests of the target: other modules are in a prompt as well.
    const asked = answers.find(({ stillFails }) => text.includes(stillFails));
    if (asked !== undefined) return { type: 'text', text: asked.left.shift() ?? 'I do not know.' };
    const body = "return name.split(/\\s+/).map((word) => word[0]?.toUpperCase() ?? '').join('');";
    return { type: 'text', text: replyWith(`export function initials(name: string): string {\n  ${body}\n}`) };
  });
}

/** Enough to see that it is searched; all that a search may try, the run without a model does. */
const FEW = ['--heal-max-candidates', '400'];

/** Of a run in which a search and a model took part, and patches were written. */
const TYPES_OF_A_RUN = [
  'run-started',
  'targets-found',
  'target-started',
  'probe-started',
  'search-progress',
  'attempt-started',
  'attempt-text',
  'attempt-proposed',
  'attempt-ended',
  'model-ended',
  'target-ended',
  'patches-applied',
  'run-ended',
];

/** What a run says of a target, save how it came to it. */
function shown({ symbol, status, label, patches }: TargetReport): unknown {
  return { symbol, status, label, patches: patches.map(({ operator, diff }) => [operator, diff]) };
}

/** All that stands in the cache. */
function cacheOf(files: HealProject): string {
  const entries = readdirSync(path.join(files.root, '.heal', 'cache'), { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  return texts.map((file) => readFileSync(file, 'utf8')).join('');
}

function modelFlags(server: ModelServer): string[] {
  const url = server.baseUrls['openai-compatible'];
  return ['--heal-llm', '--heal-base-url', url, '--heal-model', 'scripted', '--heal-key-variable', 'none'];
}

describe.each(RUNNERS)('a language model with %s', (runner) => {
  it('heals in its second turn what the search alone does not, is applied and taken back, and is not asked a second time', async () => {
    await using server = await startScripted();
    using files = project(runner);
    const before = files.snapshot();

    const run = await files.heal(['--heal-apply', '--heal-events', 'out/events.jsonl', ...modelFlags(server), ...FEW]);

    expect(
      run.report?.targets.map(({ symbol, status, patches, usage }) => [
        symbol,
        status,
        patches[0]?.operator,
        usage.calls,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ...HARD_TARGETS.map(({ symbol }) => [symbol, 'healed', 'scripted, attempt 2', 2]),
        ['initials', 'healed', 'scripted, attempt 1', 1],
      ]),
    );
    expect(run.exitCode).toBe(0);
    expect(run.report?.targets.flatMap(({ usage }) => usage.unpriced)).toEqual(
      Array.from({ length: 4 }, () => 'scripted'),
    );
    expect(run.stdout + run.stderr).toMatch(/price of\s+scripted unknown/);
    const prompts = server.requests.map(({ text }) => text);
    for (const { file, answers, stillFails } of HARD_TARGETS) {
      expect(files.read(`src/${file}.ts`)).toContain(answers[1]);
      const [first, second, ...more] = prompts.filter((text) => text.includes(stillFails));
      expect([first, second, more.length]).toEqual([
        expect.not.stringContaining('Attempt 1'),
        expect.stringMatching(/Attempt 1.*1 of 2 failing tests pass with it/),
        0,
      ]);
    }
    expect(prompts.join('')).not.toContain('booking-4711-secret-0815');

    const events = eventsIn(files, 'out/events.jsonl');
    expect(events.filter(isNoEvent)).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(TYPES_OF_A_RUN));
    expect(events.at(-1)).toMatchObject({
      type: 'run-ended',
      exitCode: 0,
      healed: 4,
      usage: { calls: 7, unpriced: ['scripted'] },
    });
    expect(files.read('out/events.jsonl')).not.toContain('booking-4711-secret-0815');
    rmSync(path.join(files.root, 'out'), { recursive: true });

    const undone = await files.command('npx', ['--no-install', 'heal', 'undo', '--all']);
    expect(undone.exitCode).toBe(0);
    expect(files.snapshot()).toEqual(before);

    const asked = server.requests.length;
    const again = await files.heal([...modelFlags(server), ...FEW]);
    expect(server.requests).toHaveLength(asked);
    expect(again.report?.targets.map(shown)).toEqual(run.report?.targets.map(shown));
    const fromCache = again.report?.targets.flatMap(({ patches }) => patches.map((patch) => patch.fromCache));
    expect(fromCache).toEqual([true, true, true, true]);
    expect(again.stdout + again.stderr).toContain('from the cache');
    expect(cacheOf(files)).toContain('initials');
    expect(cacheOf(files)).not.toMatch(/booking-4711-secret-0815|telltale/);

    files.write('test/count.test.ts', `${testHead(runner)}${COUNT_TEST}`);
    const stale = await files.heal([...modelFlags(server), ...FEW]);
    expect(stale.report?.targets.map(({ symbol, status }) => [symbol, status])).toEqual(
      expect.arrayContaining([
        ['joined', 'not-healed'],
        ['initials', 'healed'],
      ]),
    );
    const steps = stale.report?.targets.find(({ symbol }) => symbol === 'joined')?.ladder?.map(({ step }) => step);
    expect(steps?.slice(0, 3)).toEqual(['cache', 'search', 'model']);
    expect(server.requests.length).toBeGreaterThan(asked);
    const stats = await files.command('npx', ['--no-install', 'heal', 'cache', 'stats']);
    expect(stats.stdout).toContain('3 repairs,');
    expect(stats.stdout).toContain('src/initials.ts#initials  1 patch by model');
  });

  it('is not called unless somebody allows it, one line says how, and the search alone heals none of them', async () => {
    await using server = await startScripted();
    using files = project(runner);

    const flags = modelFlags(server).filter((flag) => flag !== '--heal-llm');
    const run = await files.heal([...flags, '--heal-timeout=150']);

    expect(server.requests).toEqual([]);
    expect(run.exitCode).not.toBe(0);
    expect(run.stderr).toContain('npx heal consent');
    const symbols = [...HARD_TARGETS.map(({ symbol }) => symbol), 'initials'];
    expect(run.report?.targets.map(({ symbol }) => symbol).toSorted()).toEqual(symbols.toSorted());
    for (const target of run.report?.targets ?? []) {
      expect(target).toMatchObject({ status: 'not-healed', reason: 'exhausted', usage: { calls: 0 } });
      expect(target.ladder?.map(({ step }) => step)).toEqual(['search']);
    }
  });
});
