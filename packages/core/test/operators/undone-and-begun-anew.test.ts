import { expect, it } from 'vitest';
import { restartTimer } from '../../src/operators/idioms/promises-and-listeners/restart-timer.ts';
import { returnUndoing } from '../../src/operators/idioms/promises-and-listeners/return-undoing.ts';
import { proposePatches } from './propose.ts';

it.each<[guard: string, rest: string, mended: string | undefined]>([
  ['if (t) return;', 't = setTimeout(() => save(), 9);', 'if (t) clearTimeout(t);'],
  [
    'if (this.t !== null) { return; }',
    'this.t = clock.schedule(() => save());',
    'if (this.t !== null) clock.cancel(this.t);',
  ],
  ['if (t) return;', 't = this.timers.set(function () {}, 9);', 'if (t) this.timers.clear(t);'],
  ['if (t) return;', 't = requestAnimationFrame((at: number) => draw(at));', 'if (t) cancelAnimationFrame(t);'],
  ['if (t !== undefined && late) return;', 't = setTimeout(save, 9);', 'if (t !== undefined && late) clearTimeout(t);'],
  ['if (this.#t) return;', 'this.#t = this.#clock.schedule(save);', 'if (this.#t) this.#clock.cancel(this.#t);'],
  ['if (t) return;', 't = timers.set(save, 9);', 'if (t) timers.clear(t);'],
  ['if (t) return;', 't = map.set(key, value);', undefined],
  ['if (!t) return;', 't = setTimeout(save, 9);', undefined],
  ['if (t === null) return;', 't = setTimeout(save, 9);', undefined],
  ['if (late || t) return;', 't = setTimeout(save, 9);', undefined],
  ['if (tested) return;', 't = setTimeout(save, 9);', undefined],
  ['if (t) return;', 't = open(() => {});', undefined],
  ['if (t) return; else g();', 't = setTimeout(() => save(), 9);', undefined],
  ['if (t) return t;', 't = setTimeout(() => save(), 9);', undefined],
])('restart-timer at %s before %s', (guard, rest, mended) => {
  const source = (first: string) => `class A { #t; #clock; f() { ${first} ${rest} } }`;
  const wanted = mended === undefined ? [] : [source(mended)];
  expect(proposePatches(restartTimer, { source: source(guard), seen: { save: [() => {}] } })).toEqual(wanted);
});

it.each<[head: string, body: string, undone: readonly string[], end?: string]>([
  ['class A { #all; subscribe(l: L) {', 'this.#all.add(l);', ['this.#all.delete(l)'], '} }'],
  ['const on = (key, l) => {', 'log(); all.set(key, l);', ['all.delete(key)']],
  [
    'export default function (l) {',
    "(a ?? b).addEventListener('x', l, true);",
    ["(a ?? b).removeEventListener('x', l, true)"],
  ],
  ['function on(l) {', 'target.observe(l);', ['target.unobserve(l)', 'target.disconnect()']],
  ['function on(l) {', 'el.addEventListener(kind, l, { once });', ['el.removeEventListener(kind, l, { once })']],
  ['function on(l) {', 'all.set(`${l}`, () => l());', ['all.delete(`${l}`)']],
  ['const a = { on(l) {', 'door.open(() => l());', ['door.close()'], '} }'],
  ['function on(l) {', 'all.add(l); log();', []],
  ['function on(l) {', 'all.add(l); return 1;', []],
  ['function on(l) {', 'if (a) all.add(l);', []],
  ['function on(l) {', 'all.delete(l);', []],
  ['function on(l) {', 'all.add();', []],
  ['function on(l) {', 'add(l);', []],
  ['function on(l) {', 'window.setTimeout(l);', []],
  ['function on(l) {', "job.on('a', (x) => l(x));", []],
  ['function on(l) {', 'all.add({ l });', []],
  ['function on(l) {', 'all.set(keyOf(l), l);', []],
  ['function on(l) {', 'all.push(() => l());', []],
  ['function on(l) {', 'all.push(l, l);', []],
  ['function on(l) {', 'all.push(...l);', []],
  ['function on(l) {', 'all.push();', []],
  ['function* on(l) {', 'all.add(l);', []],
  ['class A { constructor(l) {', 'all.add(l);', [], '} }'],
  ['const a = { set on(l) {', 'all.add(l);', [], '} }'],
])('return-undoing in %s %s', (head, body, undone, end = '}') => {
  const source = (last: string) => `${head}\n  ${body}${last}\n${end}`;
  const found = (message: string) => proposePatches(returnUndoing, { source: source(''), messages: [message] });
  expect(found('TypeError: stop is not a function')).toEqual(undone.map((each) => source(`\n  return () => ${each};`)));
  expect(found('expected 1 to be 2')).toEqual([]);
});

it.each<[head: string, body: string, mended: string]>([
  [
    'function on(l) {\n    ',
    'all.push(l);',
    'all.push(l);\n    return () => {\n        const index = all.indexOf(l);\n        if (index !== -1) all.splice(index, 1);\n    };',
  ],
  [
    'const on = (l) => { ',
    'index.push(l)',
    'index.push(l); return () => { const at = index.indexOf(l); if (at !== -1) index.splice(at, 1); };',
  ],
  ['function on(l): void { ', 'all.add(l);', 'all.add(l); return () => all.delete(l);'],
  ['async function on(l): Promise<void> { ', 'all.add(l);', 'all.add(l); return () => all.delete(l);'],
  ['function on(l): Stop { ', 'all.add(l);', 'all.add(l); return () => all.delete(l);'],
])('return-undoing writes it as it is written around, in %s%s', (head, body, mended) => {
  const scene = { source: `${head}${body} }`, messages: ['stop is not a function'] };
  expect(proposePatches(returnUndoing, scene)).toEqual([`${head.replace('void', '() => void')}${mended} }`]);
});
