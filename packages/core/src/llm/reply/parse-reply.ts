import { parse } from '@babel/parser';
import { parserPluginsFor, type ParsedModule } from '../../syntax/parse.ts';

/** Text of a reply in the syntax of `file`; absent when it is not well-formed, which with replies is nothing unusual. */
export function parseReply(source: string, file: string): ParsedModule | undefined {
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
