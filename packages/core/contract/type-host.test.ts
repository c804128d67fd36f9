import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { createTypeHost } from '../src/host/types/type-host.ts';
import { isRunning } from './watch-processes.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'type-host-')));
afterAll(() => rmSync(root, { recursive: true }));

const SOURCE = 'export function half(n: number): number {\n  return n / 3;\n}\n';
const BUILT = pathToFileURL(join(import.meta.dirname, '../dist/types.js')).href;

/** A project with TypeScript, and an entry that leaves the number of each process that is started. */
function projectWithTypeScript(): { file: string; entry: string; pids: () => number[] } {
  const started = join(root, 'started');
  mkdirSync(started);
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    join(root, 'node_modules/typescript'),
  );
  const file = join(root, 'half.ts');
  writeFileSync(file, SOURCE);
  writeFileSync(join(root, 'tsconfig.json'), '{ "compilerOptions": { "strict": true, "types": [] } }\n');
  const entry = join(root, 'entry.mjs');
  const note = `(await import('node:fs')).writeFileSync(${JSON.stringify(`${started}/`)} + process.pid, '');\n`;
  writeFileSync(entry, `${note}await import(${JSON.stringify(BUILT)});\n`);
  return { file, entry, pids: () => readdirSync(started).map(Number) };
}

it('ends TypeScript while nobody asks it for long, and starts it again', { timeout: 60_000 }, async () => {
  const { file, entry, pids } = projectWithTypeScript();
  await using host = createTypeHost({ env: { PATH: process.env['PATH'] ?? '' }, cwd: root, entry });
  const ticket = host.ask({ file, source: SOURCE, regions: [{ start: 0, end: SOURCE.length }] });
  const review = host.review({ file, source: SOURCE });
  if (!('answerFile' in ticket)) throw new Error(`nobody was asked: ${ticket.why}`);
  await vi.waitUntil(() => existsSync(ticket.answerFile), { timeout: 20_000 });
  const first = pids();

  await vi.waitUntil(() => !first.some(isRunning), { timeout: 20_000 });

  expect(existsSync(ticket.answerFile)).toBe(true);
  expect(await review.answer(SOURCE.replace('n / 3', "'a' / 2"))).toMatchObject({ status: 'checked', errors: [{}] });
  expect(await review.answer(SOURCE.replace('n / 3', 'n / 2'))).toEqual({ status: 'checked', errors: [] });
  expect([first.length, pids().length]).toEqual([1, 2]);
  review.end();
});
