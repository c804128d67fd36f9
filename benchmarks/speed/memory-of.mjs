// Linux alone tells which pages processes share: the program, and native libraries.
import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that come of it; those that have ended meanwhile are left out. */
export function processesOf(root) {
  const children = new Map();
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = parentOf(entry);
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const found = [root];
  for (const pid of found) found.push(...(children.get(pid) ?? []));
  return found;
}

/**
 * The memory that is taken for the sake of these processes, in megabytes: what each has alone, and what they share once. Other than
 * by proportional shares, what else runs on the machine makes no difference.
 */
export function memoryOf(pids) {
  const processes = pids.flatMap((pid) => partsOf(pid) ?? []);
  const shared = Math.max(0, ...processes.map((each) => each.sharedMb));
  const own = processes.reduce((sum, each) => sum + each.ownMb, 0);
  return {
    megabytes: Math.round(own + shared),
    processes: processes.map(({ role, ownMb }) => ({ role, ownMb: Math.round(ownMb) })),
  };
}

function parentOf(pid) {
  const text = read(`/proc/${pid}/stat`);
  // The name of the program, in brackets, may hold anything.
  return text === undefined ? undefined : Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
}

function partsOf(pid) {
  const text = read(`/proc/${pid}/smaps_rollup`);
  const command = read(`/proc/${pid}/cmdline`);
  if (text === undefined || command === undefined) return undefined;
  const sum = (kind) =>
    [...text.matchAll(new RegExp(`^${kind}_\\w+: +(\\d+) kB$`, 'gm'))].reduce(
      (all, [, kb]) => all + Number(kb) / 1024,
      0,
    );
  return { role: roleOf(command), ownMb: sum('Private'), sharedMb: sum('Shared') };
}

function roleOf(command) {
  if (/-heal\.[cm]?js/.test(command)) return 'the user’s run';
  if (/\btypes\.js/.test(command)) return 'TypeScript';
  return /\bhost\.js/.test(command) ? 'host' : 'worker';
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
