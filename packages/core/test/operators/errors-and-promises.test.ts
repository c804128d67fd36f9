import { describe, expect, it } from 'vitest';
import { deferThrow } from '../../src/operators/idioms/promises-and-listeners/defer-throw.ts';
import { makeAsync } from '../../src/operators/idioms/promises-and-listeners/make-async.ts';
import { propose, proposePatches, type Scene } from './propose.ts';

const messages = ['Error: no answer'];

describe('defer-throw', () => {
  it.each<[scene: Scene, replacements: readonly string[]]>([
    [
      { source: 'x = Promise.resolve(check.run())', at: 'Promise.resolve(check.run())', messages },
      ['new Promise((resolve) => resolve(check.run()))'],
    ],
    [{ source: 'x = run(job).catch(note)', at: 'run(job)', messages }, ['new Promise((resolve) => resolve(run(job)))']],
    [
      { source: 'x = run().then(a, b)', at: 'run()', messages, seen: { 'run()': [Promise.resolve()] } },
      ['new Promise((resolve) => resolve(run()))'],
    ],
    [{ source: 'x = run().then(a, b)', at: 'run()', messages, seen: { 'run()': [1] } }, []],
    [{ source: 'x = run().then(a)', at: 'run()', messages }, []],
    [{ source: 'x = Promise.resolve(value)', at: 'Promise.resolve(value)', messages }, []],
    [
      {
        source: 'async () => Promise.resolve(run(await load()))',
        at: 'Promise.resolve(run(await load()))',
        messages,
      },
      [],
    ],
    [
      {
        source: 'x = Promise.resolve(run())',
        at: 'Promise.resolve(run())',
        messages: ['expected 1 to be 2'],
      },
      [],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(deferThrow, scene)).toEqual(replacements);
  });
});

describe('make-async', () => {
  const body = "{ if (!id) throw new Error('no id'); return fetchIt(id); }";
  const seen = { 'fetchIt(id)': [Promise.resolve()] };

  it.each<[source: string, expected: string]>([
    [`function load(id) ${body}`, `async function load(id) ${body}`],
    [`export function load(id) ${body}`, `export async function load(id) ${body}`],
    [`const load = (id) => ${body}`, `const load = async (id) => ${body}`],
    [`class A { private static load(id) ${body} }`, `class A { private static async load(id) ${body} }`],
    [`class A { #load(id) ${body} }`, `class A { async #load(id) ${body} }`],
    [`x = { [name](id) ${body} }`, `x = { async [name](id) ${body} }`],
  ])('makes %s reject', (source, expected) => {
    expect(proposePatches(makeAsync, { source, messages, seen })).toEqual([expected]);
  });

  it('goes by the declared type as well', () => {
    const source = `function load(id): Promise<string> ${body}`;
    expect(proposePatches(makeAsync, { source, messages })).toEqual([`async ${source}`]);
  });

  it.each([
    `async function load(id) ${body}`,
    `function load(id) ${body.replace('fetchIt(id)', 'id')}`,
    'function load(id) { return fetchIt(id); }',
    `class A { get it() ${body} }`,
    `function* load(id) ${body}`,
  ])('leaves %s', (source) => {
    expect(proposePatches(makeAsync, { source, messages, seen })).toEqual([]);
  });

  it('wants an error that nobody expected', () => {
    const source = `function load(id) ${body}`;
    expect(proposePatches(makeAsync, { source, messages: ['expected 1 to be 2'], seen })).toEqual([]);
  });
});
