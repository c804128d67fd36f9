import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PLACE } from './folders.ts';
import { npmInstall } from './npm-install.ts';

/** The folder with the `node` of a version: that of this run, or one from npm, which is installed once. */
export async function nodeFolder(version: string): Promise<string> {
  if (version === process.versions.node) return path.dirname(process.execPath);
  const root = path.join(PLACE, `node-${version}`);
  const folder = path.join(root, 'node_modules/node/bin');
  if (existsSync(path.join(folder, 'node'))) return folder;
  mkdirSync(root, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{ "private": true }\n');
  await npmInstall(root, [`node@${version}`]);
  return folder;
}
