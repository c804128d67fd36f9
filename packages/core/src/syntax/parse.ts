import type { ParserPlugin } from '@babel/parser';
import type * as Babel from '@babel/types';
import { RepairError } from '../model/errors.ts';
import { remembering, type Memory } from './remembering.ts';
import { parse, parseExpression } from './babel-parser.ts';

export interface ParsedModule {
  readonly source: string;
  /** Decides the syntax by its extension. */
  readonly file: string;
  readonly program: Babel.Program;
}

/** Of trees: some 80 bytes for each character, in each process that searches or repairs. */
const KEPT: Memory = { texts: 16, characters: 400_000 };

/**
 * Parses a TypeScript, TSX or JavaScript module by the extension of `file`. Plain `.js` may hold JSX, as bundlers allow. Who
 * asks again for a module asked for lately gets the same tree, so trees are never changed.
 *
 * @throws RepairError `PARSE_FAILED` with line and column.
 */
export const parseModule: (source: string, file: string) => ParsedModule = remembering(parseAnew, KEPT);

function parseAnew(source: string, file: string): ParsedModule {
  try {
    const { program } = parse(source, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      attachComment: false,
      plugins: parserPluginsFor(file, source),
    });
    return { source, file, program };
  } catch (error) {
    throw new RepairError('PARSE_FAILED', `\`${file}\` does not parse: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether `source` is a well-formed module. */
export function parses(source: string, file: string): boolean {
  return isDone(() => parseModule(source, file));
}

/** As `parses`, of one of thousands that nobody asks for again: its tree is not kept. */
export function parsesAsModule(text: string, file: string): boolean {
  return isDone(() => parseAnew(text, file));
}

/** Whether `text` is one whole expression in the syntax of `file`; awaiting, yielding and private names are allowed anywhere. */
export function parsesAsExpression(text: string, file: string): boolean {
  return isDone(() => parseExpression(publicNames(text), { ...ANYWHERE, plugins: parserPluginsFor(file) }));
}

/** Whether `text` is a list of statements that may stand in the body of a loop in an async generator. */
export function parsesAsStatements(text: string, file: string): boolean {
  const around = `async function* _() { for (;;) {\n${publicNames(text)}\n} }`;
  try {
    const { program } = parse(around, { ...ANYWHERE, plugins: parserPluginsFor(file) });
    // Otherwise a brace in `text` closes what is around it.
    const [only, ...others] = program.body;
    return only?.type === 'FunctionDeclaration' && only.body.body.length === 1 && others.length === 0;
  } catch {
    return false;
  }
}

function isDone(parsing: () => unknown): boolean {
  try {
    parsing();
    return true;
  } catch {
    return false;
  }
}

const ANYWHERE = {
  sourceType: 'module',
  allowAwaitOutsideFunction: true,
  allowReturnOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowNewTargetOutsideFunction: true,
  allowYieldOutsideFunction: true,
  attachComment: false,
} as const;

/** The parser knows private names only inside their class. */
function publicNames(text: string): string {
  return text.replaceAll(/\.#(?=[\w$])/g, '.$_').replaceAll(/#(?=[\w$]+ in\b)/g, '$_');
}

/** Syntax extensions of the file's language, by its extension. */
export function parserPluginsFor(file: string, source = ''): ParserPlugin[] {
  const always: ParserPlugin[] = ['decoratorAutoAccessors', 'explicitResourceManagement', 'importAttributes'];
  if (!/\.[cm]?tsx?$/.test(file)) return [...always, 'decorators', 'jsx'];
  // TypeScript takes both grammars; only the legacy one has decorators of parameters, only the new one these.
  const decorators = /\bexport\s+(default\s+)?@/.test(source) ? 'decorators' : 'decorators-legacy';
  return [...always, decorators, 'typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])];
}
