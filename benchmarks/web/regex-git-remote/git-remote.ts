/** Understands the remotes of a git checkout, for links to the web pages of a repository. */

export interface Remote {
  readonly host: string;
  readonly owner: string;
  readonly repo: string;
}

const SSH = /^(?:ssh:\/\/)?git@([\w.-]+)[:/]([\w-]+)\/([\w-]+?)(?:\.git)?\/?$/;
const HTTPS = /^https:\/\/(?:[^@/]+@)?([\w.-]+)\/([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/;

/** Undefined for what is no remote of a hosted repository, such as a path. */
export function parseRemote(url: string): Remote | undefined {
  const match = SSH.exec(url.trim()) ?? HTTPS.exec(url.trim());
  if (match === null) return undefined;
  const [, host = '', owner = '', repo = ''] = match;
  return { host, owner, repo };
}

export function webUrl({ host, owner, repo }: Remote): string {
  return `https://${host}/${owner}/${repo}`;
}

/** The page of a line, or of the file when no line is given. */
export function sourceUrl(remote: Remote, commit: string, file: string, line?: number): string {
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `${webUrl(remote)}/blob/${commit}/${path}${line === undefined ? '' : `#L${line}`}`;
}
