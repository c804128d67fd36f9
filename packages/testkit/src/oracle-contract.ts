import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Oracle, RunOutcome, RunRequest, TestId } from '@testheal/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descendants, stillLiving } from './contract/child-processes.ts';
import { CONTRACT_PROJECT, NEVER_SETTLES, PRICE_PATCHES } from './contract/contract-project.ts';
import { treeHash } from './contract/tree-hash.ts';

export interface MadeOracle {
  readonly oracle: Oracle;
  /** Where the files of the project lie on disk: absolute, symbolic links resolved. */
  readonly root: string;
  /** Removes the project. The suite disposes the oracle itself, before. */
  dispose(): Promise<void>;
}

/** Writes the files somewhere, adds what the runner needs, and makes an oracle over them. */
export type MakeOracle = (project: Readonly<Record<string, string>>) => Promise<MadeOracle>;

/** What an oracle may lack. Its scenarios are skipped where everyone sees it. */
export type OracleLack =
  /** It starts no process: nothing can be left over. */
  | 'processes'
  /** Nothing limits the memory of a run. */
  | 'memory-limit'
  /** Its `expect` knows no snapshots. */
  | 'snapshots';

export interface OracleTraits {
  /** @default nothing */
  readonly lacks?: readonly OracleLack[];
  /**
   * Time limit of runs that hang, in milliseconds: enough to start a worker and get stuck, below the 5 s after which a
   * runner ends a hanging test by itself. @default 4000
   */
  readonly hangMs?: number;
}

const PATIENCE = 60_000;

/** The same demands on every oracle: Vitest's, Jest's, and the scripted one that stands in for them in room tests. */
export function describeOracle(name: string, make: MakeOracle, traits: OracleTraits = {}): void {
  const { lacks = [], hangMs = 4_000 } = traits;
  describe(`the oracle of ${name}`, () => {
    let made: MadeOracle;
    beforeAll(async () => {
      made = await make(CONTRACT_PROJECT);
    });
    afterAll(async () => {
      await made.oracle[Symbol.asyncDispose]();
      await made.dispose();
    });
    const at = (file: string): string => path.posix.join(made.root, file);
    const run = (files: readonly string[], rest: Partial<RunRequest> = {}): Promise<RunOutcome> => {
      const request = { files: files.map((file) => ({ path: at(file) })), overlay: {}, timeoutMs: PATIENCE, ...rest };
      return made.oracle.run(request, new AbortController().signal);
    };
    const runPrice = (source: string, rest: Partial<RunRequest> = {}): Promise<RunOutcome> =>
      run(['test/price.test.js'], { overlay: { [at('src/price.js')]: source }, ...rest });

    describe('verdicts', () => {
      it('tells of every test of a file, by titles and occurrence, how it ended', async () => {
        const outcome = await run(['test/price.test.js']);

        expect(endings(outcome)).toEqual({
          'total #1 (of [all] lines) > adds up: $2 * 3 = 6.00? ^a|b$ [0]': 'failed',
          'total #1 (of [all] lines) > is 0 without lines [0]': 'passed',
          'same title [0]': 'failed',
          'same title [1]': 'passed',
          'row [0]': 'passed',
          'row [1]': 'failed',
        });
      });

      it('tells expected and actual of a failed comparison, and a message without colors', async () => {
        const outcome = await run(['test/price.test.js'], { only: [id(['same title'], 0)] });

        const error = completed(outcome).results.flatMap((result) => result.errors)[0];
        expect({ expected: error?.expected, actual: error?.actual }).toEqual({ expected: '1', actual: '-1' });
        expect(error?.message).toBe(stripVTControlCharacters(error?.message ?? 'no message'));
      });

      it('sees the failing tests pass over a patch that heals them', async () => {
        const outcome = await runPrice(PRICE_PATCHES.healed);

        expect(new Set(Object.values(endings(outcome)))).toEqual(new Set(['passed']));
      });

      it('sees them fail over a patch that does not', async () => {
        const outcome = await runPrice(PRICE_PATCHES.failing);

        expect(endings(outcome)).toMatchObject({ 'same title [0]': 'failed', 'row [1]': 'failed' });
      });

      it('sees a test fail that passed before over a patch that breaks it', async () => {
        const outcome = await runPrice(PRICE_PATCHES.regressing);

        expect(endings(outcome)).toMatchObject({ 'same title [0]': 'passed', 'same title [1]': 'failed' });
      });

      it('sees the patch through a module that imports the patched one', async () => {
        const source = (CONTRACT_PROJECT['src/price.js'] as string).replace('let sum = 0', 'let sum = 7');

        const outcome = await run(['test/tax.test.js'], { overlay: { [at('src/price.js')]: source } });

        expect(endings(outcome)).toEqual({ 'adds the tax [0]': 'failed' });
      });

      it.each(['fresh', 'kept'] as const)(
        'keeps nothing of a patch for the next run in a %s worker',
        async (worker) => {
          const before = endings(await runPrice(PRICE_PATCHES.healed, { worker }));
          const broken = endings(await runPrice(PRICE_PATCHES.regressing, { worker }));

          const after = endings(await run(['test/price.test.js'], { worker }));

          expect([before, broken, after].map((seen) => [seen['same title [0]'], seen['same title [1]']])).toEqual([
            ['passed', 'passed'],
            ['passed', 'failed'],
            ['failed', 'passed'],
          ]);
        },
      );

      it('ends a hung run in a kept worker too, and goes on', async () => {
        const outcome = await runPrice(PRICE_PATCHES.endlessLoop, { timeoutMs: hangMs, worker: 'kept' });

        expect(outcome).toEqual({ status: 'timeout', timeoutMs: hangMs });
        expect(endings(await run(['test/lonely.test.js'], { worker: 'kept' }))).toEqual({ 'is alone [0]': 'passed' });
      });
    });

    describe('a choice of tests', () => {
      it.each<[string, readonly TestId[], Record<string, string>]>([
        ['the first of two with one title', [id(['same title'], 0)], { 'same title [0]': 'failed' }],
        ['the second of two with one title', [id(['same title'], 1)], { 'same title [1]': 'passed' }],
        ['one row of `each`', [id(['row'], 1)], { 'row [1]': 'failed' }],
        [
          'a title full of signs',
          [id(['total #1 (of [all] lines)', 'adds up: $2 * 3 = 6.00? ^a|b$'], 0)],
          { 'total #1 (of [all] lines) > adds up: $2 * 3 = 6.00? ^a|b$ [0]': 'failed' },
        ],
        [
          'tests far apart',
          [id(['total #1 (of [all] lines)', 'is 0 without lines'], 0), id(['row'], 0)],
          { 'total #1 (of [all] lines) > is 0 without lines [0]': 'passed', 'row [0]': 'passed' },
        ],
      ])('runs %s and no other', async (_what, only, expected) => {
        const outcome = await run(['test/price.test.js'], { only });

        expect(endings(outcome)).toEqual(expected);
      });
    });

    describe('broken, hung and dead runs', () => {
      it.each([
        ['does not parse', PRICE_PATCHES.brokenSyntax],
        ['throws while it loads', PRICE_PATCHES.throwsAtLoad],
      ])('names the files that cannot be loaded over a patch that %s, and runs the others', async (_what, source) => {
        const files = ['test/price.test.js', 'test/lonely.test.js'];

        const outcome = await run(files, { overlay: { [at('src/price.js')]: source } });

        expect(completed(outcome).brokenFiles.map((file) => file.path)).toEqual([at('test/price.test.js')]);
        expect(completed(outcome).brokenFiles[0]?.message).not.toBe('');
        expect(endings(outcome)).toEqual({ 'is alone [0]': 'passed' });
      });

      it.each([
        ['in a test', PRICE_PATCHES.endlessLoop],
        ['while it loads', PRICE_PATCHES.endlessAtLoad],
      ])('ends a patch that loops for ever %s', async (_when, source) => {
        const outcome = await runPrice(source, { timeoutMs: hangMs });

        expect(outcome).toEqual({ status: 'timeout', timeoutMs: hangMs });
        expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
      });

      it('ends a patch whose promise never settles', async () => {
        const overlay = { [at('src/later.js')]: NEVER_SETTLES };

        const outcome = await run(['test/later.test.js'], { overlay, timeoutMs: hangMs });

        expect(outcome).toEqual({ status: 'timeout', timeoutMs: hangMs });
        expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
      });

      it('never takes a patch that exits for one that passes', async () => {
        const outcome = await runPrice(PRICE_PATCHES.exits);

        const passed = outcome.status === 'completed' ? endings(outcome) : { died: outcome.status };
        expect(passed).not.toMatchObject({ 'row [1]': 'passed' });
        expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
      });

      it.skipIf(lacks.includes('memory-limit'))('survives a patch that eats all memory', async () => {
        const outcome = await runPrice(PRICE_PATCHES.eatsMemory);

        expect(outcome.status).toMatch(/^(crashed|timeout)$/);
        expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
      });
    });

    describe('an aborted signal', () => {
      it('rejects a run that was aborted before it began, with the reason', async () => {
        const reason = new Error('enough');
        const request = { files: [{ path: at('test/lonely.test.js') }], overlay: {}, timeoutMs: PATIENCE };

        const aborted = made.oracle.run(request, AbortSignal.abort(reason));

        await expect(aborted).rejects.toBe(reason);
      });

      it('rejects a run that is aborted while it hangs, and runs again afterwards', async () => {
        const reason = new Error('enough');
        const controller = new AbortController();
        const overlay = { [at('src/later.js')]: NEVER_SETTLES };
        const request = { files: [{ path: at('test/later.test.js') }], overlay, timeoutMs: PATIENCE };

        const running = made.oracle.run(request, controller.signal);
        setImmediate(() => controller.abort(reason));

        await expect(running).rejects.toBe(reason);
        expect(endings(await run(['test/lonely.test.js']))).toEqual({ 'is alone [0]': 'passed' });
      });
    });

    describe('questions', () => {
      it('names the test files that reach a module, also through others', async () => {
        const related = await made.oracle.relatedTestFiles(at('src/price.js'));

        expect(related.map((file) => file.path).toSorted()).toEqual(
          ['test/price.test.js', 'test/snapshot.test.js', 'test/tax.test.js'].map(at),
        );
      });

      it('resolves an import as the runner would', async () => {
        const importer = at('test/price.test.js');

        const resolved = await Promise.all(
          ['../src/price.js', '../src/nowhere.js', 'node:path'].map((specifier) =>
            made.oracle.resolveImport(specifier, importer),
          ),
        );

        expect(resolved).toEqual([at('src/price.js'), undefined, undefined]);
      });

      it.each([
        ['test/lonely.test.js', false],
        ['test/socket.test.js', true],
      ])('tells whether %s opens sockets: %s', async (file, opens) => {
        const outcome = await run([file]);

        expect(completed(outcome).openedSockets).toBe(opens);
      });
    });

    describe('what is left behind', () => {
      it('leaves every file of the project as it was', async () => {
        const before = await treeHash(made.root);

        await runPrice(PRICE_PATCHES.healed);
        await runPrice(PRICE_PATCHES.brokenSyntax);

        expect(await treeHash(made.root)).toEqual(before);
      });

      it.skipIf(lacks.includes('snapshots'))('writes no snapshot, neither beside nor into the test file', async () => {
        const before = await treeHash(made.root);

        await run(['test/snapshot.test.js'], { overlay: { [at('src/price.js')]: PRICE_PATCHES.healed } });

        expect(await treeHash(made.root)).toEqual(before);
      });

      it.skipIf(lacks.includes('processes'))('leaves no process when it is disposed, hung ones included', async () => {
        const strangers = await descendants();
        const other = await make(CONTRACT_PROJECT);
        const files = [{ path: path.posix.join(other.root, 'test/price.test.js') }];
        const overlay = { [path.posix.join(other.root, 'src/price.js')]: PRICE_PATCHES.endlessLoop };
        const controller = new AbortController();
        const hung = other.oracle
          .run({ files, overlay, timeoutMs: PATIENCE }, controller.signal)
          .catch(() => undefined);
        // One of the strangers may end meanwhile.
        const newcomers = async (): Promise<number[]> =>
          (await descendants()).filter((pid) => !strangers.includes(pid));
        await expect.poll(async () => (await newcomers()).length, { timeout: PATIENCE }).toBeGreaterThan(0);
        const started = await newcomers();

        controller.abort(new Error('enough'));
        await hung;
        await other.oracle[Symbol.asyncDispose]();

        await expect.poll(() => stillLiving(started), { timeout: 10_000 }).toEqual([]);
        await other.dispose();
      });
    });
  });
}

type Completed = Extract<RunOutcome, { status: 'completed' }>;

function completed(outcome: RunOutcome): Completed {
  if (outcome.status !== 'completed') throw new Error(`the run did not complete: ${JSON.stringify(outcome)}`);
  return outcome;
}

/** By title path and occurrence, how the tests ended that were not skipped. */
function endings(outcome: RunOutcome): Record<string, string> {
  const ran = completed(outcome).results.filter((result) => result.status !== 'skipped');
  return Object.fromEntries(
    ran.map((result) => [`${result.id.titlePath.join(' > ')} [${result.id.occurrence}]`, result.status]),
  );
}

function id(titlePath: readonly string[], occurrence: number): TestId {
  return { file: 'test/price.test.js', titlePath, occurrence };
}
