import { createHash } from 'node:crypto';
import type { ModelRequest } from '../../model/model-request.ts';

/** What tells one request from another, without its texts: a hash of each section under its title. */
export interface RequestDigest {
  readonly sections: readonly { readonly title: string; readonly hash: string }[];
  readonly maxOutputTokens: number;
}

const LONGEST_TITLE = 60;

export function digestOf({ system, messages, maxOutputTokens }: ModelRequest): RequestDigest {
  const texts = messages.flatMap(({ role, parts }) => parts.flatMap(({ text }) => sectionsOf(role, text)));
  return {
    sections: [...sectionsOf('rules', system), ...texts].map(({ title, text }) => ({ title, hash: hashOf(text) })),
    maxOutputTokens,
  };
}

export function isSameRequest(a: RequestDigest, b: RequestDigest): boolean {
  return differenceOf(a, b) === undefined;
}

/** What differs first, for people; `undefined`: nothing. */
export function differenceOf(recorded: RequestDigest, asked: RequestDigest): string | undefined {
  const most = Math.max(recorded.sections.length, asked.sections.length);
  for (let index = 0; index < most; index += 1) {
    const [was, is] = [recorded.sections[index], asked.sections[index]];
    if (was?.title === is?.title && was?.hash === is?.hash) continue;
    if (was === undefined || (is !== undefined && was.title !== is.title && !has(recorded, is.title)))
      return `there is a section more, ${quoted(is?.title)}`;
    if (is === undefined || was.title !== is.title) return `the section ${quoted(was.title)} is not there`;
    return `the section ${quoted(was.title)} differs`;
  }
  const { maxOutputTokens } = recorded;
  return maxOutputTokens === asked.maxOutputTokens
    ? undefined
    : `the reply may have ${asked.maxOutputTokens} tokens, and not ${maxOutputTokens}`;
}

function has({ sections }: RequestDigest, title: string): boolean {
  return sections.some((section) => section.title === title);
}

/** A section goes from one heading to the next; what comes before the first is called `name`. */
function sectionsOf(name: string, text: string): { title: string; text: string }[] {
  return text.split(/^(?=# )/m).map((section) => {
    return { title: section.startsWith('# ') ? titleOf(section) : name, text: section };
  });
}

function titleOf(section: string): string {
  const [line = ''] = section.slice(2).split('\n', 1);
  return line.slice(0, LONGEST_TITLE);
}

function quoted(title = ''): string {
  return `“${title}”`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 32);
}
