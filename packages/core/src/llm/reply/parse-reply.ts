import { parse } from '../../syntax/babel-parser.ts';
import { parserPluginsFor, type ParsedModule } from '../../syntax/parse.ts';
import { remembering, type Memory } from '../../syntax/remembering.ts';

/** Of trees: a reply says the same thing more than once. */
const KEPT: Memory = { texts: 50, characters: 500_000 };

/** Text of a reply in the syntax of `file`; absent when it is not well-formed, which with replies is nothing unusual. */
export const parseReply: (source: string, file: string) => ParsedModule | undefined = remembering(parseAnew, KEPT);

function parseAnew(source: string, file: string): ParsedModule | undefined {
  try {
    const { program } = parse(source, {
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      attachComment: false,
      plugins: parserPluginsFor(file, source),
    });
    return { source, file, program };
  } catch {
    return undefined;
  }
}
