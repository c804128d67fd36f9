/**
 * Release helper: reads conventional commits, tells the next version and writes the notes.
 */
export type Bump = 'major' | 'minor' | 'patch' | 'none';

export interface Commit {
  type: string;
  scope: string | null;
  subject: string;
  breaking: boolean;
}

export function parseCommit(message: string): Commit | null {
  const [header, ...body] = message.split('\n');
  const match = /^(\w+)(?:\(([^)]+)\))?(!)?: (.+)$/.exec(header);
  if (!match) return null;
  const [, type, scope, mark, subject] = match;
  const breaking = mark !== undefined || body.some((line) => /^BREAKING[ -]CHANGE: /.test(line));
  return { type: type.toLowerCase(), scope: scope ?? null, subject, breaking };
}

export function bumpOf(commits: readonly Commit[]): Bump {
  let bump: Bump = 'none';
  for (const { type, breaking } of commits) {
    if (breaking) {
      bump = 'major';
    } else if (type === 'feat') {
      if (bump !== 'major') bump = 'minor';
    } else if (type === 'fix' || type === 'perf') {
      if (bump === 'none') bump = 'patch';
    }
  }
  return bump;
}

export function nextVersion(current: string, bump: Bump): string {
  const [major, minor, patch] = current.split('.').map(Number);
  switch (bump) {
    case 'major':
      return `${major + 1}.0.0`;
    case 'minor':
      return `${major}.${minor + 1}.0`;
    case 'patch':
      return `${major}.${minor}.${patch + 1}`;
    case 'none':
      return current;
  }
}

const SECTIONS: [title: string, types: string[]][] = [
  ['Features', ['feat']],
  ['Fixes', ['fix', 'perf']],
];

export function release(current: string, messages: readonly string[]): { version: string; notes: string } {
  const commits = messages.map(parseCommit).filter((commit) => commit !== null);
  const version = nextVersion(current, bumpOf(commits));
  const entry = ({ scope, subject, breaking }: Commit) =>
    `- ${breaking ? '**breaking** ' : ''}${scope === null ? '' : `${scope}: `}${subject}`;
  const sections = SECTIONS.flatMap(([title, types]) => {
    const entries = commits.filter(({ type }) => types.includes(type)).map(entry);
    return entries.length === 0 ? [] : [`### ${title}`, ...entries];
  });
  return { version, notes: [`## ${version}`, ...sections].join('\n') };
}
