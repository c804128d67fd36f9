import { expect, it } from 'vitest';
import { healInMemory, ROOT, type MemoryHealed, type MemoryHealing } from './support/heal-in-memory.ts';
import { scriptedModels, type ScriptedModels } from './support/scripted-models.ts';

const FILES = {
  'src/clip.ts':
    "import { DOTS } from './dots.ts';\n\nexport function clip(text: string): string {\n  return text;\n}\n",
  'src/dots.ts': "export const DOTS = '…';\n",
  'test/clip.test.ts':
    "import { clip } from '../src/clip.ts';\n\ntest('cuts', () => { expect(clip('abcdef')).toBe('ab…') });\n",
  'HEAL.md': 'We never use lodash.\n',
};

async function asked(
  more: Pick<MemoryHealing, 'options' | 'keptBack'>,
): Promise<{ readonly models: ScriptedModels; readonly healed: MemoryHealed }> {
  const models = scriptedModels({ cheap: ['I do not know.'] }, { attempts: 1 });
  const markers = { cuts: '../src/clip.ts#clip' };
  return { models, healed: await healInMemory({ files: FILES, markers, model: models.open, ...more }) };
}

it('tells a model what HEAL.md, `promptExtra` and the hints of its target say, and no other hint', async () => {
  const { models } = await asked({
    options: {
      promptExtra: 'Answer in the style of the house.',
      hints: {
        [`${ROOT}/src/clip.ts`]: 'Texts are short.',
        [`${ROOT}/src/clip.ts#clip`]: 'Three letters at most.',
        [`${ROOT}/src/clip.ts#other`]: 'Of another symbol.',
        [`${ROOT}/src/dots.ts`]: 'Of another file.',
      },
    },
  });

  const system = models.asked[0]?.system ?? '';
  const told = system.slice(system.indexOf('The owners of the project say, in HEAL.md:'));
  expect(told.replaceAll('Follow it where it does not go against the rules above.', 'FOLLOW')).toBe(
    [
      'The owners of the project say, in HEAL.md:\n```text\nWe never use lodash.\n```\nFOLLOW',
      'The owners of the project add:\n```text\nAnswer in the style of the house.\n```\nFOLLOW',
      'About this target its owners say:\n```text\nTexts are short.\n\nThree letters at most.\n```\nFOLLOW',
    ].join('\n\n'),
  );
});

it('tells nothing that is not there', async () => {
  const { models } = await asked({ keptBack: (file) => (file.endsWith('HEAL.md') ? 'it is listed' : undefined) });

  expect(models.asked[0]?.system).not.toMatch(/owners of the project (?:say|add)|its owners say/);
});

it('leaves out of a prompt what is kept back: modules that the target uses, and tests', async () => {
  const { models } = await asked({
    keptBack: (file) => (/dots\.ts$|clip\.test\.ts$/.test(file) ? 'it is listed' : undefined),
  });

  const prompt = models.asked[0]?.prompt ?? '';
  expect(prompt).toContain('export function clip');
  expect(prompt).not.toContain("DOTS = '…'");
  expect(prompt).not.toContain("test('cuts'");
});

it('asks no model for a target that is kept back, and says why', async () => {
  const { models, healed } = await asked({
    keptBack: (file) => (file.endsWith('src/clip.ts') ? '`.healignore` lists `src/clip.ts`' : undefined),
  });

  expect(models.asked).toEqual([]);
  expect(healed.targets[0]).toMatchObject({
    status: 'not-healed',
    reason: 'exhausted',
    explanation: expect.stringContaining('no model is asked, since `.healignore` lists `src/clip.ts`'),
  });
});

it('keeps the prompt of a dry run, asks nobody, and says so of the target', async () => {
  const kept: string[] = [];
  const models = scriptedModels({ cheap: ['I do not know.'] });
  const healed = await healInMemory({
    files: FILES,
    markers: { cuts: '../src/clip.ts#clip' },
    model: models.open,
    keepPrompt: async (target, { system }) => {
      kept.push(`${target}: ${system.slice(0, 20)}`);
      return 'its prompt is kept';
    },
  });

  expect({ kept, asked: models.asked }).toEqual({ kept: ['src/clip.ts#clip: You repair `clip` in'], asked: [] });
  expect(healed.targets[0]).toMatchObject({ status: 'not-healed', usage: { calls: 0 } });
  expect(healed.targets[0]?.explanation).toContain('its prompt is kept');
});
