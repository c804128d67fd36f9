import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as timers from 'node:timers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { type ActualModules, createNoteWriter } from './note-writer.ts';

let folder: string;
let writes: number;

const modules = {
  requireActual: (name: 'fs' | 'timers') =>
    name === 'timers' ? timers : { ...fs, appendFileSync: counted(appendFileSync) },
} as ActualModules;

function counted(append: typeof appendFileSync): typeof appendFileSync {
  return (...parts) => {
    writes++;
    append(...parts);
  };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'notes-'));
  writes = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

it('writes what one turn has noted at once, before what is asked for later in that turn', async () => {
  const file = join(folder, '1.jsonl');
  const write = createNoteWriter(modules, file);

  write('one');
  await Promise.resolve();
  write('two');
  await nextTurn();

  expect([readFileSync(file, 'utf8'), writes]).toEqual(['one\ntwo\n', 1]);
});

it('adds what later turns note', async () => {
  const file = join(folder, '1.jsonl');
  const write = createNoteWriter(modules, file);

  for (const line of ['one', 'two']) {
    write(line);
    await nextTurn();
  }

  expect([readFileSync(file, 'utf8'), writes]).toEqual(['one\ntwo\n', 2]);
});

it('leaves the run alone when nothing can be written', async () => {
  const write = createNoteWriter(modules, join(folder, 'gone', '1.jsonl'));

  write('one');
  await nextTurn();

  expect(writes).toBe(1);
});
