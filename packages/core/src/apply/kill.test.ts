import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { dyingPorts, nodePorts, scriptedGit } from './__fixtures__/ports.ts';
import { createTempFolder, type TempFolder } from './__fixtures__/temp-folder.ts';
import type { JournalPorts } from './apply-ports.ts';
import { applyPatches } from './apply-patch.ts';
import { undoPatches } from './undo.ts';

const BEFORE = { 'a.ts': 'a\r\n', 'deep/b.ts': '\u00ef\u00bb\u00bfb, no newline', 'deep/c.ts': 'ccc\n' };
const AFTER = { 'a.ts': 'A longer\r\n', 'deep/b.ts': '\u00ef\u00bb\u00bfB', 'deep/c.ts': 'C\n' };
const NAMES = Object.keys(BEFORE) as (keyof typeof BEFORE)[];

/** What a killed process may leave; none of it is a file of the user's. */
const LEFTOVER = /\.heal-tmp$|\.heal-backup$|^\.heal\/(?:applied\.json|apply\.lock(?:\.[0-9a-f]{12})?)$/;

let folder: TempFolder;

beforeEach(() => {
  folder = createTempFolder();
  restart();
});

afterEach(() => {
  folder[Symbol.dispose]();
});

/** As `temp-folder` shows bytes, one character each. */
function text(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function restart(): void {
  for (const name of NAMES) folder.write(name, text(BEFORE[name]));
}

async function apply(ports: JournalPorts): Promise<void> {
  const files = NAMES.map((name) => ({
    path: join(folder.root, name),
    before: text(BEFORE[name]),
    after: text(AFTER[name]),
  }));
  const place = { root: folder.root, workspace: folder.root };
  const request = { ...place, id: 'one', time: '2026-01-02T03:04:05.000Z', files, force: false };
  await applyPatches(request, { ...ports, git: scriptedGit({ status: 'clean' }) });
}

async function undo(ports: JournalPorts): Promise<string> {
  const outcome = await undoPatches({ root: folder.root, workspace: folder.root, which: 'last' }, ports);
  return outcome.status === 'refused' ? outcome.messages.join('\n') : outcome.status;
}

/** Kills `work` at its call number 0, 1, … until it comes to its end, and looks each time. Returns the number of kills. */
async function killEverywhere(
  work: (ports: JournalPorts) => Promise<unknown>,
  look: (at: string) => Promise<void>,
): Promise<number> {
  for (let calls = 0; calls < 1000; calls++) {
    const ports = dyingPorts(calls);
    await work(ports).catch(() => undefined);
    if (!ports.isDead()) return calls;
    await look(`killed at call ${calls}`);
  }
  throw new Error('it never comes to its end');
}

function expectWholeFiles(at: string): void {
  const files = folder.files();
  const strange = NAMES.filter((name) => files[name] !== BEFORE[name] && files[name] !== AFTER[name]);
  const unknown = Object.keys(files).filter((name) => !(name in BEFORE) && !LEFTOVER.test(name));
  expect([strange, unknown], at).toEqual([[], []]);
}

describe('a process that is killed at any of its calls', { timeout: 60_000 }, () => {
  it('while it applies leaves whole files, and undoing gives every byte back and leaves nothing', async () => {
    const states = new Set<string>();

    const kills = await killEverywhere(apply, async (at) => {
      expectWholeFiles(at);
      states.add(NAMES.map((name) => (folder.files()[name] === AFTER[name] ? 'new' : 'old')).join(' '));
      expect(await undo(nodePorts), at).toMatch(/^(?:undone|nothing-to-undo)$/);
      expect(folder.files(), at).toEqual(BEFORE);
    });

    expect(kills).toBeGreaterThan(80);
    expect([...states]).toEqual(['old old old', 'new old old', 'new new old', 'new new new']);
  });

  it('while it undoes leaves whole files, and undoing again gives every byte back and leaves nothing', async () => {
    await apply(nodePorts);

    const kills = await killEverywhere(undo, async (at) => {
      expectWholeFiles(at);
      expect(await undo(nodePorts), at).toMatch(/^(?:undone|nothing-to-undo)$/);
      expect(folder.files(), at).toEqual(BEFORE);
      await apply(nodePorts);
    });

    expect(kills).toBeGreaterThan(50);
    expect(folder.files()).toEqual(BEFORE);
  });

  it('while it undoes what a killed application has left can be undone again', async () => {
    const kills = await killEverywhere(
      async (ports) => {
        await apply(dyingPorts(90));
        await undo(ports);
      },
      async (at) => {
        expectWholeFiles(at);
        expect(await undo(nodePorts), at).toMatch(/^(?:undone|nothing-to-undo)$/);
        expect(folder.files(), at).toEqual(BEFORE);
      },
    );

    expect(kills).toBeGreaterThan(50);
    expect(folder.files()).toEqual(BEFORE);
  });

  it('does not keep the next one from applying', async () => {
    let refusals = 0;
    await killEverywhere(apply, async (at) => {
      const killed = folder.files();
      await apply(nodePorts);
      const files = folder.files();
      // What was written before the kill is not what was repaired any more; the rest is written.
      for (const name of NAMES) expect(files[name], at).toBe(AFTER[name]);
      refusals += NAMES.filter((name) => killed[name] === AFTER[name]).length;
      await undo(nodePorts);
      await undo(nodePorts);
      expect(folder.files(), at).toEqual(BEFORE);
    });

    expect(refusals).toBeGreaterThan(0);
  });
});
