import { expect, it } from 'vitest';
import { inlinedEnums } from './inlined-enums.ts';
import { parseModule } from './parse.ts';
import { collectSites } from './sites.ts';

const IMPORT = "import { Kind, other } from './kind.ts';\nlet typed: number;\n";

it.each([
  ['one that only gives members', `${IMPORT}f(Kind.A, Kind.B);`, ['Kind']],
  ['one that is also a type', `${IMPORT}function f(kind: Kind) { return kind === Kind.A; }`, ['Kind']],
  ['one of the module', 'const enum Kind { A }\nf(Kind.A);', ['Kind']],
  ['no other enum of the module', 'enum Kind { A }\nf(Kind.A);', []],
  ['none that is handed on', `${IMPORT}f(Kind.A, Object.values(Kind));`, []],
  ['none whose members are called', `${IMPORT}Kind.of(1);`, []],
  ['no component', `import { Kind } from './kind.tsx';\nlet typed: number;\nf(<Kind />, Kind.A);`, []],
  ['nothing in small letters', "import { other } from './kind.ts';\nlet typed: number;\nf(other.a);", []],
  ['none in a module without types', "import { Kind } from './kind.js';\nf(Kind.A);", []],
])('finds %s', (_what, source, expected) => {
  expect([...inlinedEnums(parseModule(source, '/p/a.tsx').program)]).toEqual(expected);
});

it('leaves such a name no place of its own, but its members', () => {
  const source = `${IMPORT}f(Kind.A);`;
  const { expressions } = collectSites(parseModule(source, '/p/a.ts'), [{ start: 0, end: source.length }]);
  const texts = expressions.map(({ start, end }) => source.slice(start, end));

  expect(texts).toContain('Kind.A');
  expect(texts).not.toContain('Kind');
});
