/** Modules of every style; `main` gives something to compare. */
export interface CorpusModule {
  readonly file: string;
  readonly source: string;
}

export const CORPUS: readonly CorpusModule[] = [
  {
    file: 'prices.ts',
    source: `#!/usr/bin/env node
/* a pragma */
'use strict'
import { inspect } from 'node:util'
interface Line { price: number; qty: number; discount?: number }
export enum Level { Low = 1, Mid, High = Low + 4 }
const enum Flag { On = 'on', Off = 'off' }
const RATE: number = 0.5
let calls = 0
export function lineTotal({ price, qty, discount = 0 }: Line, rate = RATE * 2): number {
  calls++
  const gross = price * qty
  if (discount > 0 && discount < 1) return gross * (1 - discount) ** 2
  else if (discount >= 1) { return gross - discount - rate }
  return gross
}
export const names = (lines: readonly Line[]) => lines.map((line) => ({ total: lineTotal(line), ...line }))
export const lazy = async (n: number): Promise<number> => (await Promise.resolve(n)) + 1
function pick(this: void, ...rest: number[]): number { return arguments.length + rest.reduce((a, b) => a + b, 0) }
namespace Inner { export const deep = (x: number) => x % 3 }
export async function main() {
  const lines: Line[] = [{ price: 2, qty: 3 }, { price: 10, qty: 1, discount: 0.5 }, { price: 7, qty: 2, discount: 3 }]
  const all = names(lines as Line[])
  return [inspect(all), lineTotal.name, names.name, Level, Flag.On, pick(1, 2, 3), Inner.deep(8), await lazy(3), calls, lines![0]!.price satisfies number]
}
`,
  },
  {
    file: 'shapes.ts',
    source: `abstract class Shape {
  static #made = 0
  static count() { return Shape.#made }
  readonly tags: string[] = ['a', 'b'].map((t) => t + this.kind())
  constructor(public readonly label: string, protected scale = 1 + 1) { Shape.#made += 1 }
  abstract area(): number
  kind(): string { return this.constructor.name }
  get double(): number { return this.area() * 2 }
  set size(v: number) { this.scale = v > 0 ? v : 1 }
  static { if (Shape.#made > 3) Shape.#made = 0 }
}
export class Square extends Shape {
  #side: number
  constructor(side: number) { super('sq' + side); this.#side = side }
  area() { return this.#side * this.#side * this.scale }
  has(o: object): boolean { return #side in o }
  override kind() { return super.kind() + '!' }
  *sides() { for (let i = 0; i < 4; i++) yield this.#side + i }
  async *later() { for await (const s of this.sides()) if (s % 2 === 0) continue; else yield s }
  static of = (n: number) => new this(n)
}
export const factory = class { make = (n: number) => Square.of(n) }
const inner = { boxes: { Box: class { n = 5 } } }
export const digits = new Intl.NumberFormat('en')
export async function main() {
  const s = new factory().make(3); s.size = 2
  const later: number[] = []
  for await (const v of s.later()) later.push(v)
  function Old(this: any) { this.t = new.target === undefined }
  return [s.label, s.area(), s.double, s.has(s), s.has({}), s.kind(), s.tags, [...s.sides()], later, Square.count(), new (Old as any)().t, factory.name, digits.format(1234), new inner.boxes!.Box().n, new (inner.boxes).Box().n]
}
`,
  },
  {
    file: 'loops.js',
    source: `const log = []
export function find(grid, want) {
  outer: for (const row of grid)
    for (let i = 0; i < row.length; i++) {
      if (row[i] === want) break outer
      if (row[i] < 0) continue outer
      log.push(row[i])
    }
  return log.slice()
}
export function classify(n) {
  let r = ''
  switch (n % 4) {
    case 0: r += 'zero'
    case 1: { r += 'one'; break }
    case 2:
      r += 'two'
      return r
    default: r = 'many'
  }
  do n -= 2; while (n > 0)
  while (n < 5) n++, r += '.'
  for (const k in { a: 1, b: 2 }) r += k
  try { if (n > 4) throw new TypeError('big') ; r += 'x' } catch ({ message }) { r += message } finally { r += '!' }
  return r
}
export const deep = { f() { return this.g?.(1)?.h ?? 'none' }, g: (x) => x > 5 ? { h: x } : undefined, get p() { return [1, 2, 3].at(-1) }, ['c' + 1]: 4, async a() { return 1 }, *gen() { yield* [1, 2] } }
export function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2) }
export const curry = a => b => c => a * b + c
function tag(strings, ...v) { return strings.join('|') + v.join(',') }
export function main() {
  const fs = []
  for (let i = 0; i < 3; i++) fs.push(() => i)
  const [x = 4, { y, z: [w] = [6] } = { y: 5 }, ...more] = [undefined, undefined, 7, 8]
  const o = { x, y, w }
  delete o.x
  return [find([[1, 2], [-1, 3], [4, 9, 5]], 9), [0, 1, 2, 3].map(classify), deep.f(), deep.p, deep.c1, [...deep.gen()], fib(7), curry(2)(3)(4), fs.map((f) => f()), o, more, tag\`a\${1 + 1}b\${fib(3)}c\`, typeof nope, (1, 2), -(2) ** 2 | 0]
}
`.replace('-(2) ** 2', '(-2) ** 2'),
  },
  {
    file: 'semicolons.js',
    source: `let state = [1, 2]
const add = (n) => { state.push(n)
  return state.length }
export function main() {
  add(3)
  ;[4, 5].forEach(add)
  const out = []
  if (state.length > 3) out.push('long')
  else out.push('short')
  for (const s of state) if (s % 2) out.push(s)
  let i = 3
  while (i--) out.push(i)
  state = state.filter((s) => s > 1).map(String)
  return out.concat(state)
}
`,
  },
  {
    file: 'view.tsx',
    source: `/** @jsx h */
/** @jsxFrag 'frag' */
type Props = { name?: string; items: string[] }
function h(tag: any, props: any, ...children: any[]): any { return typeof tag === 'function' ? tag({ ...props, children }) : { tag, props, children } }
const identity = <T,>(x: T): T => x
export const List = ({ name = 'you', items }: Props) => (
  <ul id="list" title={name + '!'} {...{ a: 1 }}>
    Hello {name}
    {items.length > 1 ? items.map((item, i) => <li key={i}>{item.toUpperCase()}</li>) : <b>none</b>}
    <i>{identity(items.length)}</i>
  </ul>
)
export function main() { return [<List items={['a', 'b']} />, <List name="me" items={[]} />] }
`,
  },
  {
    file: 'common.cjs',
    source: `'use strict';
const table = { plus: (a, b) => a + b, minus(a, b) { return a - b } };
function run(op, ...args) { return table[op] ? table[op](...args) : null }
module.exports = { run, main: () => [run('plus', 1, 2), run('minus', 5, 3), run('no')] };
module.exports.extra = module.exports.run.length;
`,
  },
];
