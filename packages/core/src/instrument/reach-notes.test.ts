import { expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { REACHED } from '../model/reached.ts';
import { withReachNotes } from './reach-notes.ts';

function reachedBy(source: string, call: string): string[] {
  const text = withReachNotes(parseModule(source, '/p/a.js'), 'src/a.js') ?? source;
  const shared: Record<string, unknown> = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is what is tested
  new Function('globalThis', `${text};\n${call}`)(shared);
  return [...((shared[REACHED] as Set<string> | undefined) ?? [])];
}

it.each([
  ['a function', 'function f() { return 1 }', 'f()'],
  ['an arrow that gives an object', 'const f = () => ({ a: 1 })', 'if (f().a !== 1) throw 1'],
  ['nested arrows', 'const f = () => () => 2', 'if (f()() !== 2) throw 1'],
  ['a strict function', 'function f() { "use strict"; return this }', 'if (f() !== undefined) throw 1'],
  [
    'a derived constructor',
    'class A {} class B extends A { constructor() { super(); this.x = 1 } }',
    'if (new B().x !== 1) throw 1',
  ],
  ['a getter', 'const o = { get x() { return 1 } }', 'o.x'],
])('notes the module when %s is called, and only then', (_what, source, call) => {
  expect(reachedBy(source, '')).toEqual([]);
  expect(reachedBy(source, call)).toEqual(['src/a.js']);
});

it('has nothing to note in a module without functions', () => {
  expect(withReachNotes(parseModule('export const a = 1;', '/p/a.js'), 'a')).toBeUndefined();
});

it('keeps the text of TypeScript well-formed', () => {
  const source = 'export const f = <T,>(x: T): T => x;\nexport abstract class A { abstract g(): void; h(): void {} }\n';

  const text = withReachNotes(parseModule(source, '/p/a.ts'), 'src/a.ts') ?? '';

  expect(parseModule(text, '/p/a.ts').program.body).toHaveLength(2);
});
