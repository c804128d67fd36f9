import type { ModelRequest } from '../../model/model-request.ts';

/** What a prompt says of itself that it left out, each with the title of its section. */
export function leftOutOf({ system, messages }: ModelRequest): readonly string[] {
  const texts = [system, messages.flatMap(({ parts }) => parts.map(({ text }) => text)).join('')];
  return texts.flatMap((text, index) => {
    let title = index === 0 ? 'The rules' : 'The prompt';
    return text.split('\n').flatMap((line): string[] => {
      title = /^# (.*)/.exec(line)?.[1] ?? title;
      const note = NOTE.exec(line)?.[1];
      return note === undefined ? [] : [`${title}: ${note}`];
    });
  });
}

/** As `cutLines` and the sections write it. */
const NOTE = /^… (\d+ (?:lines?|more) left out)$/;
