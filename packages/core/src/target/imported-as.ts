import path from 'node:path';

/** How `importer` names `file` in an import: `./a.ts`, `../src/a.ts`. Both absolute. */
export function importedAs(file: string, importer: string): string {
  const relative = path.relative(path.dirname(importer), file).replaceAll('\\', '/');
  return relative.startsWith('.') ? relative : `./${relative}`;
}
