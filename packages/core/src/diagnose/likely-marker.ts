import path from 'node:path';
import type { TestResult } from '../model/test-result.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import { lineIndex } from '../syntax/lines.ts';
import { endOf, startOf } from '../syntax/node.ts';
import { pathsOf } from '../syntax/path.ts';
import { exportsOf } from '../syntax/exports.ts';
import { membersOf } from '../target/members.ts';
import { isRepairError } from '../model/errors.ts';
import { framesOf } from './stack-files.ts';

export interface ProjectReader {
  readonly root: string;
  isTestFile(file: string): boolean;
  /** `undefined` when it cannot be read. */
  readSource(file: string): Promise<string | undefined>;
  resolveImport(specifier: string, importer: string): Promise<string | undefined>;
}

/** The target that an unmarked failing test most likely needs, as a marker would name it. */
export interface LikelyTarget {
  /** Relative to the root, with `#symbol` when one export stands out. */
  readonly target: string;
  /** Ready to type: `heal('../src/tax.ts#round')`. */
  readonly marker: string;
}

/**
 * Guesses by the stack first (the innermost frame in a project module), then by the imports of the test file: the
 * imported names that the failing test's own text mentions.
 */
export async function likelyMarker(test: TestResult, project: ProjectReader): Promise<LikelyTarget | undefined> {
  const testFile = path.join(project.root, test.id.file);
  const frames = test.errors.flatMap((error) => framesOf(error.stack ?? ''));
  const frame = frames.find((item) => isProjectModule(item.file, project));
  if (frame !== undefined) {
    const symbol = await exportAt(frame.file, frame.line, project);
    return named(testFile, frame.file, symbol, project);
  }
  return fromImports(test, testFile, frames.find((item) => item.file === testFile)?.line, project);
}

function isProjectModule(file: string, project: ProjectReader): boolean {
  const relative = path.relative(project.root, file);
  return !relative.startsWith('..') && !file.includes('/node_modules/') && !project.isTestFile(file);
}

async function exportAt(file: string, line: number, project: ProjectReader): Promise<string | undefined> {
  const module = await readModule(file, project);
  if (module === undefined) return undefined;
  const { lineAt } = lineIndex(module.source);
  const spans = (node: Parameters<typeof startOf>[0]): boolean =>
    lineAt(startOf(node)) <= line && line <= lineAt(endOf(node));
  for (const item of exportsOf(module.program)) {
    if (item.node === undefined || !spans(item.node)) continue;
    const member = membersOf(item.node).find((candidate) => !candidate.isPrivate && spans(candidate.node));
    return member ? `${item.name}.${member.name}` : item.name;
  }
  return undefined;
}

async function fromImports(
  test: TestResult,
  testFile: string,
  failingLine: number | undefined,
  project: ProjectReader,
): Promise<LikelyTarget | undefined> {
  const module = await readModule(testFile, project);
  if (module === undefined) return undefined;
  const body = textAround(module, failingLine, test.id.titlePath.at(-1) ?? '');
  for (const statement of module.program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
    const file = await project.resolveImport(statement.source.value, testFile);
    if (file === undefined || !isProjectModule(file, project)) continue;
    for (const specifier of statement.specifiers) {
      if (!new RegExp(`(?<![\\w$.])${escapeForRegExp(specifier.local.name)}(?![\\w$])`).test(body)) continue;
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : undefined;
      const name = imported === undefined ? undefined : imported.type === 'Identifier' ? imported.name : imported.value;
      if (name !== undefined && !(await mayBeValue(name, file, project))) continue;
      return named(testFile, file, name, project, statement.source.value);
    }
  }
  return undefined;
}

/** Whether a module may export a value of that name: of a type nothing runs, and nobody writes that it is one. */
async function mayBeValue(name: string, file: string, project: ProjectReader): Promise<boolean> {
  const module = await readModule(file, project);
  if (module === undefined || module.program.body.some(({ type }) => type === 'ExportAllDeclaration')) return true;
  const names = exportsOf(module.program).map((item) => item.name);
  // What CommonJS exports is not always written down.
  return names.length === 0 || names.includes(name);
}

/** The call of the runner's `test` around the failing line, or with the test's title; the whole file failing that. */
function textAround(module: ParsedModule, line: number | undefined, title: string): string {
  const { lineAt } = lineIndex(module.source);
  let best: { start: number; end: number } | undefined;
  for (const { node } of pathsOf(module.program)) {
    if (node.type !== 'CallExpression' || node.arguments[0]?.type !== 'StringLiteral') continue;
    const [start, end] = [startOf(node), endOf(node)];
    const hit = line === undefined ? node.arguments[0].value === title : lineAt(start) <= line && line <= lineAt(end);
    if (hit) best = { start, end };
  }
  return best ? module.source.slice(best.start, best.end) : module.source;
}

function named(
  testFile: string,
  file: string,
  symbol: string | undefined,
  project: ProjectReader,
  written?: string,
): LikelyTarget {
  const relative = path.relative(path.dirname(testFile), file).replaceAll('\\', '/');
  const specifier = written ?? (relative.startsWith('.') ? relative : `./${relative}`);
  const suffix = symbol === undefined || symbol === 'default' ? '' : `#${symbol}`;
  return {
    target: `${path.relative(project.root, file).replaceAll('\\', '/')}${suffix}`,
    marker: `heal('${specifier}${suffix}')`,
  };
}

async function readModule(file: string, project: ProjectReader): Promise<ParsedModule | undefined> {
  const source = await project.readSource(file);
  if (source === undefined) return undefined;
  try {
    return parseModule(source, file);
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return undefined;
    throw error;
  }
}

function escapeForRegExp(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}
