import { expect, it } from 'vitest';
import { idleFields } from './idle-fields.ts';
import { parseModule } from './parse.ts';

it.each<[source: string, idle: readonly string[]]>([
  ['class A { #n = 1; add() { this.#n = 2; } }', ['#n']],
  ['class A { #n = 1; get() { return this.#n; } }', []],
  ['class A { constructor() { this._n = 1; } }', ['_n']],
  ['class A { constructor() { this.n = 1; } }', []],
  ['class A { private n = 1; protected m = 2; k = 3; }', ['n', 'm']],
  ['class A { private n = 1; grow() { this.n += 1; } }', []],
  ['class A { _n = 1; copy(other) { other._n = this._n; } }', ['_n']],
  ['class A { _n = 1; copy(other) { other._m = this._n; } }', ['_m']],
  ["class A { _n = 1; get(key = '_n') { return this[key]; } }", []],
  ['class A { _n = 1; get() { const { _n } = this; return _n; } }', []],
  ['class A { private n = 1; get() { return this?.n; } }', []],
  ['class A { constructor(private n: number, readonly m = 1, public k = 2) {} get() { return this.m; } }', ['n']],
])('%s', (source, idle) => {
  expect([...idleFields(parseModule(source, 'a.ts').program)]).toEqual(idle);
});
