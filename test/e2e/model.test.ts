import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TargetReport } from '@testheal/core';
import { startModelServer, type ModelServer } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { eventsIn, isNoEvent } from './support/events.ts';
import { healProject, RUNNERS, testHead, type HealProject, type Runner } from './support/heal-project.ts';

/** Each wants logic that is not there: no few edits of what is there make it. */
const SLOTS = `export interface Slot {
  from: number;
  to: number;
}

/** Slots that touch or overlap, as one. */
export function joined(slots: Slot[]): Slot[] {
  // Earliest first.
  return [...slots].sort((a, b) => a.from - b.from);
}
`;

const JOINED = `export function joined(slots: Slot[]): Slot[] {
  const all: Slot[] = [];
  for (const slot of [...slots].sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last !== undefined && slot.from CONDITION last.to) last.to = Math.max(last.to, slot.to);
    else all.push({ ...slot });
  }
  return all;
}`;

const TESTS = `import { joined } from '../src/slots';

test('keeps what lies apart', () => {
  expect(joined([{ from: 5, to: 6 }, { from: 1, to: 2 }])).toEqual([{ from: 1, to: 2 }, { from: 5, to: 6 }]);
});
heal('../src/slots#joined')('joins what overlaps', () => {
  expect(joined([{ from: 1, to: 4 }, { from: 3, to: 9 }, { from: 20, to: 22 }, { from: 5, to: 7 }])).toEqual([
    { from: 1, to: 9 },
    { from: 20, to: 22 },
  ]);
});
heal('../src/slots#joined')('joins what touches', () => {
  expect(joined([{ from: 1, to: 2 }, { from: 2, to: 3 }, { from: 8, to: 9 }])).toEqual([
    { from: 1, to: 3 },
    { from: 8, to: 9 },
  ]);
});
`;

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
  return healProject(runner, {
    'src/slots.ts': SLOTS,
    'test/slots.test.ts': `${testHead(runner)}${TESTS}`,
    'src/initials.ts': STUB,
    'test/initials.test.ts': `${testHead(runner)}${STUB_TESTS}`,
    '.env': 'BOOKING_API_TOKEN=booking-4711-secret-0815\n',
  });
}

function reply(condition: string): string {
  return `The slots are sorted and never joined.\n\n\`\`\`ts\n${JOINED.replace('CONDITION', condition)}\n\`\`\`\n`;
}

/** Answers for the one target what it answers for it, whatever comes first. */
function startScripted(): Promise<ModelServer> {
  const slots = [reply('<'), reply('<=')];
  return startModelServer(({ text }) => ({
    type: 'text',
    text: text.includes('src/initials.ts')
      ? "```ts\nexport function initials(name: string): string {\n  return name.split(/\\s+/).map((word) => word[0]?.toUpperCase() ?? '').join('');\n}\n```"
      : (slots.shift() ?? 'I do not know.'),
  }));
}

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
  const names = readdirSync(path.join(files.root, '.heal', 'cache'));
  return names.map((name) => files.read(`.heal/cache/${name}`)).join('');
}

const SEARCH = ['--heal-max-candidates', '400'];

function modelFlags(server: ModelServer): string[] {
  const url = server.baseUrls['openai-compatible'];
  return ['--heal-llm', '--heal-base-url', url, '--heal-model', 'scripted', '--heal-key-variable', 'none', ...SEARCH];
}

describe.each(RUNNERS)('a language model with %s', (runner) => {
  it('heals in its second turn what the search does not, is applied and taken back, and is not asked a second time', async () => {
    await using server = await startScripted();
    using files = project(runner);
    const before = files.snapshot();

    const run = await files.heal(['--heal-apply', '--heal-events', 'out/events.jsonl', ...modelFlags(server)]);

    expect(
      run.report?.targets.map(({ symbol, status, patches, usage }) => [
        symbol,
        status,
        patches[0]?.operator,
        usage.calls,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['joined', 'healed', 'scripted, attempt 2', 2],
        ['initials', 'healed', 'scripted, attempt 1', 1],
      ]),
    );
    expect(run.exitCode).toBe(0);
    expect(files.read('src/slots.ts')).toContain(JOINED.replace('CONDITION', '<='));
    const prompts = server.requests.map(({ text }) => text).filter((text) => !text.includes('src/initials.ts'));
    expect(prompts).toHaveLength(2);
    expect(prompts[1]).toContain('joins what touches');
    expect(prompts.join('')).not.toContain('booking-4711-secret-0815');

    const events = eventsIn(files, 'out/events.jsonl');
    expect(events.filter(isNoEvent)).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(TYPES_OF_A_RUN));
    expect(events.at(-1)).toMatchObject({ type: 'run-ended', exitCode: 0, healed: 2, usage: { calls: 3 } });
    expect(files.read('out/events.jsonl')).not.toContain('booking-4711-secret-0815');
    rmSync(path.join(files.root, 'out'), { recursive: true });

    const undone = await files.command('npx', ['--no-install', 'heal', 'undo', '--all']);
    expect(undone.exitCode).toBe(0);
    expect(files.snapshot()).toEqual(before);

    const asked = server.requests.length;
    const again = await files.heal(modelFlags(server));
    expect(server.requests).toHaveLength(asked);
    expect(again.report?.targets.map(shown)).toEqual(run.report?.targets.map(shown));
    expect(again.report?.targets.flatMap(({ patches }) => patches.map(({ fromCache }) => fromCache))).toEqual([
      true,
      true,
    ]);
    expect(again.stdout + again.stderr).toContain('from the cache');
    expect(cacheOf(files)).not.toMatch(/booking-4711-secret-0815|never joined/);

    files.write('test/count.test.ts', `${testHead(runner)}${COUNT_TEST}`);
    const stale = await files.heal(modelFlags(server));
    expect(stale.report?.targets.map(({ symbol, status }) => [symbol, status])).toEqual(
      expect.arrayContaining([
        ['joined', 'not-healed'],
        ['initials', 'healed'],
      ]),
    );
    expect(server.requests.length).toBeGreaterThan(asked);
    const stats = await files.command('npx', ['--no-install', 'heal', 'cache', 'stats']);
    expect(stats.stdout).toContain('1 repair,');
    expect(stats.stdout).toContain('src/initials.ts#initials  1 patch by model');
  });

  it('is not called unless somebody allows it, and one line says how', async () => {
    await using server = await startScripted();
    using files = project(runner);

    const run = await files.heal(modelFlags(server).filter((flag) => flag !== '--heal-llm'));

    expect(server.requests).toEqual([]);
    expect(run.exitCode).not.toBe(0);
    expect(run.stderr).toContain('npx heal consent');
  });
});
