import path from 'node:path';
import { isRepairError } from '../../model/errors.ts';
import type { Excerpt, FailureEvidence, RepairEvidence } from '../../model/repair-evidence.ts';
import type { TestFile } from '../../model/run.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testName } from '../../model/test-id.ts';
import type { MarkedTest, TestResult } from '../../model/test-result.ts';
import { parseModule } from '../../syntax/parse.ts';
import type { SearchResult } from '../search/collect-candidates.ts';
import type { RepairWorld } from '../world/repair-world.ts';
import { instructionsFor } from './instructions-for.ts';
import { similarCode } from './similar-code.ts';
import { relativePath } from '../world/target-name.ts';
import { targetWorldOf } from '../world/target-world.ts';

/** Of the modules that the target imports; the prompt cuts what does not fit. */
const MOST_RELATED = 6;
/** Modules beside the target that are read for code like it. */
const MOST_BESIDES = 40;

/** What the repair of a target knows, for a model. */
export async function gatherEvidence(
  world: RepairWorld,
  known: {
    readonly target: RepairTarget;
    readonly files: readonly TestFile[];
    readonly failing: readonly TestResult[];
    readonly passing: number;
    readonly overlay: Readonly<Record<string, string>>;
    readonly search: SearchResult;
    readonly marked: readonly MarkedTest[];
  },
): Promise<RepairEvidence> {
  const { target, files, failing, passing, overlay, search } = known;
  const related = await relatedTo(world, target, overlay);
  return {
    target,
    path: relativePath(target.file, world.root),
    related,
    tests: await excerptsOf(
      world,
      files.map((file) => file.path),
      overlay,
    ),
    failures: failing.map(failureOf),
    passing,
    values: search.learned?.values ?? [],
    suspicious: search.suspicious,
    search: {
      candidates: search.stats.candidates,
      conditions: search.learned?.conditions ?? [],
      nearMisses: search.learned?.nearMisses ?? [],
    },
    similar: similarCode(target, await besides(world, known, related)),
    instructions: await instructionsFor(world, known),
  };
}

export function failureOf({ id, errors }: TestResult): FailureEvidence {
  const [error] = errors;
  return {
    test: `${id.file} > ${testName(id)}`,
    message: error?.message ?? 'it failed and did not say why',
    ...(error?.expected !== undefined && { expected: error.expected }),
    ...(error?.actual !== undefined && { actual: error.actual }),
  };
}

async function relatedTo(
  world: RepairWorld,
  target: RepairTarget,
  overlay: Readonly<Record<string, string>>,
): Promise<Excerpt[]> {
  const targets = targetWorldOf(world, overlay);
  const found = new Set<string>();
  for (const specifier of importsIn(target)) {
    const file = await targets.resolveImport(specifier, target.file);
    if (file !== undefined && isOfProject(file, world)) found.add(file);
  }
  return excerptsOf(world, [...found].slice(0, MOST_RELATED), overlay);
}

/** The modules in the folder of the target, without tests and what is shown anyway. */
async function besides(
  world: RepairWorld,
  { target, overlay }: Pick<Parameters<typeof gatherEvidence>[1], 'target' | 'overlay'>,
  shown: readonly Excerpt[],
): Promise<Excerpt[]> {
  const folder = path.posix.dirname(target.file);
  const names = (await world.fileSystem.listFolder(folder)).filter((name) => /\.[cm]?[jt]sx?$/.test(name)).toSorted();
  const files = names
    .map((name) => `${folder}/${name}`)
    .filter((file) => file !== target.file && !world.testFiles.includes(file))
    .filter((file) => !shown.some((excerpt) => excerpt.path === relativePath(file, world.root)));
  return excerptsOf(world, files.slice(0, MOST_BESIDES), overlay);
}

function importsIn({ source, file }: RepairTarget): string[] {
  try {
    return parseModule(source, file).program.body.flatMap((node) =>
      node.type === 'ImportDeclaration' ? [node.source.value] : [],
    );
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return [];
    throw error;
  }
}

function isOfProject(file: string, { workspace }: RepairWorld): boolean {
  return !file.includes('/node_modules/') && !path.relative(workspace, file).startsWith('..');
}

async function excerptsOf(
  { root, fileSystem, keptBack }: RepairWorld,
  files: readonly string[],
  overlay: Readonly<Record<string, string>>,
): Promise<Excerpt[]> {
  const read = files.map(async (file): Promise<Excerpt[]> => {
    if (keptBack?.(file) !== undefined) return [];
    const text = overlay[file] ?? (await fileSystem.readText(file).catch(() => undefined));
    return text === undefined ? [] : [{ path: relativePath(file, root), line: 1, text }];
  });
  return (await Promise.all(read)).flat();
}
