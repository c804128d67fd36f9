import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Listed {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
}

/** Ids of all living processes below this one, and of all members of their process groups. */
export async function descendants(): Promise<number[]> {
  const all = await living();
  const found = new Set<number>();
  const groups = new Set<number>();
  const ownGroup = all.find((item) => item.pid === process.pid)?.group;
  const queue = [process.pid];
  for (let parent = queue.shift(); parent !== undefined; parent = queue.shift()) {
    for (const child of all.filter((item) => item.parent === parent && !found.has(item.pid))) {
      found.add(child.pid);
      if (child.group !== ownGroup) groups.add(child.group);
      queue.push(child.pid);
    }
  }
  for (const item of all) if (groups.has(item.group)) found.add(item.pid);
  return [...found];
}

/** Those of `pids` that still live; zombies do not count. */
export async function stillLiving(pids: readonly number[]): Promise<number[]> {
  return (await living()).map((item) => item.pid).filter((pid) => pids.includes(pid));
}

async function living(): Promise<Listed[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat=,comm=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, group, state = 'Z', command] = line.trim().split(/\s+/);
    if (pid === undefined || pid === '' || state.startsWith('Z') || command === 'ps') return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group) }];
  });
}
