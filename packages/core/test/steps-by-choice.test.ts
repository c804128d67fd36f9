import { expect, it } from 'vitest';
import { healInMemory } from './support/heal-in-memory.ts';
import { scriptedModels } from './support/scripted-models.ts';

const FILES = {
  'src/clip.ts': 'export function clipText(text: string, length: number): string {\n  return text;\n}\n',
  'src/pad.ts':
    "export function padText(text: string, length: number): string {\n  return text.padEnd(length, '.');\n}\n",
  'src/pad.test.ts':
    "import { padText } from './pad.ts';\n\ntest('pads', () => { const text = padText('a', 2); expect(text.length).toBe(2) });\n",
  'test/clip.test.ts':
    "import { clipText } from '../src/clip.ts';\n\ntest('cuts', () => { expect(clipText('abcdef', 2)).toBe('ab') });\n",
};
const HEALED =
  '```ts\nexport function clipText(text: string, length: number): string {\n  return text.slice(0, length);\n}\n```';
const markers = { cuts: '../src/clip.ts#clipText' };

it('asks a model alone when there is to be no search', async () => {
  const models = scriptedModels({ cheap: [HEALED] }, { attempts: 1 });

  const { targets, calls } = await healInMemory({
    files: FILES,
    markers,
    model: models.open,
    options: { search: false },
  });

  expect(targets.map(({ status, ladder }) => [status, ladder?.map(({ step }) => step)])).toEqual([
    ['healed', ['model']],
  ]);
  expect(calls.filter(({ method }) => method === 'probe')).toEqual([]);
});

it('says so when there is to be no search and no model is there', async () => {
  const { targets } = await healInMemory({ files: FILES, markers, options: { search: false } });

  expect(targets.map(({ status, explanation }) => [status, explanation])).toEqual([
    ['not-healed', 'not searched, and no model was asked (assertion-mismatch)'],
  ]);
});

it('shows a model what the project has that is like the target, and no test', async () => {
  const models = scriptedModels({ cheap: [HEALED] }, { attempts: 1 });

  await healInMemory({ files: FILES, markers, model: models.open });

  const prompt = models.asked[0]?.prompt ?? '';
  const similar = prompt.slice(prompt.indexOf('Similar code of the project'));
  expect(similar).toContain("return text.padEnd(length, '.');");
  expect(similar).not.toContain("test('pads'");
});
