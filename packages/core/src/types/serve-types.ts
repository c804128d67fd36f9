import type TypeScript from 'typescript';
import type { TypesAnswer } from '../model/module-types.ts';
import type { RepairTarget } from '../model/target.ts';
import type { TypeCheckReply, TypeCheckRequest, TypesIdle, TypesRequest } from '../model/types-request.ts';
import { announceText, publishText } from '../node/publish-text.ts';
import { requireModule } from '../node/require-package.ts';
import { stepBack } from '../node/step-back.ts';
import { createTidy } from '../node/tidy.ts';
import { tidyWhenIdle } from '../node/tidy-when-idle.ts';
import { createModuleChecker, type ModuleChecker } from './check-module.ts';
import { createNativeChecker } from './native/check-natively.ts';
import { loadNative } from './native/native-api.ts';
import { createProgramOpener, type ProgramOpener } from './open-program.ts';
import { readModuleTypes } from './read-module-types.ts';
import type { ReadSources } from './read-once.ts';

/** Asks TypeScript. It never throws: what goes wrong is an answer. */
interface TypeServer {
  read(target: RepairTarget): TypesAnswer;
  check(request: TypeCheckRequest): TypeCheckReply;
}

/** From a question on. Checks of patches follow each other, and what is garbage after one is little. */
const IDLE_MS = 500;

/** A long search asks nothing, and has need of the memory. */
const LONG_IDLE_MS = 8_000;
/** Of processor time, until the first question was answered: what took longer is kept. */
const SOON_MADE_MS = 4_000;

/** Makes this process one that asks TypeScript about modules until its parent is gone. */
export function serveTypes(): void {
  stepBack();
  let server: TypeServer | undefined;
  let requests = 0;
  let madeMs: number | undefined;
  const worked = tidyWhenIdle(IDLE_MS, createTidy());
  const waits = tidyWhenIdle(LONG_IDLE_MS, () => {
    if ((madeMs ?? workedMs()) <= SOON_MADE_MS) process.send?.({ kind: 'idle', requests } satisfies TypesIdle);
  });
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: TypesRequest) => {
    requests++;
    worked();
    waits();
    if (request.kind === 'load') server = serverFor(request);
    else if (server === undefined) return;
    else if (request.kind === 'check') process.send?.(server.check(request));
    else {
      announceText(request.answerFile);
      publishText(request.answerFile, JSON.stringify(server.read(request.target)));
    }
    if (request.kind !== 'load') madeMs ??= workedMs();
  });
}

function workedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** With the TypeScript of the project. */
function serverFor({ typescript, folder }: Extract<TypesRequest, { kind: 'load' }>): TypeServer {
  try {
    const ts = requireModule(typescript) as typeof TypeScript;
    if (typeof ts.createProgram !== 'function') return nativeServer(typescript, { folder, version: ts.version });
    const sources: ReadSources = new Map();
    const opener = createProgramOpener(ts, sources);
    const checker = createModuleChecker(ts, sources);
    opener.warmUp(folder);
    return {
      read: (target) => readTypes(ts, opener, target),
      check: (request) => checkBy(checker, request),
    };
  } catch (error) {
    return knowsNothing(String(error));
  }
}

/** By TypeScript 7, which checks, and is not asked about types yet. */
function nativeServer(
  typescript: string,
  { folder, version }: { readonly folder: string; readonly version: string },
): TypeServer {
  const unasked = knowsNothing(`TypeScript ${version} is asked to check patches only`);
  let checker: ModuleChecker | undefined;
  const native: ModuleChecker = {
    newErrors(module) {
      checker ??= createNativeChecker(loadNative(typescript), folder);
      return checker.newErrors(module);
    },
  };
  return { ...unasked, check: (request) => checkBy(native, request) };
}

function checkBy(checker: ModuleChecker, { id, ...module }: TypeCheckRequest): TypeCheckReply {
  try {
    return { id, errors: checker.newErrors(module) };
  } catch {
    return { id };
  }
}

function readTypes(ts: typeof TypeScript, opener: ProgramOpener, target: RepairTarget): TypesAnswer {
  try {
    const program = opener.open(target.file, target.source);
    return { status: 'known', types: readModuleTypes(ts, program, target) };
  } catch (error) {
    return unknown(String(error));
  }
}

function knowsNothing(reason: string): TypeServer {
  return { read: () => unknown(reason), check: ({ id }) => ({ id }) };
}

function unknown(reason: string): TypesAnswer {
  return { status: 'unknown', reason: reason.slice(0, 300) };
}
