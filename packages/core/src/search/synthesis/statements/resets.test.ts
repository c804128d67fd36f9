import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { clearings, resets } from './resets.ts';

it.each([
  [
    'class A { list = []; #open = false; readonly all = []; static n = 0; m() { here } }',
    ['this.list = [];', 'this.#open = false;'],
  ],
  ['class A { seen = new Set<string>(); size = 3; running = 0; m() { here } }', ['this.seen = new Set<string>();']],
  ['class A { size = 0; put(x) { this.size += x; } m() { here } }', ['this.size = 0;']],
  [
    'class A { a?: string; b: string | undefined; #c; d!: string; e: string; m() { here } }',
    ['this.a = undefined;', 'this.b = undefined;', 'this.#c = undefined;'],
  ],
  ['class A { size = 0; put() { this.size++; } take() { this.size--; } m() { here } }', []],
  ['class A { size = 0; put(x) { this.size += x; } take(x) { this.size -= x; } m() { here } }', []],
  ['function f(xs) { let now = []; const all = []; for (const x of xs) { let y = 0; here } let z = 0 }', ['now = [];']],
  ['function f(xs) { let n = 0; const g = () => { let m = 0; while (m) { here } } }', ['m = 0;']],
  ['function f(xs) { let n = 0; here }', []],
  ["function f() { let now = ''; let open = false; let end; const put = () => { now = ''; here } }", ['open = false;']],
  ['function f() { let now = []; let open = false; const put = (x) => { now.push(x); here } }', []],
  ['let n = 0; for (;;) { here }', []],
])('in %s', (source, expected) => {
  const here = [...pathsOf(parseModule(source, 'scene.ts').program)].find(
    ({ node }) => node.type === 'Identifier' && node.name === 'here',
  );

  expect(here && resets(here, parseModule(source, 'scene.ts'))).toEqual(expected);
});

it('clears what stays one object', () => {
  const source =
    'class A { readonly all = new Map<string, number>(); list: string[] = []; n = 0; static s = new Set(); #own = new Set(); m() { here } }';
  const module = parseModule(source, 'scene.ts');
  const here = [...pathsOf(module.program)].find(({ node }) => node.type === 'Identifier' && node.name === 'here');

  expect(here && clearings(here, module)).toEqual(['this.all.clear();', 'this.list.length = 0;', 'this.#own.clear();']);
});
