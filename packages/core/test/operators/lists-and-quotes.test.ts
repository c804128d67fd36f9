import { expect, it } from 'vitest';
import { daysAhead } from '../../src/operators/idioms/dates/days-ahead.ts';
import { eachOnce } from '../../src/operators/idioms/lists/each-once.ts';
import { findGroup } from '../../src/operators/idioms/lists/find-group.ts';
import { stopWhenEmpty } from '../../src/operators/idioms/lists/stop-when-empty.ts';
import { stayInList } from '../../src/operators/idioms/lists/stay-in-list.ts';
import { takeBackOld } from '../../src/operators/idioms/lists/take-back-old.ts';
import { handOutRest } from '../../src/operators/idioms/numbers/hand-out-rest.ts';
import { countEscapes } from '../../src/operators/idioms/texts/count-escapes.ts';
import { renameBoth } from '../../src/operators/name/rename-both.ts';
import { orderBounds } from '../../src/operators/idioms/numbers/order-bounds.ts';
import { padBehindSign } from '../../src/operators/idioms/numbers/pad-behind-sign.ts';
import { keepGrid } from '../../src/operators/idioms/dates/keep-grid.ts';
import { twelveHours } from '../../src/operators/idioms/dates/twelve-hours.ts';
import { spreadRest } from '../../src/operators/idioms/numbers/spread-rest.ts';
import { copyOnWrite } from '../../src/operators/idioms/objects/copy-on-write.ts';
import { keepDoubled } from '../../src/operators/idioms/texts/keep-doubled.ts';
import { ownSpelling } from '../../src/operators/idioms/texts/own-spelling.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[at: string, days: readonly unknown[], texts: readonly string[]]>([
  ['want - date.getDay()', [-1], ['(want - date.getDay() + 7) % 7', '(want - date.getDay() + 7) % 7 || 7']],
  ['want - date.getUTCDay()', [0], ['(want - date.getUTCDay() + 7) % 7 || 7', '(want - date.getUTCDay() + 7) % 7']],
  ['want - date.getDay()', [3], []],
  ['want - date.getDate()', [-1], []],
])('days-ahead for %s, which was %j', (at, days, texts) => {
  expect(propose(daysAhead, { source: `x = ${at};`, at, seen: { [at]: days } })).toEqual(texts);
});

it.each<[at: string, value: unknown, texts: readonly string[]]>([
  ['[...a, ...b]', ['x', 'y', 'x'], ['[...new Set([...a, ...b])]']],
  ['[...a, tag]', [1, 1], ['[...new Set([...a, tag])]']],
  ['[...a, ...b]', ['x', 'y'], []],
  ['[...a, ...b]', [{}, {}], []],
  ['[...a]', [1, 1], []],
  ['[a, b]', [1, 1], []],
])('each-once for %s, which was %j', (at, value, texts) => {
  expect(propose(eachOnce, { source: `x = ${at};`, at, seen: { [at]: [value] } })).toEqual(texts);
});

it.each<[last: string, question: string, texts: readonly string[]]>([
  ['groups.at(-1)', 'last?.day === event.day', ['groups.find((each) => each.day === event.day)']],
  ['all[all.length - 1]', 'last && last.day !== day', ['all.find((each) => each.day === day)']],
  ['groups[others.length - 1]', 'last.day === day', []],
  ['groups[0]', 'last.day === day', []],
  ['groups.at(-1)', 'last.day === find(day)', []],
  ['groups.at(-1)', 'last === day', []],
])('find-group for %s of which is asked %s', (last, question, texts) => {
  const source = `function f(event, day) { const last = ${last}; if (${question}) g(); }`;
  expect(propose(findGroup, { source, at: last })).toEqual(texts);
});

it.each<[loop: string, test: string, texts: readonly string[]]>([
  ['while (n > 9) { n /= 10; i++; }', 'n > 9', ['n > 9 && i < UNITS.length - 1']],
  ['while (a || b) i++;', 'a || b', ['(a || b) && i < UNITS.length - 1']],
  ['for (; n > 9; n /= 10) ++i;', 'n > 9', ['n > 9 && i < UNITS.length - 1']],
  ['while (i < UNITS.length) i++;', 'i < UNITS.length', []],
  ['while (n > 9) { n /= 10; i--; }', 'n > 9', []],
  ['while (n > 9) j++;', 'n > 9', []],
])('stay-in-list in %s', (loop, at, texts) => {
  const source = `function f(n, a, b, j) { let i = 0; ${loop} return UNITS[i]; }`;
  expect(propose(stayInList, { source, at, seen: { UNITS: [['B', 'KB']] } })).toEqual(texts);
});

it('stay-in-list leaves a table alone', () => {
  const source = 'function f(n) { let i = 0; while (n > 9) i++; return UNITS[i]; }';
  expect(propose(stayInList, { source, at: 'n > 9', seen: { UNITS: [{ 0: 'B' }] } })).toEqual([]);
});

it.each<[body: string, isMended: boolean]>([
  ['votes.set(user, to);\n  counts[to] = (counts[to] ?? 0) + 1;', true],
  ['votes.set(user, to);\n  counts[to] += 1;', true],
  ['votes.set(user, to);\n  counts[to]++;', true],
  ['votes.set(user, to);\n  counts[to] -= 1;', false],
  ['votes.set(user, to);\n  counts[user] += 1;', false],
  ['votes.set(key(user), to);\n  counts[to] += 1;', false],
  ['if (a) votes.set(user, to);\n  counts[to] += 1;', false],
])('take-back-old in %j', (body, isMended) => {
  const source = `function f(user, to) {\n  ${body}\n}`;
  const asks = 'const previous = votes.get(user);\n  if (previous !== undefined) counts[previous] -= 1;';
  expect(proposePatches(takeBackOld, { source })).toEqual(
    isMended ? [source.replace('votes.set', `${asks}\n  votes.set`)] : [],
  );
});

it.each<[share: string, at: string, texts: readonly string[]]>([
  ['Math.floor(total / n)', '() => share', ['(_, index) => share + (index < total % n ? 1 : 0)']],
  ['Math.trunc(this.sum / 3)', '() => share', ['(_, index) => share + (index < this.sum % 3 ? 1 : 0)']],
  ['Math.round(total / n)', '() => share', []],
  ['Math.floor((a + b) / n)', '() => share', []],
  ['total / n', '() => share', []],
  ['Math.floor(total / n)', '(i) => share', []],
])('hand-out-rest of %s in %s', (share, at, texts) => {
  const source = `function f(total, n) { const share = ${share}; return Array.from({ length: n }, ${at}); }`;
  expect(propose(handOutRest, { source, at })).toEqual(texts);
});

it.each<[at: string, value: number, texts: readonly string[]]>([
  [
    "String(n).padStart(width, '0')",
    -2,
    [
      "(n < 0 ? '-' : '') + String(Math.abs(n)).padStart(n < 0 ? width - 1 : width, '0')",
      "(n < 0 ? '-' : '') + String(Math.abs(n)).padStart(width, '0')",
    ],
  ],
  [
    "n.toFixed(1).padStart(5, '0')",
    -2,
    [
      "(n < 0 ? '-' : '') + Math.abs(n).toFixed(1).padStart(n < 0 ? 4 : 5, '0')",
      "(n < 0 ? '-' : '') + Math.abs(n).toFixed(1).padStart(5, '0')",
    ],
  ],
  ["String(n).padStart(width, '0')", 2, []],
  ["String(n).padStart(width, ' ')", -2, []],
  ["n.padStart(width, '0')", -2, []],
])('pad-behind-sign of %s, which was %d', (at, value, texts) => {
  expect(propose(padBehindSign, { source: `x = ${at};`, at, seen: { n: [value] } })).toEqual(texts);
});

it.each<[at: string, text: string | undefined]>([
  ["line[at - 1] === '\\\\'", '/(?<!\\\\)(?:\\\\\\\\)*\\\\$/.test(line.slice(0, at))'],
  ["line[at - 1] !== '\\\\'", '!/(?<!\\\\)(?:\\\\\\\\)*\\\\$/.test(line.slice(0, at))'],
  ["line[line.length - 1] === '\\\\'", '/(?<!\\\\)(?:\\\\\\\\)*\\\\$/.test(line)'],
  ["line[at] === '\\\\'", undefined],
  ["line[at - 1] === '/'", undefined],
])('count-escapes of %s', (at, text) => {
  const texts = propose(countEscapes, { source: `x = ${at};`, at });
  expect(texts).toEqual(text === undefined ? [] : [text]);
});

it('counts backslashes two by two', () => {
  const text = '/(?<!\\\\)(?:\\\\\\\\)*\\\\$/';
  expect(propose(countEscapes, { source: "x = s[i - 1] === '\\\\';", at: "s[i - 1] === '\\\\'" })[0]).toContain(text);
  const pattern = /(?<!\\)(?:\\\\)*\\$/;
  expect(['', 'a', 'a\\', 'a\\\\', 'a\\\\\\', '\\\\'].map((each) => pattern.test(each))).toEqual([
    false,
    false,
    true,
    false,
    true,
    false,
  ]);
});

it.each<[at: string, texts: readonly string[]]>([
  ['a.q > b.q', ['a.rank > b.rank']],
  ['b.q - a.q', ['b.rank - a.rank']],
  ['a.name.localeCompare(b.name)', ['a.title.localeCompare(b.title)']],
  ['a.q > b.rank', []],
  ['a.q + b.q', []],
  ['a.q > 1', []],
])('rename-both of %s', (at, texts) => {
  const item = { q: 1, rank: 2, name: 'x', title: 'y' };
  const seen = { a: [item], b: [item], 'a.q': [1], 'b.q': [1], 'a.name': ['x'], 'b.name': ['x'] };
  expect(propose(renameBoth, { source: `x = ${at}; y = [c.rank, c.title];`, at, seen })).toEqual(texts);
});

it.each<[source: string, isOrdered: boolean]>([
  ['function f(a, b) { return (x) => Math.max(a, Math.min(b, x)); }', true],
  ['function f(x, a, b) { return x >= a && x < b; }', true],
  ['function f(a, b) { for (let i = a; i <= b; i++) g(i); }', true],
  ['function f(a, b) { return Math.max(a, 0) + b; }', false],
  ['function f(a, b) { for (const each of b) if (a || each) g(each); }', false],
  ['function f(a, { b }) { return Math.min(a, b); }', false],
])('order-bounds in %s: %s', (source, isOrdered) => {
  const mended = source
    .replace('{ return', '{ if (a > b) [a, b] = [b, a];\nreturn')
    .replace('{ for', '{ if (a > b) [a, b] = [b, a];\nfor');
  expect(proposePatches(orderBounds, { source })).toEqual(isOrdered ? [mended] : []);
});

it.each<[source: string, texts: readonly string[]]>([
  [
    'function next(due, every, now) { return now + every; }',
    ['due + (Math.floor((now - due) / every) + 1) * every', 'due + (Math.floor((every - due) / now) + 1) * now'],
  ],
  [
    'function run(job, now) { job.due = now + job.every; }',
    [
      'job.due + (Math.floor((now - job.due) / job.every) + 1) * job.every',
      'job.due + (Math.floor((job.every - job.due) / now) + 1) * now',
    ],
  ],
  ['function next(due, every) { return due + every; }', []],
  ['function run(job) { job.due = job.due + job.every; }', []],
  ['function next(due, every, now) { return now + 10; }', []],
])('keep-grid in %s', (source, texts) => {
  expect(proposeAnywhere(keepGrid, { source }).map(({ text }) => text)).toEqual(texts);
});

it.each<[at: string, ...texts: (string | undefined)[]]>([
  ['if (pm && h < 12) h += 12;', 'if (pm && h < 12) h += 12;\nif (!pm && h === 12) h = 0;'],
  [
    "if (d.half === 'PM' && d.hour !== 12) { d.hour += 12; }",
    "if (d.half === 'PM' && d.hour !== 12) { d.hour += 12; }\nif (d.half === 'AM' && d.hour === 12) d.hour = 0;",
    "if (d.half === 'PM' && d.hour !== 12) { d.hour += 12; }\nif (d.half !== 'PM' && d.hour === 12) d.hour = 0;",
  ],
  ['if (pm) h += 12;', 'h = (h % 12) + (pm ? 12 : 0);'],
  ['if (h < 12) h += 12;', undefined],
  ['if (pm && h < 12) h += 12; else h = 0;', undefined],
  ['if (pm && h < 12) h += 10;', undefined],
  ['return pm && h !== 12 ? h + 12 : h;', 'return (h % 12) + (pm ? 12 : 0);'],
  ["return Number(t) + (half === 'PM' ? 12 : 0);", "return (Number(t) % 12) + (half === 'PM' ? 12 : 0);"],
  ['return (h % 12) + (pm ? 12 : 0);', undefined],
  ['return h < 12 ? h + 12 : h;', undefined],
])('twelve-hours in %s', (body, ...texts) => {
  const source = `function f(h, pm, d, half, t) { ${body} }`;
  const mended = texts.flatMap((text) => (text === undefined ? [] : [source.replace(body, text)]));
  expect(proposePatches(twelveHours, { source })).toEqual(mended);
});

it.each<[at: string, text: string | undefined]>([
  ['i === 0 ? share + left : share', 'i < left ? share + 1 : share'],
  ['i == n - 1 ? left + s.share : s.share', 'i < left ? s.share + 1 : s.share'],
  ['i === 0 ? share + 1 : share', undefined],
  ['i === 0 ? share + left : other', undefined],
  ['i < 2 ? share + left : share', undefined],
  ['shares[0] += left;', 'for (let index = 0; index < left; index += 1) shares[index] += 1;'],
  ['shares[shares.length - 1] += a - b;', 'for (let index = 0; index < (a - b); index += 1) shares[index] += 1;'],
  ['shares[1] += left;', undefined],
  ['shares[0] += 1;', undefined],
])('spread-rest of %s', (at, text) => {
  const source = `function f(i, n, s) { ${at.endsWith(';') ? at : `return ${at}`} }`;
  expect(proposePatches(spreadRest, { source })).toEqual(text === undefined ? [] : [source.replace(at, text)]);
});

it.each<[body: string, kind: unknown, added: string | undefined]>([
  ['const next = { ...state };\n  next.tags.push(tag);', [], 'next.tags = [...next.tags];'],
  ['const next: State = { ...state };\n  next.tags.push(tag);', [], 'next.tags = [...next.tags];'],
  ['const next = state;\n  next.tags.push(tag);', [], undefined],
  ['const next = { ...state };\n  next.set(tag, 1);', new Map(), undefined],
])('copy-on-write of a copy in %j', (body, value, added) => {
  const source = `function f(state, tag) {\n  ${body}\n}`;
  const changed = /next(\.tags)?\.(push|set)/.exec(body)?.[0] ?? '';
  const place = changed.replace(/\.(push|set)$/, '');
  expect(proposePatches(copyOnWrite, { source, seen: { [place]: [value] } })).toEqual(
    added === undefined ? [] : [source.replace(changed, `${added}\n  ${changed}`)],
  );
});

const QUOTED = 'if (quoted && c === Q && row[i + 1] === Q) { cell += c; i++; } else if (c === Q)';

it.each<[loop: string, isMended: boolean]>([
  ['for (let i = 0; i < n; i++) { const c = row[i]; if (c === Q) quoted = !quoted; else cell += c; }', true],
  ['for (let i = 0; i < n; i++) { const c = row[i]; if (c === Q) { quoted = !quoted; } else cell += c; }', true],
  ['for (const c of row) { if (c === Q) quoted = !quoted; else cell += c; }', false],
  ['for (let i = 0; i < n; i++) { const c = row[i]; if (c === Q) quoted = true; else cell += c; }', false],
  ['for (let i = 0; i < n; i++) { const c = row[i]; if (c === Q) quoted = !quoted; else cells.push(c); }', false],
])('keep-doubled in %s', (loop, isMended) => {
  const source = `function f(row, n) { let cell = '', quoted = false; ${loop} }`;
  expect(proposePatches(keepDoubled, { source })).toEqual(isMended ? [source.replace('if (c === Q)', QUOTED)] : []);
});

it.each<[found: string, told: string, isMended: boolean]>([
  ['text.toLowerCase().indexOf(term.toLowerCase())', "'<' + term + '>'", true],
  ['text.toUpperCase().indexOf(term.toUpperCase())', '`<${term}>`', true],
  ['text.indexOf(term)', "'<' + term + '>'", false],
  ['text.toLowerCase().indexOf(other.toLowerCase())', "'<' + term + '>'", false],
  ['text.toLowerCase().indexOf(term.toLowerCase())', 'f(term)', false],
  ['text.toLowerCase().indexOf(term.toLowerCase())', '1 - term', false],
])('own-spelling where %s was found and %s is told', (found, told, isMended) => {
  const source = `function f(text, term, other) { const at = ${found}; return ${told}; }`;
  const proposed = proposeAnywhere(ownSpelling, { source }).map(({ text }) => text);
  expect(proposed).toEqual(isMended ? ['text.slice(at, at + term.length)'] : []);
});

it.each([
  ['for (let i = 0; i < n; i++) out.push(queue.shift());', 'i < n', ['i < n && queue.length > 0']],
  ['while (n-- > 0) now = this.past.pop();', 'n-- > 0', ['n-- > 0 && this.past.length > 0']],
  ['while (a || b) a = stack.pop();', 'a || b', ['(a || b) && stack.length > 0']],
  ['while (queue.length > n) out.push(queue.shift());', 'queue.length > n', []],
  ['for (let i = 0; i < n; i++) out.push(queue[i]);', 'i < n', []],
])('stop-when-empty in %s', (source, at, texts) => {
  expect(propose(stopWhenEmpty, { source, at })).toEqual(texts);
});
