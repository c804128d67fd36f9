// A provider for Vitest's browser mode that needs no browser on the machine. With the path of a Chromium in
// TESTHEAL_CHROMIUM it opens that one.
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineBrowserProvider } from '@vitest/browser';

export function browserProvider() {
  const chromium = process.env['TESTHEAL_CHROMIUM'] ?? '';
  return defineBrowserProvider({
    name: 'fixture',
    supportedBrowser: ['chromium'],
    providerFactory: () => providerOf(chromium === '' ? openInNode : (url) => openIn(chromium, url)),
  });
}

function providerOf(open) {
  const opened = [];
  return {
    name: 'fixture',
    supportsParallelism: false,
    getCommandsContext: () => ({}),
    openPage: async (_session, url) => opened.push(open(url)),
    close: async () => opened.splice(0).forEach((close) => close()),
  };
}

function openInNode(url) {
  const page = path.join(import.meta.dirname, 'page-in-node.mjs');
  const child = fork(page, [url], {
    execArgv: ['--experimental-vm-modules', '--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return () => child.kill('SIGKILL');
}

function openIn(chromium, url) {
  const profile = mkdtempSync(path.join(tmpdir(), 'testheal-chromium-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'];
  const options = { detached: true, stdio: 'ignore' };
  const child = spawn(chromium, [...flags, `--user-data-dir=${profile}`, url], options);
  return () => {
    process.kill(-child.pid, 'SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
}
