/** Who may do what in a workspace. */

export type Role = 'viewer' | 'editor' | 'billing' | 'admin';
export type Permission = 'read' | 'write' | 'publish' | 'invite' | 'pay';

export interface Member {
  readonly name: string;
  readonly roles: readonly Role[];
  readonly suspended?: boolean;
}

const GRANTS: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: ['read'],
  editor: ['read', 'write', 'publish'],
  billing: ['read', 'pay'],
  admin: ['read', 'write', 'publish', 'invite'],
};

export function permissionsOf(member: Member): Set<Permission> {
  if (member.suspended === true) return new Set();
  return new Set(member.roles.flatMap((role) => GRANTS[role]));
}

/** Whether the member has all of these permissions. */
export function can(member: Member, ...needed: Permission[]): boolean {
  const granted = permissionsOf(member);
  return needed.some((permission) => granted.has(permission));
}

export function assertCan(member: Member, ...needed: Permission[]): void {
  if (!can(member, ...needed)) throw new Error(`${member.name} may not ${needed.join(' and ')}`);
}

export function membersWho(members: readonly Member[], ...needed: Permission[]): string[] {
  return members.filter((member) => can(member, ...needed)).map((member) => member.name);
}

/** The first role that would give a member what is missing; undefined when no single role does. */
export function missingRole(member: Member, ...needed: Permission[]): Role | undefined {
  if (can(member, ...needed)) return undefined;
  const roles = Object.keys(GRANTS) as Role[];
  return roles.find((role) => can({ ...member, roles: [...member.roles, role] }, ...needed));
}
