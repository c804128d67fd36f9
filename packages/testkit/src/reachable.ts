import { resolveIn, sourceIn, type MemoryProject } from './memory-project.ts';

const SPECIFIER = /(?:from|import|require\(|import\()\s*(['"])(.+?)\1/g;

/** The project's files that `file` imports, directly or through others; `file` itself left out unless in a cycle. */
export function reachableIn(project: MemoryProject, file: string): Set<string> {
  const seen = new Set<string>();
  const queue = [file];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const [, , specifier = ''] of (sourceIn(project, next) ?? '').matchAll(SPECIFIER)) {
      const found = resolveIn(project, specifier, next);
      if (found === undefined || seen.has(found)) continue;
      seen.add(found);
      queue.push(found);
    }
  }
  return seen;
}
