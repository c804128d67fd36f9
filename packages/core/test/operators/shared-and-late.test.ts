import { expect, it } from 'vitest';
import { addToACopy } from '../../src/operators/idioms/objects/add-to-a-copy.ts';
import { dropEmptyEntry } from '../../src/operators/idioms/objects/drop-empty-entry.ts';
import { issueTicket } from '../../src/operators/idioms/promises-and-listeners/issue-ticket.ts';
import { leaveWhileUsed } from '../../src/operators/idioms/promises-and-listeners/leave-while-used.ts';
import { proposePatches } from './propose.ts';

it.each<[before: string, ending: string, mended: string | undefined, after?: string]>([
  ['users.delete(id); ', 'close();', 'if (users.size === 0) close();'],
  ['this.list.pop(); log(); ', 'this.#close(all, 1);', 'if (this.list.length === 0) this.#close(all, 1);'],
  ['if (a) users.delete(id); ', 'room.stop()', 'if (users.size === 0) room.stop();', '\n}'],
  ['switch (a) { case 1: users.delete(id); ', 'close();', 'if (users.size === 0) close();', ' break; } }'],
  ['users.delete(id); if (users.size > 0) return; ', 'close();', undefined],
  ['for (const users of rooms) users.delete(id); ', 'close();', undefined],
  ['users.delete(id); ', 'users.clear();', undefined],
  ['users.delete(id); ', 'closest(id);', undefined],
  ['users.delete(id); a(); b(); ', 'close();', undefined],
  ['all.forEach((each) => users.delete(each)); ', 'close();', undefined],
  ['pick().delete(id); ', 'close();', undefined],
  ['if (users.delete(id)) ', 'close();', undefined],
])('leave-while-used after %s%s', (before, ending, mended, after = ' }') => {
  const source = (text: string) => `class A { #close() {} f(id) { ${before}${text}${after} }`;
  const seen = { users: [new Set()], 'this.list': [[1]], 'pick()': [new Set()] };
  expect(proposePatches(leaveWhileUsed, { source: source(ending), seen })).toEqual(
    mended === undefined ? [] : [source(mended)],
  );
});

it.each<[body: string, dropped: string | undefined, rest?: string]>([
  ['this.groups.get(key)?.delete(id);', ' if (this.groups.get(key)?.size === 0) this.groups.delete(key);'],
  ['all.get(`${a}:${b}`)!.delete(id)', '; if (all.get(`${a}:${b}`)?.size === 0) all.delete(`${a}:${b}`);'],
  ['const ids = all.get(key); ids?.delete(id);', ' if (ids?.size === 0) all.delete(key);', ' // gone\n'],
  ['const ids = all.get(key)!;\n  ids.delete(id)', '\n  if (ids.size === 0) all.delete(key);', '\n  return ids;'],
  ['const ids = all.get(key); return () => { ids.delete(id);', ' if (ids.size === 0) all.delete(key);', ' };'],
  ['let ids = all.get(key); if (!ids) ids = new Set(); ids.delete(id);', undefined],
  ['if (a) { const ids = all.get(key); } const ids = make(); ids.delete(id);', undefined],
  ['all.get(key)?.delete(id); if (last) all.delete(key);', undefined],
  ['all.get(queue.shift())?.delete(id);', undefined],
  ['open().get(key)?.delete(id);', undefined],
  ['if (a) all.get(key)?.delete(id);', undefined],
  ['all.get(key)?.add(id);', undefined],
  ['all.get(...key)?.delete(id);', undefined],
])('drop-empty-entry after %s', (body, dropped, rest = ' ') => {
  const source = (text: string) => `class A { f(key, id) { ${body}${text}${rest}} }`;
  expect(proposePatches(dropEmptyEntry, { source: source('') })).toEqual(
    dropped === undefined ? [] : [source(dropped)],
  );
});

it('issue-ticket numbers the questions', () => {
  const source = (field: string, number: string, ask: string) => `class Search {${field}
  /** What was found. */
  @observed results = [];

  async #load(query) {${number}
    const found = await this.fetch(query);${ask} // by the server
    this.results = found;
  }
}`;
  const typed = source(
    '\n  private latest = 0;',
    '\n    const ticket = ++this.latest;',
    '\n    if (ticket !== this.latest) return;',
  );
  const plain = source(
    '\n  #latest = 0;',
    '\n    const ticket = ++this.#latest;',
    '\n    if (ticket !== this.#latest) return;',
  );

  expect(proposePatches(issueTicket, { source: source('', '', '') })).toEqual([typed]);
  expect(proposePatches(issueTicket, { source: source('', '', ''), file: 'scene.js' })).toEqual([plain]);
});

it.each<[head: string, body: string, mended: readonly string[]]>([
  // Who waits for an answer gets it, be it late.
  [
    'async load(id) {',
    'const all = await get(id); this.all = all; return all;',
    [
      'const ticket = ++this.latest;\nconst all = await get(id); if (ticket === this.latest) this.all = all; return all;',
    ],
  ],
  [
    'async load(ticket) {',
    'await go(ticket); this.busy = false;',
    ['const mine = ++this.latest;\nawait go(ticket);\nif (mine !== this.latest) return; this.busy = false;'],
  ],
  [
    'async load(latest) {',
    'await go(latest); this.busy = false;',
    ['const mine = ++this.ticket;\nawait go(latest);\nif (mine !== this.ticket) return; this.busy = false;'],
  ],
  ['async load() {', 'this.count += await get();', []],
  ['async load() {', 'const more = await get(); this.count += more;', []],
  ['async load() {', 'const all = await get(); this[key] = all;', []],
  ['async load() {', 'const all = await get(); store.all = all;', []],
  ['async load() {', 'const run = async () => { await get(); }; this.all = run;', []],
  ['static async load() {', 'const all = await get(); this.all = all;', []],
  ['async *load() {', 'const all = await get(); this.all = all; yield all;', []],
  ['load() {', 'const all = get(); this.all = all;', []],
])('issue-ticket in %s %s', (head, body, mended) => {
  const source = (field: string, text: string) => `class A {${field} ${head} ${text} } }`;
  const name = mended[0]?.includes('++this.ticket') ? 'ticket' : 'latest';
  expect(proposePatches(issueTicket, { source: source('', body) })).toEqual(
    mended.map((text) => source(` private ${name} = 0;`, text)),
  );
});

it.each<[head: string, call: string, mended: readonly string[]]>([
  ['hooks = []; f()', 'this.hooks.push(hook);', ['hooks = []; f()', 'this.hooks = [...this.hooks, hook];']],
  [
    '#all; f()',
    'if (a) this.#all.unshift((a, b)); else c();',
    ['#all; f()', 'if (a) this.#all = [(a, b), ...this.#all]; else c();'],
  ],
  ['f()', 'state.seen.add(/* new */ id)', ['f()', 'state.seen = new Set([...state.seen, /* new */ id])']],
  ['f()', 'this.byId.set(\n  id,\n  item,\n);', ['f()', 'this.byId = new Map([...this.byId, [\n  id,\n  item,\n]]);']],
  [
    'private readonly all = []; f()',
    'this.all.push(...more);',
    ['private all = []; f()', 'this.all = [...this.all, ...more];'],
  ],
  [
    'constructor(readonly all) {} f()',
    'this.all.unshift(a,);',
    ['constructor(public all) {} f()', 'this.all = [a, ...this.all];'],
  ],
  [
    'readonly all = []; constructor()',
    'this.all.push(a);',
    ['readonly all = []; constructor()', 'this.all = [...this.all, a];'],
  ],
  ['get all() { return []; } f()', 'this.all.push(a);', []],
  ['static readonly all = []; f()', 'A.all.push(a);', []],
  ['async f()', 'this.all.push(await go());', []],
  ['f()', 'all.push(a);', []],
  ['f()', 'this.all?.push(a);', []],
  ['f()', 'this.all.push();', []],
  ['f()', 'count = this.all.push(a);', []],
  ['f()', 'pick().all.push(a);', []],
  ['f()', 'state.seen.add(...ids);', []],
  ['f()', 'this.byId.set(id);', []],
  ['f()', "this.all['push'](a);", []],
])('add-to-a-copy in %s { %s }', (head, call, mended) => {
  const source = (own: string | undefined, text: string | undefined) => `class A { ${own} { ${text} } }`;
  const kinds = { 'state.seen': [new Set()], 'this.byId': [new Map()] };
  const found = proposePatches(addToACopy, { source: source(head, call), seen: kinds, elsewhere: [[1]] });
  expect(found).toEqual(mended.length === 0 ? [] : [source(mended[0], mended[1])]);
});
