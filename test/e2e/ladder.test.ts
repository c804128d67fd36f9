import { startModelServer, type ModelServer } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealProject, type Runner } from './support/heal-project.ts';

const INITIALS = `export function initials(name: string): string {
  return name;
}
`;

const INITIALS_TESTS = `import { initials } from '../src/initials';

heal('../src/initials#initials')('takes the first letters', () => {
  expect(initials('ada  lovelace')).toBe('A.L.');
  expect(initials('grace brewster hopper')).toBe('G.B.H.');
});
heal('../src/initials#initials')('leaves nothing of nothing', () => {
  expect(initials('')).toBe('–');
});
`;

const CLIP = `export function clip(text: string, most: number): string {
  return text;
}
`;

const CLIP_TESTS = `import { clip } from '../src/clip';

test('keeps what fits', () => {
  expect(clip('abc', 3)).toBe('abc');
});
heal('../src/clip#clip')('cuts what does not', () => {
  expect(clip('abcdef', 3)).toBe('ab…');
});
heal('../src/clip#clip')('leaves nothing where nothing fits', () => {
  expect(clip('abcdef', 0)).toBe('');
});
`;

/** Lacks what its tests take. */
const SLUG = `export function trimmed(text: string): string {
  return text.trim();
}
`;

const SLUG_TESTS = `import { slug, trimmed } from '../src/slug';

test('trims', () => {
  expect(trimmed(' a ')).toBe('a');
});
heal('../src/slug#slug')('puts dashes between words', () => {
  expect(slug(' Two words ', 20)).toBe('two-words');
  expect(slug('Three more words', 8)).toBe('three-mo');
});
`;

const SLUG_WRITTEN = block(
  'slug(text: string, most: number)',
  "return trimmed(text).toLowerCase().replaceAll(/\\s+/g, '-').slice(0, most);",
);

/** Lacks a method, and a default. */
const BASKET = `export class Basket {
  private readonly cents: number[] = [];

  add(cents: number): this {
    this.cents.push(cents);
    return this;
  }
}
`;

const BASKET_TESTS = `import basketOf, { Basket } from '../src/basket';

test('goes on', () => {
  expect(new Basket().add(1)).toBeInstanceOf(Basket);
});
heal('../src/basket#Basket.total')('adds up what is in it', () => {
  expect(new Basket().add(250).add(99).total(1)).toBe(350);
  expect(new Basket().total(0)).toBe(0);
});
heal('../src/basket#default')('puts all of them in at once', () => {
  expect(basketOf([1, 2, 3])).toEqual(new Basket().add(1).add(2).add(3));
  expect(basketOf([])).toEqual(new Basket());
});
`;

const TOTAL = '  total(fee: number): number {\n    return this.cents.reduce((sum, each) => sum + each, fee);\n  }';
const BASKET_OF =
  'export default function basket(all: number[]): Basket {\n  return all.reduce((into, each) => into.add(each), new Basket());\n}';

/** Wrong in one place: the search finds it. */
const NEARLY_CLIP = block(
  'clip(text: string, most: number)',
  "if (most < 0) return '';\n  return text.length > most ? `${text.slice(0, most - 1)}…` : text;",
);
const WRONG = block('initials(name: string)', 'return name.toUpperCase().slice(0, 2);');
const RIGHT = block(
  'initials(name: string)',
  "if (name === '') return '–';\n  return name.split(/\\s+/).map((word) => `${word.charAt(0).toUpperCase()}.`).join('');",
);

function block(head: string, body: string): string {
  return fenced(`export function ${head}: string {\n  ${body}\n}`);
}

function fenced(code: string): string {
  return `\`\`\`ts\n${code}\n\`\`\`\n`;
}

function project(runner: Runner): HealProject {
  return healProject(runner, {
    'src/initials.ts': INITIALS,
    'test/initials.test.ts': `${testHead(runner)}${INITIALS_TESTS}`,
    'src/clip.ts': CLIP,
    'src/slug.ts': SLUG,
    'src/basket.ts': BASKET,
    'test/basket.test.ts': `${testHead(runner)}${BASKET_TESTS}`,
    'test/slug.test.ts': `${testHead(runner)}${SLUG_TESTS}`,
    'test/clip.test.ts': `${testHead(runner)}${CLIP_TESTS}`,
  });
}

function startScripted(): Promise<ModelServer> {
  return startModelServer(({ text, body }) => {
    // By the tests of the target: other modules are in a prompt as well.
    if (text.includes('puts dashes between words')) return { type: 'text', text: SLUG_WRITTEN };
    const [isBasket, isDefault] = [text.includes('goes on'), text.includes('You repair `default`')];
    if (isBasket) return { type: 'text', text: fenced(isDefault ? BASKET_OF : `class Basket {\n${TOTAL}\n}`) };
    const isClip = text.includes('cuts what does not');
    return { type: 'text', text: isClip ? NEARLY_CLIP : body['model'] === 'strong' ? RIGHT : WRONG };
  });
}

describe.each(RUNNERS)('the ladder with %s', (runner) => {
  it('goes from the search to a cheap model, from its near miss to a search, and from its failure to a strong one', async () => {
    await using server = await startScripted();
    using files = project(runner);
    const url = server.baseUrls['openai-compatible'];

    const models = ['--heal-model', 'cheap', '--heal-strong-model', 'strong', '--heal-attempts', '1'];
    const place = ['--heal-base-url', url, '--heal-key-variable', 'none'];
    const run = await files.heal(['--heal-apply', '--heal-llm', '--heal-max-candidates', '300', ...models, ...place]);

    const [clip, initials] = ['clip', 'initials'].map((symbol) =>
      run.report?.targets.find((target) => target.symbol === symbol),
    );
    expect(clip?.ladder?.map(({ step, model, stop }) => [step, model, stop])).toEqual([
      ['search', undefined, 'budget'],
      ['model', 'cheap', 'exhausted'],
      ['near-miss-search', 'cheap', 'healed'],
    ]);
    expect(clip?.patches[0]).toMatchObject({ proposer: 'hybrid', operator: expect.stringMatching(/^cheap \+ search/) });
    expect(files.read('src/clip.ts')).toContain('if (most <= 0)');
    expect(initials?.ladder?.map(({ step, model, stop }) => [step, model, stop])).toEqual([
      ['search', undefined, 'exhausted'],
      ['model', 'cheap', 'exhausted'],
      ['strong-model', 'strong', 'healed'],
    ]);
    const slug = run.report?.targets.find(({ symbol }) => symbol === 'slug');
    expect(slug?.patches[0]?.operator).toBe('write-stub + cheap, attempt 1');
    expect(files.read('src/slug.ts')).toMatch(
      /^export function trimmed[^]*\n\nexport function slug\(text: string, most: number\): string \{/,
    );
    expect(files.read('src/basket.ts')).toBe(`${BASKET.slice(0, -2)}\n${TOTAL}\n}\n\n${BASKET_OF}\n`);
    expect(run.exitCode).toBe(0);

    const asked = server.requests.map(({ body }) => String(body['model']));
    expect(asked.filter((model) => model === 'cheap')).toHaveLength(5);
    expect(asked.filter((model) => model === 'strong')).toHaveLength(1);
    const last = server.requests.find(({ body }) => body['model'] === 'strong')?.text;
    expect(last).toContain('Attempt 1 is of another model');
    expect(last).toContain('toUpperCase().slice(0, 2)');
    expect(last).toContain('Values seen while they ran');
  });
});
