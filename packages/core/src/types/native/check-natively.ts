import { nearestFile } from '../../node/nearest-file.ts';
import type { ModuleChecker } from '../check-module.ts';
import { CHECK_ONLY } from '../check-only.ts';
import { newAmong } from '../new-errors.ts';
import { folderOf } from '../project-config.ts';
import type { NativeApi, NativeDiagnostic, NativeSnapshot, NativeTypeScript } from './native-api.ts';

const ERROR = 1;

/** As `createModuleChecker`, by TypeScript 7. Its process ends with this one. */
export function createNativeChecker({ API }: NativeTypeScript, folder: string): ModuleChecker {
  const texts = new Map<string, string>();
  const api = new API({
    cwd: folder,
    fs: {
      readFile: (file) => texts.get(file),
      fileExists: (file) => (texts.has(file) ? true : undefined),
    },
  });
  let last: CheckedModule | undefined;
  let opened = 0;

  return {
    newErrors({ file, source, text }) {
      if (last?.file !== file || last.source !== source) {
        last?.close();
        last = openModule({ api, texts, name: `tsconfig.testheal-${opened++}.json` }, { file, source });
      }
      return newAmong(last.errorsIn(text), last.known);
    },
  };
}

interface CheckedModule {
  readonly file: string;
  readonly source: string;
  readonly known: readonly string[];
  errorsIn(text: string): string[];
  close(): void;
}

interface OpenParts {
  readonly api: NativeApi;
  /** What files are taken to hold. */
  readonly texts: Map<string, string>;
  /** Of a config that is on no disk: the module's own, with the module and what declares things for all as its only files. */
  readonly name: string;
}

function openModule(
  { api, texts, name }: OpenParts,
  { file, source }: Pick<CheckedModule, 'file' | 'source'>,
): CheckedModule {
  const theirs = configOf(api, file);
  const config = `${folderOf(theirs ?? file)}/${name}`;
  texts.set(config, JSON.stringify(ourConfig(api, file, theirs)));
  texts.set(file, source);
  let snapshot = api.updateSnapshot({ openProjects: [config], fileChanges: { changed: [file] } });
  const known = errorsOf(snapshot, config, file);

  return {
    file,
    source,
    known,
    errorsIn(text) {
      texts.set(file, text);
      snapshot.dispose();
      snapshot = api.updateSnapshot({ fileChanges: { changed: [file] } });
      return errorsOf(snapshot, config, file);
    },
    close() {
      snapshot.dispose();
      texts.clear();
      api.updateSnapshot({ closeProjects: [config], fileChanges: { changed: [file] } }).dispose();
    },
  };
}

function errorsOf(snapshot: NativeSnapshot, config: string, file: string): string[] {
  const program = snapshot.getProject(config)?.program;
  if (program?.getSourceFileNames().includes(file) !== true) throw new Error(`TypeScript does not read ${file}`);
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  return found.filter(({ category }) => category === ERROR).map((each) => `TS${each.code}: ${textOf(each)}`);
}

function textOf({ text, messageChain = [] }: NativeDiagnostic, indent = ''): string {
  return [`${indent}${text}`, ...messageChain.map((each) => textOf(each, `${indent}  `))].join('\n');
}

/** The nearest; where that is not for the file, and refers to others, TypeScript itself knows the one that is. */
function configOf(api: NativeApi, file: string): string | undefined {
  const nearest = nearestFile(folderOf(file), 'tsconfig.json');
  if (nearest === undefined || api.parseConfigFile(nearest).fileNames.includes(file)) return nearest;
  const opened = api.updateSnapshot({ openFiles: [file] });
  const found = opened.getDefaultProjectForFile(file)?.configFileName;
  opened.dispose();
  api.updateSnapshot({ closeFiles: [file] }).dispose();
  // Without a config of its own it goes by one that is nowhere.
  return found?.endsWith('.json') === true ? found : nearest;
}

function ourConfig(api: NativeApi, file: string, theirs: string | undefined): object {
  const declarations =
    theirs === undefined ? [] : api.parseConfigFile(theirs).fileNames.filter((name) => /\.d\.[cm]?ts$/.test(name));
  return {
    ...(theirs !== undefined && { extends: theirs }),
    files: [...new Set([file, ...declarations])],
    include: [],
    references: [],
    compilerOptions: {
      // What a project has never asked for is not held against a patch.
      ...(theirs === undefined && { target: 'es2022', module: 'esnext', moduleResolution: 'bundler', strict: false }),
      ...CHECK_ONLY,
    },
  };
}
