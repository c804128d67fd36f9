/** Who may join a workspace by mail address. */

export interface Workspace {
  readonly name: string;
  /** Domains whose people may join without an invitation, in lower case. */
  readonly domains: readonly string[];
  readonly invited: readonly string[];
}

export type Access = 'invited' | 'domain' | 'none';

/** Addresses are compared in this form only. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

export function domainOf(email: string): string {
  const address = normalizeEmail(email);
  return address.slice(address.lastIndexOf('@') + 1);
}

export function accessOf(email: string, workspace: Workspace): Access {
  const address = normalizeEmail(email);
  if (workspace.invited.includes(address)) return 'invited';
  return workspace.domains.includes(domainOf(address)) ? 'domain' : 'none';
}

/** Invites each address once; who is in already is left out. */
export function invite(workspace: Workspace, emails: readonly string[]): Workspace {
  const fresh = [...new Set(emails.map(normalizeEmail))].filter((email) => accessOf(email, workspace) === 'none');
  return { ...workspace, invited: [...workspace.invited, ...fresh] };
}
