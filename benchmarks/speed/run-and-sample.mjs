import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { memoryOf, processesOf } from './memory-of.mjs';

/** Runs a Node program to its end; with `sampleMs` it looks that often at the memory of all its processes, and keeps the most. */
export async function runAndSample(args, { cwd, sampleMs }) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const over = new AbortController();
  const peak = sampleMs === undefined ? undefined : peakUntil(over.signal, child.pid, sampleMs);
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const wallMs = performance.now() - started;
  over.abort();
  return { wallMs, output, memory: await peak };
}

async function peakUntil(signal, pid, sampleMs) {
  const started = performance.now();
  let peak = { megabytes: 0, processes: [] };
  while (!signal.aborted) {
    const now = memoryOf(processesOf(pid));
    if (now.megabytes > peak.megabytes) peak = { ...now, atMs: Math.round(performance.now() - started) };
    await wait(sampleMs, undefined, { signal }).catch(() => undefined);
  }
  return peak;
}
