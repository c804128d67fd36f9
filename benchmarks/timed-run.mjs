import { spawn } from 'node:child_process';

/**
 * Runs a command to its end: its wall time, and the user CPU time of all processes that it started, in milliseconds.
 * A shell's `times` tells the latter: what the kernel has counted of children that have ended and were waited for. A process
 * that nobody waits for (the host of a healing run, when it is killed with its group) is not in it.
 */
export async function timedRun(command, args, { cwd, env = {} }) {
  const started = performance.now();
  const child = spawn('sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', command, ...args], {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  let output = '';
  let times = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  child.stdio[3].setEncoding('utf8').on('data', (text) => (times += text));
  const exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { exitCode, output, wallMs: Math.round(performance.now() - started), userMs: userMsOf(times) };
}

/** The second line of `times` is that of the children: `0m1.230s 0m0.410s`, user time first. */
function userMsOf(times) {
  const [, minutes, seconds] = /\n(\d+)m([\d.]+)s/.exec(times) ?? [];
  if (minutes === undefined) throw new Error(`\`times\` printed no line for the children: ${JSON.stringify(times)}`);
  return Math.round((Number(minutes) * 60 + Number(seconds)) * 1000);
}
