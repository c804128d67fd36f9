import { fixture } from './fixture.ts';
import type { ProbeScenario } from './probe-scenario.ts';

/** Longer than the probe gives a test that takes as long as these do: whoever really waits for it is out of time. */
const TOO_LONG = '9000';

/** Tests that wait in real time, over which a probe may leap. */
export const waits: readonly ProbeScenario[] = [
  fixture({
    name: 'waits in real time, in all the ways there are',
    // Long enough for a busy machine to be late now and then.
    target: `const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
export async function later(n: number): Promise<number> { await pause(120); return n + 1 }
export function everySo(ms: number, done: () => void): () => void {
  const timer = setInterval(done, ms)
  return () => clearInterval(timer)
}
`,
    test: `import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { everySo, later } from '../src/target';
const pause = promisify(setTimeout);
test('later', async () => equal(await later(1), 1));
test('takes its time', async () => {
  const started = Date.now(), now = performance.now(), date = new Date();
  await later(1);
  equal([Date.now() - started >= 120, performance.now() - now >= 119, new Date() > date, date instanceof Date], [true, true, true, true]);
});
test('in their order', async () => {
  const seen: string[] = [];
  setTimeout(() => seen.push('c'), 160);
  setTimeout((...more) => seen.push(...more), 80, 'a', 'b');
  clearTimeout(setTimeout(() => seen.push('never'), 40));
  await sleep(120);
  seen.push('between');
  await pause(120);
  equal(seen, ['a', 'b', 'between', 'c']);
});
test('again and again', async () => {
  let count = 0;
  const stop = everySo(40, () => count++);
  await sleep(220);
  stop();
  await sleep(60);
  equal(count >= 4 && count <= 5, true);
});
test('until somebody aborts', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 10);
  equal(await sleep(60_000, 'slept', { signal: controller.signal }).catch(({ name }) => name), 'AbortError');
});
`,
    tests: [['later', 'got 2, not 1'], 'takes its time', 'in their order', 'again and again', 'until somebody aborts'],
    right: [['n + 1', 'n']],
    wrong: [
      ['n + 1', 'n + 2'],
      ['120); return n + 1', '20); return n'],
    ],
    more: [
      { name: 'longer', replace: [['120); return n + 1', `${TOO_LONG}); return n`]], expected: 'plausible' },
      { name: 'too long for anybody', replace: [['120); return n + 1', '90_000); return n']], expected: 'timeout' },
      { name: 'never', replace: [['setTimeout(resolve, ms)', 'void 0']], expected: 'timeout' },
      { name: 'after it', replace: [['n + 1', '+n']], expected: 'plausible' },
    ],
  }),
  fixture({
    name: 'a timer that a test leaves behind, and that calls the module',
    // From the first look at the tests on, in real time, it goes on for as long as the process.
    needs: ['stray-errors'],
    target: `export class Saver {
  saved = 0
  constructor(ms: number) { setInterval(() => this.save(), ms) }
  save(): void { this.saved += 2 }
}
`,
    test: `import { Saver } from '../src/target';
test('saves once', async () => {
  const saver = new Saver(20);
  await new Promise((resolve) => setTimeout(resolve, 30));
  equal(saver.saved, 1);
});
test('saves nothing yet', async () => {
  const saver = new Saver(60_000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  equal(saver.saved, 0);
});
`,
    tests: [['saves once', 'got 2, not 1'], 'saves nothing yet'],
    right: [['+= 2', '+= 1']],
    wrong: [
      ['+= 2', '+= 3'],
      ['+= 2', '-= 1'],
    ],
  }),
  fixture({
    name: 'a module imported beside a timer, which is not overtaken',
    needs: ['seen-imports'],
    target: `export async function first(): Promise<number> {
  let timer
  const late = new Promise<number>((resolve) => { timer = setTimeout(resolve, 60_000, -1) })
  const found = await Promise.race([import('./table').then(({ table }) => table.length), late])
  clearTimeout(timer)
  await new Promise((resolve) => setTimeout(resolve, 50))
  return found
}
`,
    others: { 'src/table.ts': 'export const table = [1, 2]\n', 'src/short.ts': 'export const table = [1]\n' },
    test: `import { first } from '../src/target';
test('first', async () => equal(await first(), 1));
test('again', async () => equal((await first()) > 0, true));
`,
    tests: [['first', 'got 2, not 1'], 'again'],
    // Not loaded by anybody yet.
    right: [["import('./table')", "import('./short')"]],
    wrong: [
      ['return found', 'return found + 1'],
      ['return found', 'return found - 2'],
    ],
    more: [
      {
        name: 'longer',
        replace: [
          ['return found', 'return found - 1'],
          ['resolve, 50', `resolve, ${TOO_LONG}`],
        ],
        expected: 'plausible',
      },
    ],
  }),
  fixture({
    name: 'work of the machine beside a timer, which is not overtaken',
    // Many reads take a while on any machine, and no memory.
    target: `import { open } from 'node:fs/promises'
async function sizeOf(file: string): Promise<number> {
  const handle = await open(file)
  const chunk = new Uint8Array(131_072)
  let size = 0
  for (let n = 0; n < 500; n++) size += (await handle.read(chunk)).bytesRead
  await handle.close()
  return size
}
export async function read(file: string): Promise<number> {
  let timer
  const late = new Promise<number>((resolve) => { timer = setTimeout(resolve, 60_000, -1) })
  const size = await Promise.race([sizeOf(file), late])
  clearTimeout(timer)
  await new Promise((resolve) => setTimeout(resolve, 50))
  return size === -1 ? -1 : size > 0 ? 2 : -2
}
`,
    test: `import { read } from '../src/target';
test('nothing', async () => equal(await read('no such file').catch(() => 0), 0));
test('reads', async () => equal(await read(process.execPath), 1));
`,
    tests: ['nothing', ['reads', 'got 2, not 1']],
    right: [['? 2 : -2', '? 1 : -2']],
    wrong: [
      ['? 2 : -2', '? 3 : -2'],
      ['? 2 : -2', '? 0 : 1'],
    ],
  }),
];
