import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface TempProject extends AsyncDisposable {
  /** Absolute, symbolic links resolved. */
  readonly root: string;
}

/** Writes files into a new folder below `parent` (the caller's package, so that `node_modules` resolves). */
export async function tempProject(parent: string, files: Readonly<Record<string, string>>): Promise<TempProject> {
  const tmp = path.join(parent, '.tmp');
  await mkdir(tmp, { recursive: true });
  const root = await realpath(await mkdtemp(path.join(tmp, 'project-')));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), text);
  }
  return {
    root,
    async [Symbol.asyncDispose]() {
      if (process.env['KEEP_TMP'] !== '1') await rm(root, { recursive: true, force: true });
    },
  };
}
