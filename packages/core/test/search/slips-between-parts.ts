import type { Fault } from './fault.ts';

/** Where one part ends and the next begins: of a pattern, a path, a stream, a search. */
export const SLIPS_BETWEEN_PARTS: readonly Fault[] = [
  {
    name: 'alternatives that are held at one end each',
    file: 'words.ts',
    source: `export function isOneOf(words: readonly string[], text: string): boolean {
  return new RegExp(\`^\${words.join('|')}$\`).test(text);
}
`,
    tests: `
test('one', () => same(isOneOf(['get', 'set'], 'get'), true));
test('two', () => same(isOneOf(['get', 'set'], 'getter'), false));
test('three', () => same(isOneOf(['get', 'set'], 'reset'), false));
test('four', () => same(isOneOf(['get', 'set'], 'put'), false));`,
    mended: ["^(?:${words.join('|')})$"],
  },
  {
    name: 'a folder that begins alike',
    file: 'under.ts',
    source: `export function isUnder(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder);
}
`,
    tests: `
test('one', () => same(isUnder('/src', '/src/a.ts'), true));
test('two', () => same(isUnder('/src', '/src-old/a.ts'), false));
test('three', () => same(isUnder('/src', '/src'), true));
test('four', () => same(isUnder('/lib/b', '/lib/b/c/d'), true));`,
    mended: ['startsWith(`${folder}/`)'],
  },
  {
    name: 'a sign cut in two',
    file: 'texts.ts',
    source: `export function textOf(chunks: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  let text = '';
  for (const chunk of chunks) text += decoder.decode(chunk);
  return text;
}
`,
    tests: `
const bytes = (...all) => new Uint8Array(all);
test('one', () => same(textOf([bytes(97, 98), bytes(99)]), 'abc'));
test('two', () => same(textOf([bytes(195), bytes(164, 33)]), '\\u00e4!'));
test('three', () => same(textOf([]), ''));`,
    mended: ['{ stream: true }'],
  },
  {
    name: 'a step that is not taken back',
    file: 'colors.ts',
    source: `export function colored(links: readonly (readonly number[])[], colors: number): number[] | null {
  const chosen: number[] = links.map(() => 0);
  const fits = (node: number, color: number): boolean => links[node].every((other) => chosen[other] !== color);
  const paint = (node: number): boolean => {
    if (node === links.length) return true;
    if (chosen[node] !== 0) return paint(node + 1);
    for (let color = 1; color <= colors; color++) {
      if (!fits(node, color)) continue;
      chosen[node] = color;
      if (paint(node + 1)) return true;
    }
    return false;
  };
  return paint(0) ? chosen : null;
}
`,
    tests: `
test('one', () => same(colored([[1], [0]], 2), [1, 2]));
test('two', () => same(colored([[1], [0]], 1), null));
test('three', () => same(colored([[3], [3], [3], [0, 1, 2]], 2), [1, 1, 1, 2]));
test('four', () => same(colored([[3], [2], [1, 3], [0, 2]], 2), [1, 2, 1, 2]));`,
    mended: ['chosen[node] = 0;'],
  },
  {
    name: 'a picture in two sizes',
    file: 'pictures.ts',
    source: `const nameOf = (id: string): string => \`picture \${id}\`;

export class Pictures {
  private readonly known = new Map<string, { id: string; size: string }>();

  peek(id: string, size: string): { id: string; size: string } | undefined {
    return this.known.get(nameOf(id));
  }

  get(id: string, size: string): { id: string; size: string } {
    const name = nameOf(id);
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const made = { id, size };
    this.known.set(name, made);
    return made;
  }
}
`,
    tests: `
test('one', () => { const all = new Pictures(); same([all.get('a', 's').size, all.get('a', 'l').size], ['s', 'l']); });
test('two', () => { const all = new Pictures(); all.get('a', 's'); same(all.peek('a', 's'), { id: 'a', size: 's' }); });
test('three', () => same(new Pictures().peek('a', 's'), undefined));
test('four', () => { const all = new Pictures(); same(all.get('b', 'm') === all.get('b', 'm'), true); });`,
    mended: ['get(`${nameOf(id)}:${size}`)'],
  },
];
