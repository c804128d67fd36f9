import { describe, expect, it } from 'vitest';
import type { Learned } from '../src/model/learned.ts';
import type { LadderStep } from '../src/model/report.ts';
import { healInMemory, type MemoryHealed, type MemoryHealing } from './support/heal-in-memory.ts';
import { scriptedModels, type Said, type ScriptedModels } from './support/scripted-models.ts';

const FILES = {
  'src/clip.ts': `export function clip(text: string, most: number): string {
  return text;
}

export function other(): number {
  return 1;
}
`,
  'test/clip.test.ts': `import { clip } from '../src/clip.ts';

test('keeps what fits', () => { expect(clip('abc', 3)).toBe('abc') });
test('cuts what does not', () => { expect(clip('abcdef', 3)).toBe('ab…') });
test('leaves nothing where nothing fits', () => { expect(clip('abcdef', 0)).toBe('') });
`,
};
const MARKERS = {
  'cuts what does not': '../src/clip.ts#clip',
  'leaves nothing where nothing fits': '../src/clip.ts#clip',
};

const WRONG = body("return text + '…';");
const CUTS = body('return text.length > most ? `${text.slice(0, most - 1)}…` : text;');
const HEALS = body("if (most <= 0) return '';\n  return text.length > most ? `${text.slice(0, most - 1)}…` : text;");
const OUTSIDE =
  '```ts\nexport function clip(text: string, most: number, rest: string): string {\n  return rest;\n}\n```';
const CUT_OFF: Said = {
  kind: 'reply',
  text: '```ts\nexport function clip(text: string, most: number): string {\n  return text.',
  isTruncated: true,
  model: 'scripted',
  tries: 1,
};

describe('the ladder', () => {
  it('asks the strong model what the cheap one did not heal, with all that it tried', async () => {
    const models = scriptedModels({ cheap: [CUTS, WRONG, 'No idea.'], strong: [HEALS] });

    const healed = await climb(models);

    expect(ladderOf(healed)).toEqual([
      ['search', 'exhausted', undefined],
      ['model', 'exhausted', 3],
      ['near-miss-search', 'exhausted', undefined],
      ['strong-model', 'healed', 1],
    ]);
    expect(healed.targets[0]).toMatchObject({
      status: 'healed',
      patches: [{ proposer: 'model', operator: 'strong, attempt 4' }],
    });
    expect(models.asked.map(({ model }) => model)).toEqual(['cheap', 'cheap', 'cheap', 'strong']);
    const prompt = models.asked.at(-1)?.prompt;
    expect(prompt).toContain('Attempts 1 to 3 are of another model');
    expect(prompt).toContain('## Attempt 1 (the best so far): 1 of 2 failing tests pass with it, 1 still fail.');
    expect(prompt).toContain('+  return text.length > most');
    expect(prompt).toContain('## Attempt 3: could not be used.');
  });

  it('tells a model what the search has learned', async () => {
    const models = scriptedModels({ cheap: [HEALS] });
    const learned: Learned = {
      values: [
        {
          line: 2,
          test: 'test/clip.test.ts > cuts what does not',
          names: [{ name: 'most', value: '3' }],
          expressions: [{ text: 'text.length', value: '6' }],
        },
      ],
      conditions: [{ line: 2, text: 'text === most', value: true, turned: 1, of: 2 }],
      nearMisses: [{ line: 2, before: 'text', after: "''", turned: 1, of: 2, broke: 1 }],
    };

    await climb(models, {
      oracle: {
        probe: ({ learn }) => [
          { type: 'calibrated', way: 'in-place', leftOut: [] },
          ...(learn === true ? [{ type: 'learned', learned } as const] : []),
          { type: 'done', end: 'exhausted', stats: STATS },
        ],
      },
    });

    const [{ prompt } = { prompt: '' }] = models.asked;
    expect(prompt).toContain(
      'Line 2, in "test/clip.test.ts > cuts what does not":\n```text\nmost = 3\ntext.length → 6\n```',
    );
    expect(prompt).toContain(
      'Line 2: with the condition "text === most" forced to be true, 1 of 2 failing tests pass.',
    );
    expect(prompt).toContain('Line 2: "text" → "\'\'" makes 1 of 2 failing tests pass and 1 passing tests fail.');
  });

  it('tells a model the near misses of a search by whole runs', async () => {
    const models = scriptedModels({ cheap: [HEALS] });

    const healed = await healInMemory({
      files: {
        'src/size.ts': "export function size(n: number): string {\n  return n > 10 ? 'big' : String(n);\n}\n",
        'test/size.test.ts': `import { size } from '../src/size.ts';

test('is big from ten on', () => { expect(size(10)).toBe('big') });
test('has a word for less than nothing', () => { expect(size(-1)).toBe('below, and far away') });
`,
      },
      markers: { 'is big from ten on': '../src/size.ts', 'has a word for less than nothing': '../src/size.ts' },
      options: { probe: 'never', maxCandidates: 60 },
      model: models.open,
    });

    expect(healed.targets[0]?.search.way).toBe('runs');
    expect(models.asked[0]?.prompt).toContain('Line 2: "n > 10" → "n >= 10" makes 1 of 2 failing tests pass.');
  });

  it('asks nobody above the step that heals', async () => {
    const models = scriptedModels({ cheap: [HEALS], strong: [HEALS] });

    expect(ladderOf(await climb(models))).toEqual([
      ['search', 'exhausted', undefined],
      ['model', 'healed', 1],
    ]);
  });

  it.each<[string, Said[]]>([
    ['exhausted', [WRONG, CUTS, body("return '';")]],
    ['stuck', [WRONG, WRONG, WRONG]],
    ['no-improvement', [WRONG, body("return most + '';"), body("return text + '.';")]],
    ['budget', [{ kind: 'budget', limit: 'calls', scope: 'run', message: 'no calls are left' }]],
    ['timeout', [{ kind: 'aborted', message: 'ended' }]],
    ['provider-error', [{ kind: 'unauthorized', message: 'check the key' }]],
    ['truncated', [CUT_OFF]],
    ['unsafe', [OUTSIDE, OUTSIDE.replace('return rest', 'return text'), OUTSIDE.replace('return rest', "return ''")]],
  ])('says `%s` of a model, and of the target when it was the last', async (stop, cheap) => {
    const healed = await climb(scriptedModels({ cheap }, { attempts: stop === 'exhausted' ? 3 : 4 }));
    const [target] = healed.targets;

    expect([target?.status, target?.reason, ladderOf(healed)[1]?.slice(0, 2)]).toEqual([
      'not-healed',
      stop,
      ['model', stop],
    ]);
    expect(target?.explanation).toContain('cheap: ');
  });

  it('says that the run was ended, and asks no other model', async () => {
    const over = new AbortController();
    const models = scriptedModels(
      { cheap: [WRONG], strong: [HEALS] },
      { onAsked: () => over.abort(new Error('ended')) },
    );

    const healed = await climb(models, { signal: over.signal });

    expect(models.asked).toHaveLength(1);
    expect([healed.targets[0]?.reason, ladderOf(healed).at(-1)?.slice(0, 2)]).toEqual([
      'interrupted',
      ['model', 'aborted'],
    ]);
  });

  it.each<['exhausted' | 'candidates' | 'timeout', string]>([
    ['exhausted', 'exhausted'],
    ['candidates', 'budget'],
    ['timeout', 'timeout'],
  ])('says of a search that ends with `%s` that it was `%s`', async (end, stop) => {
    const healed = await healInMemory({
      files: FILES,
      markers: MARKERS,
      oracle: {
        probe: () => [
          { type: 'calibrated', way: 'in-place', leftOut: [] },
          { type: 'done', end, stats: STATS },
        ],
      },
    });

    expect([healed.targets[0]?.reason, ladderOf(healed)]).toEqual([stop, [['search', stop, undefined]]]);
  });

  it('says that the search failed when it is our error', async () => {
    const healed = await healInMemory({
      files: FILES,
      markers: MARKERS,
      oracle: {
        probe: () => [
          { type: 'calibrated', way: 'in-place', leftOut: [] },
          { type: 'failed', reason: 'a bug' },
        ],
      },
    });

    expect([healed.targets[0]?.reason, ladderOf(healed)]).toEqual([
      'infrastructure',
      [['search', 'infrastructure', undefined]],
    ]);
  });
});

const STATS = { candidates: 9, testRuns: 9, compiles: 1, durationMs: 5, nearestTurned: 0 };

function body(statements: string): string {
  return `\`\`\`ts\nexport function clip(text: string, most: number): string {\n  ${statements}\n}\n\`\`\``;
}

function climb(models: ScriptedModels, more: Partial<MemoryHealing> = {}): Promise<MemoryHealed> {
  return healInMemory({ files: FILES, markers: MARKERS, model: models.open, ...more });
}

function ladderOf({ targets }: MemoryHealed): [string, string, number | undefined][] {
  return (targets[0]?.ladder ?? []).map(({ step, stop, attempts }: LadderStep) => [step, stop, attempts]);
}
