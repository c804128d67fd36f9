import { quotePath } from './quote-path.ts';
import { unifiedDiff } from './unified-diff.ts';
import type { FileChange } from './unified-diff.ts';

/**
 * One patch of all changed files; may be empty. `git apply` takes it in the folder that the paths are relative to, also
 * when that is a folder inside the repository.
 */
export function patchFile(files: readonly FileChange[]): string {
  return files.map((file) => gitHeader(file) + unifiedDiff(file)).join('');
}

// With a `diff --git` line git takes paths as relative to the repository, and in a folder of it skips the file without an
// error. Only where a side is empty is it needed: git would take the patch for one that creates or deletes the file.
function gitHeader({ path, before, after }: FileChange): string {
  if (before === after || (before !== '' && after !== '')) return '';
  return `diff --git ${quotePath(`a/${path}`)} ${quotePath(`b/${path}`)}\n`;
}
