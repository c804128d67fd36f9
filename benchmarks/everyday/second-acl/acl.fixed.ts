export interface User {
  roles: string[];
  suspended?: boolean;
}
export interface Rule {
  role: string;
  action: string;
  allow: boolean;
}

export function can(user: User, action: string, rules: readonly Rule[]): boolean {
  if (user.suspended) return false;
  let allowed = false;
  for (const rule of rules) {
    if (!user.roles.includes(rule.role)) continue;
    if (rule.action !== action && rule.action !== '*') continue;
    if (!rule.allow) return false;
    allowed = true;
  }
  return allowed;
}
