import { describe, expect, it } from 'vitest';
import { addEntry } from '../../src/operators/missing-value/add-entry.ts';
import { addMember } from '../../src/operators/missing-value/add-member.ts';
import { costsOfPatches, proposePatches, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('add-entry', () => {
  const source = "const NAMES = { '<': '&lt;' }; f = (text) => text.replace(/[<\"]/g, (c) => NAMES[c]);";
  const seen = { text: ['say "hi" <'], c: ['"', '<'], 'NAMES[c]': [undefined, '&lt;'] };
  it.each<Row>([
    [{ source, seen, messages: ["to be 'say &quot;hi&quot; <'"] }, [source.replace(' }', ", '\"': '&quot;' }")]],
    [
      {
        source: source.replace("{ '<': '&lt;' }", "{\n  '>': '&gt;', // greater\n  '<': '&lt;', // less\n}"),
        seen,
        messages: ["to be 'say &quot;hi&quot; <'"],
      },
      [source.replace("{ '<': '&lt;' }", "{\n  '>': '&gt;', // greater\n  '<': '&lt;', // less\n  '\"': '&quot;',\n}")],
    ],
    [
      {
        source: source.replace("{ '<': '&lt;' }", "{\n  '<': '&lt;', }"),
        seen,
        messages: ["to be 'say &quot;hi&quot; <'"],
      },
      [source.replace("{ '<': '&lt;' }", "{\n  '<': '&lt;',\n  '\"': '&quot;', }")],
    ],
    [{ source, seen: { ...seen, 'NAMES[c]': ['x'] }, messages: ["to be 'say &quot;hi&quot; <'"] }, []],
    [{ source: source.replace("'<':", "['<']:"), seen, messages: ["to be 'say &quot;hi&quot; <'"] }, []],
    [
      { source, seen, messages: ["to be 'nothing like it'"] },
      ["'&lt;'", "'nothing like it'"].map((value) => source.replace(' }', `, '"': ${value} }`)),
    ],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(addEntry, scene)).toEqual(sources);
  });
});

describe('add-entry, in a table of answers', () => {
  const units = 'const UNITS = { b: 1, mb: 1000000, gb: 1000000000 }; f = (unit) => UNITS[unit];';
  const seen = { unit: ['kb'], 'UNITS[unit]': [undefined] };
  const withEntry = (entry: string): string => units.replace(' }', `, ${entry} }`);

  it('takes of numbers what others hold, what lies between them, what failing tests wait for, then what goes on', () => {
    const entries = [1, 1_000_000, 1_000_000_000, 1000, 3000, 1_000_000_000_000];

    expect(proposePatches(addEntry, { source: units, seen, messages: ['to be 3000'] }).slice(0, 6)).toEqual(
      entries.map((value) => withEntry(`kb: ${value}`)),
    );
  });

  it.each([
    ['a question for the key', 'Object.hasOwn(UNITS, unit)', false],
    ['the method for it', 'UNITS.hasOwnProperty(unit)', false],
    ['the operator for it', 'unit in UNITS', false],
  ])('knows %s', (_, asked, answer) => {
    const source = units.replace('UNITS[unit]', asked);

    expect(proposePatches(addEntry, { source, seen: { unit: ['kb'], [asked]: [answer] } })).toContain(
      source.replace(' }', ', kb: 1000 }'),
    );
  });

  it('takes of texts those that failing tests wait for', () => {
    const source = "const TYPES = { 'png': 'image/png' }; f = (kind) => TYPES[kind];";
    const messages = ["expected undefined to be 'image/gif'"];

    expect(proposePatches(addEntry, { source, seen: { kind: ['gif'], 'TYPES[kind]': [undefined] }, messages })).toEqual(
      [source.replace(' }', ", 'gif': 'image/png' }"), source.replace(' }', ", 'gif': 'image/gif' }")],
    );
  });

  it('leaves alone what holds functions or lists', () => {
    const source = 'const RUN = { a: () => 1 }; f = (kind) => RUN[kind];';

    expect(proposePatches(addEntry, { source, seen: { kind: ['b'], 'RUN[kind]': [undefined] } })).toEqual([]);
  });
});

describe('add-member', () => {
  const list = "const KINDS = ['jpg', 'png']; f = (kind) => KINDS.includes(kind);";
  const inVain = { kind: ['jpg', 'webp'], 'KINDS.includes(kind)': [true, false] };
  const chain = "f = (kind) => kind === 'jpg' || kind === 'png';";
  it.each<Row>([
    [{ source: list, seen: inVain }, [list.replace("'png'", "'png', 'webp'")]],
    [
      { source: list.replace("['jpg', 'png']", "['jpg', 'png'] as const"), seen: inVain },
      [list.replace("['jpg', 'png']", "['jpg', 'png', 'webp'] as const")],
    ],
    [
      {
        source: list.replace("['jpg', 'png']", "new Set([\n  'jpg',\n  'png',\n])").replace('includes', 'has'),
        seen: { kind: ['webp'], 'KINDS.has(kind)': [false] },
      },
      [list.replace("['jpg', 'png']", "new Set([\n  'jpg',\n  'png',\n  'webp',\n])").replace('includes', 'has')],
    ],
    [
      {
        source: 'f = (code) => [408, 429].indexOf(code) >= 0',
        seen: { code: [503], '[408, 429].indexOf(code)': [-1] },
      },
      ['f = (code) => [408, 429, 503].indexOf(code) >= 0'],
    ],
    [{ source: list, seen: { ...inVain, 'KINDS.includes(kind)': [true] } }, []],
    [{ source: list, seen: { ...inVain, kind: [7, undefined] } }, []],
    [{ source: list.replace(", 'png'", ''), seen: inVain }, []],
    [{ source: list.replace("'png'", '7'), seen: inVain }, []],
    [
      { source: chain, seen: { kind: ['webp'], "kind === 'jpg' || kind === 'png'": [false] } },
      [chain.replace("'png'", "'png' || kind === 'webp'")],
    ],
    [
      {
        source: chain.replaceAll('===', '!==').replace('||', '&&'),
        seen: { kind: ['webp'], "kind !== 'jpg' && kind !== 'png'": [true] },
      },
      [chain.replaceAll('===', '!==').replace('||', '&&').replace("'png'", "'png' && kind !== 'webp'")],
    ],
    [{ source: chain, seen: { kind: ['webp'], "kind === 'jpg' || kind === 'png'": [true] } }, []],
    [
      { source: "f = (day) => day === 'sat'", seen: { day: ['sun'], "day === 'sat'": [false] } },
      ["f = (day) => day === 'sat' || day === 'sun'"],
    ],
    [
      { source: "f = (day) => !late && day !== 'sat'", seen: { day: ['sun'], "day !== 'sat'": [true] } },
      ["f = (day) => !late && day !== 'sat' && day !== 'sun'"],
    ],
    [
      { source: "f = (day) => !late && day === 'sat'", seen: { day: ['sun'], "day === 'sat'": [false] } },
      ["f = (day) => !late && (day === 'sat' || day === 'sun')"],
    ],
    [
      { source: 'f = (code) => code === 404', seen: { code: [410], 'code === 404': [false] } },
      ['f = (code) => code === 404 || code === 410'],
    ],
    [{ source: 'f = (n) => n === 0', seen: { n: [7], 'n === 0': [false] } }, []],
    [{ source: "f = (day) => day === 'sat'", seen: { day: ['sun'], "day === 'sat'": [true] } }, []],
    [{ source: "f = (x) => typeof x === 'string'", seen: { 'typeof x': ['number'] } }, []],
    [
      {
        source: chain.replace("kind === 'png'", "type === 'png'"),
        seen: { kind: ['webp'], "kind === 'jpg' || type === 'png'": [false] },
      },
      [],
    ],
  ])('makes of %j what it should and no more', (scene, sources) => {
    expect(proposePatches(addMember, scene)).toEqual(sources);
  });

  it('takes for a guess what only the data of a test has, and not what the module or a declared type names', () => {
    const wanted = { constants: [{ text: "'webp'", value: 'webp' }] };
    const named = `type Kind = 'jpg' | 'png' | 'webp'; ${list}`;

    const costs = [{ wanted }, { source: named }, {}].map((more) =>
      costsOfPatches(addMember, { source: list, seen: inVain, ...more }),
    );

    expect(costs).toEqual([[1.9], [1.9], [3]]);
  });
});
