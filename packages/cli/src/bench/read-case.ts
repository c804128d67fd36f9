import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';

import { closest, distance } from 'fastest-levenshtein';

import type { CaseReading } from './bench-case.ts';

const KEYS = ['module', 'test', 'hiddenTest', 'fixed', 'inputs', 'support', 'target'] as const;

/** Reads the `case.json` of a folder, and sees whether the files it names are there. All problems are told at once. */
export function readCase(folder: string): CaseReading {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(join(folder, 'case.json'), 'utf8'));
  } catch (error) {
    return { status: 'invalid', problems: [`case.json cannot be read: ${(error as Error).message}`] };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { status: 'invalid', problems: ['case.json must be an object: { "module": …, "test": … }'] };
  }
  return checkCase(realpathSync(folder), value as Readonly<Record<string, unknown>>);
}

function checkCase(folder: string, value: Readonly<Record<string, unknown>>): CaseReading {
  const problems: string[] = [];
  const fileAt = (key: string, needed: boolean): string | undefined => {
    const path = value[key];
    if (path === undefined && !needed) return undefined;
    const problem = pathProblem(folder, path, 'file');
    if (problem === undefined) return path as string;
    problems.push(`\`${key}\` ${problem}`);
    return undefined;
  };

  const module = fileAt('module', true);
  const test = fileAt('test', true);
  const hiddenTest = fileAt('hiddenTest', false);
  const fixed = fileAt('fixed', false);
  const inputs = fileAt('inputs', false);
  if (value['inputs'] !== undefined && value['fixed'] === undefined) {
    problems.push('`inputs` needs `fixed`: the module that says what is right');
  }
  const support = supportOf(folder, value['support'], problems);
  problems.push(...misspelt(value));
  if (module === undefined && value['package'] !== undefined) {
    problems.push(
      'what is published has to be fetched first: `node node_modules/@testheal/benchmarks/fetch-history.mjs`',
    );
  }
  if (module === undefined || test === undefined) return { status: 'invalid', problems };

  const target = targetOf(value['target'] ?? module, [module, ...support], problems);
  const secret = [hiddenTest, fixed, inputs].flatMap((path) =>
    path === undefined ? [] : [realpathSync(join(folder, path))],
  );
  for (const path of [module, test, ...support]) {
    if (secret.includes(realpathSync(join(folder, path)))) {
      problems.push(
        `"${path}" judges the patches (\`hiddenTest\`, \`fixed\` or \`inputs\`), and would be within reach of the healing`,
      );
    }
  }
  if (problems.length > 0) return { status: 'invalid', problems };
  const judges = {
    ...(hiddenTest !== undefined && { hiddenTest }),
    ...(fixed !== undefined && { fixed }),
    ...(inputs !== undefined && { inputs }),
  };
  return { status: 'read', case: { folder, module, test, support, secret, target, ...judges } };
}

function supportOf(folder: string, value: unknown, problems: string[]): string[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    problems.push('`support` must be an array of paths');
    return [];
  }
  return value.flatMap((path: unknown, index) => {
    const problem = pathProblem(folder, path, 'file or folder');
    if (problem === undefined) return [path as string];
    problems.push(`\`support[${index}]\` ${problem}`);
    return [];
  });
}

function pathProblem(folder: string, path: unknown, what: 'file' | 'file or folder'): string | undefined {
  if (typeof path !== 'string' || path === '') return `must be the path of a ${what} in the case's folder`;
  const inside = relative(folder, join(folder, path));
  if (isAbsolute(path) || inside === '' || inside.startsWith('..')) {
    return `is "${path}", which is not in the case's folder`;
  }
  const found = statSync(join(folder, path), { throwIfNoEntry: false });
  if (found === undefined) return `is "${path}", which does not exist`;
  return what === 'file' && !found.isFile() ? `is "${path}", which is not a file` : undefined;
}

function targetOf(target: unknown, files: readonly string[], problems: string[]): string {
  if (typeof target !== 'string') {
    problems.push('`target` must be a string such as "price.ts#extractPrice"');
    return '';
  }
  const path = join('/', target.split('#', 1)[0] ?? '');
  const isCopied = files.map((file) => join('/', file)).some((file) => path === file || path.startsWith(`${file}/`));
  if (!isCopied) {
    const example = `${files[0] ?? ''}#name`;
    problems.push(
      `\`target\` is "${target}"; it has to begin with the path of the module or of a support file, such as "${example}"`,
    );
  }
  return target;
}

/** Keys that are almost ours. All others are notes of the author. */
function misspelt(value: object): string[] {
  return Object.keys(value).flatMap((key) => {
    if (KEYS.some((known) => known === key)) return [];
    const nearest = closest(key, [...KEYS]);
    return distance(key.toLowerCase(), nearest.toLowerCase()) <= 2
      ? [`\`${key}\` is not a key of case.json, did you mean \`${nearest}\`?`]
      : [];
  });
}
