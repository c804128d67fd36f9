import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import type { TargetReason } from '../model/report.ts';
import type { RepairTarget } from '../model/target.ts';
import type { Marker } from '../model/test-result.ts';
import { isRepairError } from '../model/errors.ts';
import { defaultName } from '../syntax/exports.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import { findSymbol } from './find-symbol.ts';
import { followExport, type ModuleReader } from './follow-export.ts';
import { parseTarget } from './parse-target.ts';
import { placeOfMark } from './place-of-mark.ts';
import { regionsOf } from './regions.ts';
import { resolveFunction, type FoundFunction } from './resolve-function.ts';

/** What resolving needs from outside. */
export interface TargetWorld {
  /** The runner's root, absolute: what messages name is relative to it. */
  readonly root: string;
  /** The folder that a target may lie in: that of the workspace around the root, else the root itself. Absolute. */
  readonly workspace: string;
  /** Absolute paths of the runner's test files, and of what they are set up with. */
  readonly testFiles: readonly string[];
  /** `project`: the runner's, whose aliases count; absent when it has only one. */
  resolveImport(specifier: string, importer: string, project?: string): Promise<string | undefined>;
  /** The module's text as it will be run: an accepted patch of this run wins over the file. */
  readSource(file: string): Promise<string>;
  realPath(file: string): Promise<string>;
  /** Names in a folder, for "did you mean"; empty when it cannot be read. */
  listFolder(folder: string): Promise<readonly string[]>;
}

/** A target, or one message that says what is wrong, where the marker is, and what would be right. */
export type ResolvedTarget =
  | { readonly target: RepairTarget; readonly problem?: undefined }
  | { readonly target?: undefined; readonly problem: TargetProblem };

export interface TargetProblem {
  readonly reason: Extract<TargetReason, 'target-unresolved' | 'target-refused' | 'target-not-loadable'>;
  readonly message: string;
}

const SOURCES = /\.[cm]?[jt]sx?$/;

/** The module that a marker names, whether or not it parses. */
export interface NamedModule {
  /** As `RepairTarget.file`. */
  readonly file: string;
  readonly source: string;
  /** `['Cart', 'total']`; empty when the whole module is meant. */
  readonly symbol: readonly string[];
}

/** Finds the module that a marker names, and refuses what is never edited. */
export async function resolveModule(
  marker: Marker,
  world: TargetWorld,
  project?: string,
): Promise<
  | { readonly module: NamedModule; readonly problem?: undefined }
  | { readonly module?: undefined; readonly problem: TargetProblem }
> {
  const found = await findModule(marker, world, project);
  if (found.declared === undefined) return failed(marker, world, 'target-unresolved', found.problem);
  const { symbol } = found.declared;
  const file = toSlashes(await world.realPath(found.declared.file));
  const refusal = whyUntouchable(file, await realWorld(world));
  if (refusal !== undefined) return failed(marker, world, 'target-refused', refusal);
  return { module: { file, source: await world.readSource(file), symbol } };
}

/** Finds the module and the declaration that a marker names; `project` is that of the marked test. */
export async function resolveTarget(marker: Marker, world: TargetWorld, project?: string): Promise<ResolvedTarget> {
  const resolved = await resolveModule(marker, world, project);
  if (resolved.problem !== undefined) return { problem: resolved.problem };
  const { file, source, symbol } = resolved.module;
  try {
    const module = parseModule(source, file);
    if (symbol.length === 0) {
      return { target: { file, source, regions: [{ start: 0, end: source.length }] } };
    }
    const named = findSymbol(module, symbol);
    if (named.node === undefined) return await failed(marker, world, 'target-unresolved', named.problem);
    const regions = regionsOf(module, named.node, named.owner);
    const ownName = ownNameOf(named.symbol, module);
    return { target: { file, symbol: named.symbol.join('.'), ...(ownName && { ownName }), source, regions } };
  } catch (error) {
    if (!isRepairError(error, 'PARSE_FAILED')) throw error;
    return failed(marker, world, 'target-not-loadable', error.message);
  }
}

function ownNameOf([exported, ...members]: readonly string[], { program }: ParsedModule): string | undefined {
  const own = exported === 'default' ? defaultName(program) : undefined;
  return own && [own, ...members].join('.');
}

async function failed(
  marker: Marker,
  world: TargetWorld,
  reason: TargetProblem['reason'],
  what: string,
): Promise<{ readonly problem: TargetProblem }> {
  return { problem: { reason, message: `${await placeOfMark(marker, world)}: ${what}` } };
}

async function findModule(marker: Marker, world: TargetWorld, project?: string): Promise<FoundFunction> {
  const reader: ModuleReader = {
    readSource: (file) => world.readSource(file),
    resolve: (specifier, importer) => world.resolveImport(specifier, importer, project),
  };
  if (marker.isFunction === true) return resolveFunction(marker, reader);
  const written = parseTarget(marker.target);
  if (written === undefined) {
    const dot = marker.flag === undefined ? './' : '';
    return { problem: `write '${dot}module.ts#export', '${dot}module.ts#Class.method' or '${dot}module.ts'` };
  }
  const file = await world.resolveImport(written.specifier, marker.file, project);
  if (file === undefined) {
    return { problem: `no such module${await nearestFile(written.specifier, marker, world)}` };
  }
  const named = { file, symbol: written.symbol };
  return { declared: written.symbol.length === 0 ? named : await followExport(named, reader) };
}

/** The same world with its folders behind all symbolic links, as the module's path is: a root may be one. */
async function realWorld(world: TargetWorld): Promise<TargetWorld> {
  const real = async (folder: string): Promise<string> => toSlashes(await world.realPath(folder).catch(() => folder));
  const root = await real(world.root);
  const testFiles =
    root === toSlashes(world.root)
      ? world.testFiles
      : world.testFiles.map((file) => path.join(root, path.relative(world.root, file)));
  return { ...world, root, workspace: await real(world.workspace), testFiles };
}

function whyUntouchable(file: string, world: TargetWorld): string | undefined {
  const relative = toSlashes(path.relative(world.root, file));
  if (file.split('/').includes('node_modules')) return 'the target is in node_modules, which is never edited';
  const inWorkspace = toSlashes(path.relative(world.workspace, file));
  if (/^\.\.(?:\/|$)/.test(inWorkspace) || path.isAbsolute(inWorkspace))
    return `the target is outside the project (${world.workspace})`;
  const isTest =
    world.testFiles.some((test) => toSlashes(test) === file) || /[._-](test|spec)\.[cm]?[jt]sx?$/.test(file);
  if (isTest) return 'the target is a test file or a part of their set-up, which are never edited';
  if (/(^|\/)__(tests|mocks|snapshots)__\//.test(relative))
    return 'the target is among tests, mocks or snapshots, which are never edited';
  if (/(^|[./])(vitest|vite|jest|babel|heal)\.(config|workspace|setup)\./.test(relative))
    return 'the target is a configuration file';
  if (!SOURCES.test(file)) return 'the target is not a JavaScript or TypeScript module';
  return undefined;
}

async function nearestFile(specifier: string, { file, flag }: Marker, world: TargetWorld): Promise<string> {
  if (!/^\.|^\//.test(specifier)) return ' (a path is resolved as an import in the test file would be)';
  const wanted = path.resolve(path.dirname(file), specifier);
  const names = (await world.listFolder(path.dirname(wanted))).filter((name) => SOURCES.test(name));
  if (names.length === 0) return '';
  const nearest = path.join(path.dirname(wanted), closest(path.basename(wanted), names));
  const relative = toSlashes(path.relative(flag?.folder ?? path.dirname(file), nearest));
  return `: did you mean '${flag !== undefined || relative.startsWith('.') ? relative : `./${relative}`}'?`;
}

function toSlashes(file: string): string {
  return file.replaceAll('\\', '/');
}
