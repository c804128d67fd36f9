import { expect, it } from 'vitest';
import { hearError } from '../../src/operators/async/hear-error.ts';
import { rejectFailure } from '../../src/operators/async/reject-failure.ts';
import { proposePatches } from './propose.ts';

const inClass = (text: string) => `class A { #job; f() { return new Promise${text}; } }`;

it.each<[executor: string, mended: string]>([
  [
    "(resolve) => { job.on('end', resolve); }",
    "(resolve, reject) => { job.on('error', reject); job.on('end', resolve); }",
  ],
  [
    "resolve => job.once('close', resolve)",
    "(resolve, reject) => { job.once('error', reject); job.once('close', resolve); }",
  ],
  [
    "function (resolve) { this.#job.on('exit', resolve); }",
    "function (resolve, reject) { this.#job.on('error', reject); this.#job.on('exit', resolve); }",
  ],
  [
    "(resolve: () => void) => {\n  img.addEventListener('load', resolve);\n}",
    "(resolve: () => void, reject) => {\n  img.addEventListener('error', reject);\n  img.addEventListener('load', resolve);\n}",
  ],
  [
    "(resolve, fail) => { job.on('tick', f); job.on('data', resolve); }",
    "(resolve, fail) => { job.on('tick', f); job.on('error', fail); job.on('data', resolve); }",
  ],
  [
    "async (resolve) => { start(() => { job.on('end', resolve); }); }",
    "async (resolve, reject) => { start(() => { job.on('error', reject); job.on('end', resolve); }); }",
  ],
  [
    "(resolve) => ((job.on('end', resolve)))",
    "(resolve, reject) => { job.on('error', reject); job.on('end', resolve); }",
  ],
  [
    "async resolve /* a */ => { job.on('end', resolve); }",
    "async (resolve, reject) /* a */ => { job.on('error', reject); job.on('end', resolve); }",
  ],
  [
    "(resolve) => job.on('data', add).on('end', resolve)",
    "(resolve, reject) => job.on('data', add).on('error', reject).on('end', resolve)",
  ],
  [
    "(resolve) => {\n  start(job)\n    .once('exit', resolve)\n    .resume();\n}",
    "(resolve, reject) => {\n  start(job)\n    .once('error', reject)\n    .once('exit', resolve)\n    .resume();\n}",
  ],
])('hear-error in %s', (executor, mended) => {
  expect(proposePatches(hearError, { source: inClass(`(${executor})`) })).toEqual([inClass(`(${mended})`)]);
  const typed = { source: inClass(`<void>(${executor})`), file: 'x.tsx' };
  expect(proposePatches(hearError, typed)).toEqual([inClass(`<void>(${mended})`)]);
});

it.each([
  "((resolve) => { job.on('error', stop); job.on('end', resolve); })",
  "((resolve) => { job.on('tick', resolve); })",
  "((resolve) => { job.emit('end', resolve); })",
  '((resolve) => { job.on(END, resolve); })',
  '((resolve) => { job.on(...events); })',
  '((resolve) => { job.on(); })',
  "((resolve) => { on('end', resolve); })",
  "((resolve) => { job[on]('end', resolve); })",
  "((resolve) => { job.on('end', resolve).resume(); })",
  // Called twice, or no chain.
  "((resolve) => { (a ?? start(job)).on('end', resolve); })",
  "((resolve) => { start(job).addEventListener('load', resolve); })",
  "((resolve) => { start(job) /* a */.on('end', resolve); })",
  // No name to reject by, or another one of that name.
  "(() => { job.on('end', stop); })",
  "(({ resolve }) => { job.on('end', resolve); })",
  "((resolve, ...rest) => { job.on('end', resolve); })",
  "((resolve) => { reject(1); job.on('end', resolve); })",
  '(run)',
  '(...all)',
  '()',
  '',
])('hear-error leaves new Promise%s', (rest) => {
  expect(proposePatches(hearError, { source: inClass(rest) })).toEqual([]);
});

it.each<[executor: string, mended: string]>([
  [
    '(resolve) => read((error, text) => resolve(text))',
    '(resolve, reject) => read((error, text) => (error ? reject(error) : resolve(text)))',
  ],
  [
    'resolve => this.#job.read(path, function (err, text) { resolve(text); })',
    '(resolve, reject) => this.#job.read(path, function (err, text) { if (err) return reject(err); resolve(text); })',
  ],
  [
    '(resolve, no) => {\n  read((e: Error | null, text: string) => {\n    resolve(text);\n  });\n}',
    '(resolve, no) => {\n  read((e: Error | null, text: string) => {\n    if (e) return no(e);\n    resolve(text);\n  });\n}',
  ],
  ['(resolve) => { end(err => resolve()); }', '(resolve, reject) => { end(err => (err ? reject(err) : resolve())); }'],
  [
    '(resolve) => read((error, text) => (log(), resolve(text)))',
    '(resolve, reject) => read((error, text) => (error ? reject(error) : (log(), resolve(text))))',
  ],
  [
    '(resolve) => end((error: Error) => (resolve()))',
    '(resolve, reject) => end((error: Error) => (error ? reject(error) : resolve()))',
  ],
])('reject-failure in %s', (executor, mended) => {
  expect(proposePatches(rejectFailure, { source: inClass(`(${executor})`) })).toEqual([inClass(`(${mended})`)]);
});

it('reject-failure in one of two callbacks at a time', () => {
  const source = (a: string, b: string, end = '') =>
    `p = new Promise((resolve${end}) => { f((error) => ${a}); g((error) => ${b}); });`;
  const mended = (call: string) => `(error ? reject(error) : ${call})`;
  expect(proposePatches(rejectFailure, { source: source('resolve(1)', 'resolve(2)') })).toEqual([
    source(mended('resolve(1)'), 'resolve(2)', ', reject'),
    source('resolve(1)', mended('resolve(2)'), ', reject'),
  ]);
});

it.each([
  'new Promise((resolve) => read((error, text) => { if (error) stop(); resolve(text); }))',
  'new Promise((resolve) => read((error, text) => resolve(error ?? text)))',
  'new Promise((resolve) => read((text) => resolve(text)))',
  'new Promise((resolve) => read(({ error }, text) => resolve(text)))',
  'new Promise((resolve) => read((...errors) => resolve(1)))',
  'new Promise((resolve) => read(() => resolve(1)))',
  'new Promise((resolve) => read(reject, (error) => resolve(1)))',
  'new Promise((resolve) => { const done = (error) => resolve(1); })',
  "new Promise((resolve) => { link.addEventListener('click', (e) => resolve()); })",
  'new Promise((resolve) => end((reason) => resolve(1)))',
  'new Promise((resolve) => read().catch((error) => resolve(undefined)))',
  'new Promise((resolve) => read().then(resolve, (error, text) => resolve(text)))',
  'new Other((resolve) => read((error, text) => resolve(text)))',
  'read((error, text) => resolve(text))',
])('reject-failure leaves %s', (source) => {
  expect(proposePatches(rejectFailure, { source })).toEqual([]);
});
