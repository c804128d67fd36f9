import { describe, expect, it } from 'vitest';
import { untilAborted } from '../src/host/until-aborted.ts';
import type { TargetReport } from '../src/model/report.ts';
import type { Oracle } from '../src/ports/oracle.ts';
import { Interruption } from '../src/session/stop/interruption.ts';
import { healInMemory, type MemoryHealed } from './support/heal-in-memory.ts';

/** Two targets whose tests import both, and a guard that imports neither. */
const FILES = {
  'src/a.ts': 'export function f(x: number) {\n  return x - 1;\n}\n',
  'src/b.ts': 'export function g(x: number) {\n  return x * 2;\n}\n',
  'src/c.ts': 'export const h = (x: number) => x;\n',
  'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
  'test/b.test.ts': "import { g } from '../src/b.ts';\ntest('three times', () => { expect(g(2)).toBe(6) });\n",
  'test/c.test.ts': "import { h } from '../src/c.ts';\ntest('itself', () => { expect(h(2)).toBe(2) });\n",
};
const HEALING = {
  files: FILES,
  markers: { 'one more': '../src/a.ts#f', 'three times': '../src/b.ts#g' },
  found: {
    'src/a.ts#f': [{ replace: [['x - 1', 'x + 1']] as const }],
    'src/b.ts#g': [{ replace: [['x * 2', 'x * 3']] as const }],
  },
};

/** Aborts at the nth question of any kind; that one, and every later one, is never answered. */
function interruptedAt(nth: number): { around: (oracle: Oracle) => Oracle; signal: AbortSignal; asked: () => number } {
  const controller = new AbortController();
  let asked = 0;
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    if (asked++ < nth) return question();
    controller.abort(new Interruption('SIGINT'));
    return new Promise(() => undefined);
  };
  const around = (oracle: Oracle): Oracle => ({
    ...oracle,
    run: (request, signal) =>
      untilAborted(
        signal,
        ask(() => oracle.run(request, signal)),
      ),
    async *probe(task, signal) {
      yield* await untilAborted(
        signal,
        ask(async () => oracle.probe(task, signal)),
      );
    },
    widen: () => ask(() => oracle.widen()),
    relatedTestFiles: (file) => ask(() => oracle.relatedTestFiles(file)),
    resolveImport: (specifier, importer, project) =>
      ask(async () => (specifier.startsWith('.') ? oracle.resolveImport(specifier, importer, project) : '/marker.js')),
  });
  return { around, signal: controller.signal, asked: () => asked };
}

async function healInterrupted(nth: number): Promise<MemoryHealed & { asked: number }> {
  const { around, signal, asked } = interruptedAt(nth);
  const healed = await healInMemory({ ...HEALING, around, signal });
  return { ...healed, asked: asked() };
}

const told = ({ file, status, reason }: TargetReport): string => `${file} ${status} ${reason}`;

describe('a repair that is interrupted', () => {
  it('ends at any question with what is known: each target once, healed or interrupted', async () => {
    const whole = await healInterrupted(Number.POSITIVE_INFINITY);
    const outcomes = new Set<string>();

    for (let nth = 0; nth < whole.asked; nth++) {
      const { targets, files, unmarked } = await healInterrupted(nth);

      expect({ nth, names: targets.map(({ file }) => file).toSorted(), unmarked }).toEqual({
        nth,
        names: ['src/a.ts', 'src/b.ts'],
        unmarked: [],
      });
      const healed = targets.filter(({ status }) => status === 'healed').map(({ file }) => `/project/${file}`);
      expect(files.map(({ path }) => path)).toEqual(healed);
      outcomes.add(targets.map(told).toSorted().join(', '));
    }

    expect(whole.targets.map(told)).toEqual(['src/a.ts healed healed', 'src/b.ts healed healed']);
    expect([...outcomes]).toEqual([
      'src/a.ts skipped interrupted, src/b.ts skipped interrupted',
      'src/a.ts healed healed, src/b.ts skipped interrupted',
      'src/a.ts healed healed, src/b.ts healed healed',
    ]);
  });

  it('says that the guards are not all when it is ended during those that run at the end', async () => {
    const whole = await healInterrupted(Number.POSITIVE_INFINITY);

    const { targets, events } = await healInterrupted(whole.asked - 1);

    expect(whole.targets.map(({ guards }) => guards)).toEqual([
      { ran: 1, of: 1 },
      { ran: 1, of: 1 },
    ]);
    expect(targets.map(({ status, guards }) => [status, guards])).toEqual([
      ['healed', { ran: 0, of: 1 }],
      ['healed', { ran: 0, of: 1 }],
    ]);
    expect(events.filter(({ type }) => type === 'notice')).toEqual([
      {
        type: 'notice',
        message:
          'interrupted before all guard tests ran over all patches together: guards are those that import a patched module',
      },
    ]);
  });

  it.each([
    ['its imports are looked at', 0],
    ['its mends are tried', 3],
  ])('tells of a test file that does not load, when it is ended while %s', async (_when, nth) => {
    const files = {
      'src/a.ts': 'export function f(x: number {\n  return x + 1;\n}\n',
      'test/a.test.ts':
        "import { heal } from '@testheal/vitest';\nimport { f } from '../src/a.ts';\nheal('../src/a.ts#f')('one more', () => { expect(f(1)).toBe(2) });\n",
    };
    const { around, signal } = interruptedAt(nth);

    const { targets } = await healInMemory({ files, markers: {}, around, signal });

    expect(targets.map(told)).toEqual(['test/a.test.ts skipped interrupted']);
  });
});
