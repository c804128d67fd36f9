import { readFile, readdir, realpath } from 'node:fs/promises';
import { dirname, relative } from 'node:path';

import {
  isRepairError,
  type Marker,
  nodeFileSystem,
  readStaticMarks,
  resolveTarget,
  type StaticMark,
  workspaceFolder,
} from '@testheal/core';

import { findProject, type Project } from '../project/find-project.ts';
import { isUsageError } from '../usage-error.ts';
import type { MarkedFile } from './find-marked-files.ts';
import { shownTitle, type ListedMark } from './listed-mark.ts';
import type { ProjectResolvers } from './project-resolvers.ts';

export interface Listing {
  readonly marks: readonly ListedMark[];
  /** One message for each file whose marks cannot be read. */
  readonly unreadable: readonly string[];
}

/** The marks of the files with what their targets are, by the rules and with the messages of a run. */
export async function listMarks(
  files: readonly MarkedFile[],
  root: string,
  resolvers: ProjectResolvers,
): Promise<Listing> {
  const marks: ListedMark[] = [];
  const unreadable: string[] = [];
  const testFiles = files.map(({ path }) => path);
  for (const file of files) {
    const read = marksOf(file);
    if (typeof read === 'string') unreadable.push(read);
    else for (const mark of read) marks.push(await listed(mark, { file, testFiles, root, resolvers }));
  }
  return { marks, unreadable };
}

function marksOf({ source, path }: MarkedFile): readonly StaticMark[] | string {
  try {
    return readStaticMarks(source, path);
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return error.message;
    throw error;
  }
}

interface Place {
  readonly file: MarkedFile;
  readonly testFiles: readonly string[];
  readonly root: string;
  readonly resolvers: ProjectResolvers;
}

async function listed(mark: StaticMark, { file, testFiles, root, resolvers }: Place): Promise<ListedMark> {
  const { line, column, form, holdsFor } = mark;
  const project = projectOf(file.path);
  const runnerRoot = project?.root ?? root;
  const { target, problem } = await resolveTarget(markerOf(mark, file.path), {
    root: runnerRoot,
    workspace: await workspaceFolder(runnerRoot, nodeFileSystem),
    testFiles,
    resolveImport: (specifier, importer) => resolvers.resolve(project, specifier, importer),
    readSource: (path) => readFile(path, 'utf8'),
    realPath: (path) => realpath(path),
    listFolder: (folder) => readdir(folder).catch(() => []),
  });
  const toRoot = (path: string): string => relative(root, path).replaceAll('\\', '/');
  return {
    file: toRoot(file.path),
    line,
    column,
    form,
    holdsFor,
    titles: mark.titles.map(shownTitle),
    target: writtenTarget(mark),
    ...(target && { resolved: { file: toRoot(target.file), ...(target.symbol && { symbol: target.symbol }) } }),
    ...(problem && { problem: problem.message }),
  };
}

/** Without one, paths still resolve. */
function projectOf(testFile: string): Project | undefined {
  try {
    return findProject({ folder: dirname(testFile), testFile });
  } catch (error) {
    if (isUsageError(error)) return undefined;
    throw error;
  }
}

function markerOf({ target, line, column }: StaticMark, file: string): Marker {
  if (target.kind === 'text') return { target: target.text, file, line, column };
  const name = target.kind === 'chain' ? (target.names.at(-1) as string) : target.code;
  return { target: name, isFunction: true, file, line, column };
}

function writtenTarget({ target }: StaticMark): string {
  if (target.kind === 'text') return target.text;
  return target.kind === 'chain' ? target.names.join('.') : target.code;
}
