export const Permission = { read: 1, write: 2, share: 4, remove: 8 } as const;

export type PermissionName = keyof typeof Permission;

export const ROLES = {
  viewer: Permission.read,
  author: Permission.read | Permission.write,
  owner: Permission.read | Permission.write | Permission.share | Permission.remove,
};

export function toMask(names: readonly PermissionName[]): number {
  return names.reduce((mask, name) => mask | Permission[name], 0);
}

export function toNames(mask: number): PermissionName[] {
  return (Object.keys(Permission) as PermissionName[]).filter((name) => allows(mask, Permission[name]));
}

/** Whether a mask has all permissions that are needed. */
export function allows(mask: number, needed: number): boolean {
  return (mask & needed) === needed;
}

export function revoke(mask: number, names: readonly PermissionName[]): number {
  return mask & ~toMask(names);
}

/** Ends with an error that names what is missing. */
export function demand(mask: number, names: readonly PermissionName[]): void {
  const needed = toMask(names);
  if (!allows(mask, needed)) throw new Error(`Missing permission: ${toNames(needed & ~mask).join(', ')}`);
}
