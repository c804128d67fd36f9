import { parse, type ParserPlugin } from '@babel/parser';
import type * as Babel from '@babel/types';
import { RepairError } from '../model/errors.ts';

export interface ParsedModule {
  readonly source: string;
  /** Decides the syntax by its extension. */
  readonly file: string;
  readonly program: Babel.Program;
}

/**
 * Parses a TypeScript, TSX or JavaScript module by the extension of `file`. Plain `.js` may hold JSX, as bundlers allow.
 *
 * @throws RepairError `PARSE_FAILED` with line and column.
 */
export function parseModule(source: string, file: string): ParsedModule {
  try {
    const { program } = parse(source, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      attachComment: false,
      plugins: parserPluginsFor(file),
    });
    return { source, file, program };
  } catch (error) {
    throw new RepairError('PARSE_FAILED', `\`${file}\` does not parse: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether `source` is a well-formed module. */
export function parses(source: string, file: string): boolean {
  try {
    parseModule(source, file);
    return true;
  } catch {
    return false;
  }
}

/** Syntax extensions of the file's language, by its extension. */
export function parserPluginsFor(file: string): ParserPlugin[] {
  const always: ParserPlugin[] = ['decorators', 'explicitResourceManagement', 'importAttributes'];
  if (/\.[cm]?ts$/.test(file)) return [...always, 'typescript'];
  if (file.endsWith('.tsx')) return [...always, 'typescript', 'jsx'];
  return [...always, 'jsx'];
}
