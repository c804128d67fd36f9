import type TypeScript from 'typescript';
import type { TypesAnswer } from '../model/module-types.ts';
import type { RepairTarget } from '../model/target.ts';
import { announceText, publishText } from '../node/publish-text.ts';
import { requireModule } from '../node/require-package.ts';
import { stepBack } from '../node/step-back.ts';
import { createProgramOpener, type ProgramOpener } from './open-program.ts';
import { readModuleTypes } from './read-module-types.ts';
import type { TypesRequest } from '../model/types-request.ts';

/** Makes this process one that asks TypeScript about modules until its parent is gone. */
export function serveTypes(): void {
  stepBack();
  let read: ((target: RepairTarget) => TypesAnswer) | undefined;
  process.on('disconnect', () => process.exit(0));
  process.on('message', (request: TypesRequest) => {
    if (request.kind === 'load') read = readerFor(request);
    else if (read !== undefined) {
      announceText(request.answerFile);
      publishText(request.answerFile, JSON.stringify(read(request.target)));
    }
  });
}

/** Reads modules with the TypeScript of the project. It never throws: what goes wrong is an answer. */
function readerFor({
  typescript,
  folder,
}: Extract<TypesRequest, { kind: 'load' }>): (target: RepairTarget) => TypesAnswer {
  try {
    const ts = requireModule(typescript) as typeof TypeScript;
    if (typeof ts.createProgram !== 'function')
      return () => unknown(`TypeScript ${ts.version} cannot be asked by programs`);
    const opener = createProgramOpener(ts);
    opener.warmUp(folder);
    return (target) => readTypes(ts, opener, target);
  } catch (error) {
    return () => unknown(String(error));
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

function unknown(reason: string): TypesAnswer {
  return { status: 'unknown', reason: reason.slice(0, 300) };
}
