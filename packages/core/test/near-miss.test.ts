import { scriptedDriver } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import type { ProbeMessage, ProbeTask } from '../src/model/probe.ts';
import { engineClock, runProbe } from '../src/worker.ts';
import { healInMemory, ROOT, type MemoryHealed, type MemoryHealing } from './support/heal-in-memory.ts';
import { scriptedModels, type ScriptedModels } from './support/scripted-models.ts';

const SOURCE = `export function clip(text: string, most: number): string {
  // As it is.
  return text;
}
`;
const FILES = {
  'src/clip.ts': SOURCE,
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
const CUT = 'return text.length > most ? `${text.slice(0, most - 1)}…` : text;';
/** Turns one of two; `<=` would turn the other. */
const NEAR = body(`if (most < 0) return '';\n  ${CUT}`);
/** The same, and what the repair has no need of. */
const WORDY = body(`const unused = text.length;\n  if (most < 0) return '';\n  ${CUT}`);
const WORSE = body("return text + '…';");

describe('a near miss of a model', () => {
  it.each<[string, Partial<MemoryHealing>]>([
    ['in a probe', {}],
    ['by whole runs', { options: { probe: 'never' } }],
  ])('is finished by a search around it %s', async (_how, more) => {
    const models = scriptedModels({ cheap: [NEAR, WORSE, WORSE, WORSE], strong: ['never asked'] });

    const { targets } = await heal(models, more);

    expect(targets[0]?.ladder?.map(({ step, model, stop }) => [step, model, stop])).toEqual([
      ['search', undefined, 'exhausted'],
      ['model', 'cheap', 'exhausted'],
      ['near-miss-search', 'cheap', expect.stringMatching(/healed/)],
    ]);
    const [patch] = targets[0]?.patches ?? [];
    expect(patch).toMatchObject({ proposer: 'hybrid', label: 'plausible' });
    expect(patch?.operator).toMatch(/^cheap \+ search, attempt 1 \+ /);
    expect(patch?.healedSource).toBe(SOURCE.replace('return text;', `if (most <= 0) return '';\n  ${CUT}`));
    expect(models.asked.map(({ model }) => model)).not.toContain('strong');
  });

  it('leaves out of the patch what the tests have no need of', async () => {
    const { targets } = await heal(scriptedModels({ cheap: [WORDY] }, { attempts: 1 }));

    expect(targets[0]?.patches[0]?.proposer).toBe('hybrid');
    expect(targets[0]?.patches[0]?.healedSource).toContain('most <= 0');
  });

  it('is none when no fewer tests fail over it, and the strong model is next', async () => {
    const models = scriptedModels({ cheap: [WORSE], strong: [NEAR.replace('<', '<=')] }, { attempts: 1 });

    const { targets } = await heal(models);

    expect(targets[0]?.ladder?.map(({ step, stop }) => [step, stop])).toEqual([
      ['search', 'exhausted'],
      ['model', 'exhausted'],
      ['strong-model', 'healed'],
    ]);
  });

  it('is not searched around where a search is left out', async () => {
    const { targets } = await heal(scriptedModels({ cheap: [NEAR] }, { attempts: 1 }), {
      options: { without: ['search'] },
    });

    expect(targets[0]?.ladder?.map(({ step, stop }) => [step, stop])).toEqual([['model', 'exhausted']]);
  });
});

function body(statements: string): string {
  return `\`\`\`ts\nexport function clip(text: string, most: number): string {\n  // As it is.\n  ${statements}\n}\n\`\`\``;
}

/** With the engine itself as the probe; of the module as it is, it searches a little. */
function heal(models: ScriptedModels, more: Partial<MemoryHealing> = {}): Promise<MemoryHealed> {
  return healInMemory({
    files: FILES,
    markers: MARKERS,
    model: models.open,
    oracle: { probe: (task) => (task.target.source === SOURCE ? vain() : engine(task)) },
    ...more,
  });
}

function vain(): ProbeMessage[] {
  const stats = { candidates: 9, testRuns: 9, compiles: 1, durationMs: 5, nearestTurned: 0 };
  return [
    { type: 'calibrated', way: 'in-place', leftOut: [] },
    { type: 'done', end: 'exhausted', stats },
  ];
}

async function* engine(task: ProbeTask): AsyncGenerator<ProbeMessage> {
  const files = { ...FILES, 'src/clip.ts': task.target.source };
  const { testFile, target } = task;
  const driver = scriptedDriver({ project: { root: ROOT, files }, testFile, targetFile: target.file, realm: 'same' });
  const messages: ProbeMessage[] = [];
  await runProbe(task, driver, async (message) => void messages.push(message), engineClock());
  yield* messages;
}
