import { describe, expect, it } from 'vitest';
import { healInMemory, type MemoryHealed } from './support/heal-in-memory.ts';
import { scriptedModels, type ScriptedModels } from './support/scripted-models.ts';

const SOURCE = `export function clip(text: string, most: number): string {
  return text.slice(0, most);
}
`;
const FILES = {
  'src/text.ts': SOURCE,
  'test/text.test.ts': `import { clip, initials } from '../src/text.ts';

test('clips', () => { expect(clip('abc', 2)).toBe('ab') });
test('takes the first letters', () => { expect(initials('ada lovelace', '.')).toBe('A.L.') });
test('leaves nothing of nothing', () => { expect(initials('', '.')).toBe('') });
`,
};
const MARKERS = {
  'takes the first letters': '../src/text.ts#initials',
  'leaves nothing of nothing': '../src/text.ts#initials',
};
const WRITTEN = `export function initials(name: string, end: string): string {
  const words = name.split(' ').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + end).join('');
}`;

describe('an export that the module lacks', () => {
  it('is written by a model from its tests', async () => {
    const models = scriptedModels({ cheap: [fenced(WRITTEN)] });

    const { targets, files } = await heal(models);

    expect(targets).toMatchObject([
      {
        symbol: 'initials',
        status: 'healed',
        reason: 'healed',
        patches: [{ proposer: 'model', operator: 'write-stub + cheap, attempt 1' }],
      },
    ]);
    expect(files.map(({ before, after }) => [before, after])).toEqual([[SOURCE, `${SOURCE}\n${WRITTEN}\n`]]);
    expect(targets[0]?.patches[0]?.diff).not.toContain('still to be written');
    expect(models.asked[0]?.prompt).toContain("initials('ada lovelace', '.')");
  });

  it('is refused when it takes from others what they use', async () => {
    const models = scriptedModels({
      cheap: [fenced(`${WRITTEN}\nexport function clip(text: string): string { return text }`)],
    });

    const { targets } = await heal(models);

    expect(targets[0]?.status).toBe('healed');
    expect(targets[0]?.patches[0]?.healedSource).toContain(SOURCE);
  });

  it('leaves nothing behind when no model writes it', async () => {
    const { targets, files } = await heal(scriptedModels({ cheap: ['I do not know.'] }));

    expect([targets[0]?.status, targets[0]?.symbol, files]).toEqual(['not-healed', 'initials', []]);
  });

  it('is said to be missing when no model may be asked', async () => {
    const { targets } = await heal();

    expect(targets).toMatchObject([{ status: 'skipped', reason: 'target-unresolved', patches: [] }]);
    expect(targets[0]?.explanation).toContain('initials');
  });
});

describe('a stub', () => {
  it.each([
    ['throws', "throw new Error('todo');"],
    ['has no body', ''],
  ])('that %s is written by a model from its tests', async (_what, body) => {
    const source = `export function initials(name: string, end: string): string {\n  ${body}\n}\n`;
    const { 'test/text.test.ts': tests } = FILES;
    const models = scriptedModels({ cheap: [fenced(WRITTEN)] });

    const { targets } = await healInMemory({
      files: {
        'src/text.ts': source,
        'test/text.test.ts': tests.replace('clip, ', '').replace(/test\('clips.*\n/, ''),
      },
      markers: MARKERS,
      model: models.open,
    });

    expect(targets[0]?.patches[0]?.healedSource).toBe(`${WRITTEN}\n`);
  });
});

function fenced(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\``;
}

function heal(models?: ScriptedModels): Promise<MemoryHealed> {
  return healInMemory({ files: FILES, markers: MARKERS, ...(models !== undefined && { model: models.open }) });
}
