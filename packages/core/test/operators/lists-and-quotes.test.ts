import { expect, it } from 'vitest';
import { daysAhead } from '../../src/operators/idioms/dates/days-ahead.ts';
import { eachOnce } from '../../src/operators/idioms/lists/each-once.ts';
import { findGroup } from '../../src/operators/idioms/lists/find-group.ts';
import { stopWhenEmpty } from '../../src/operators/idioms/lists/stop-when-empty.ts';
import { stayInList } from '../../src/operators/idioms/lists/stay-in-list.ts';
import { takeBackOld } from '../../src/operators/idioms/lists/take-back-old.ts';
import { handOutRest } from '../../src/operators/idioms/numbers/hand-out-rest.ts';
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
