/** Permissions of the storage service. What no statement allows is forbidden; a deny counts more than any allow. */
export interface Statement {
  effect: 'allow' | 'deny';
  actions: readonly string[];
  resources: readonly string[];
}

export interface Principal {
  name: string;
  statements?: readonly Statement[];
  groups?: readonly string[];
}

export type Groups = Readonly<Record<string, readonly Statement[]>>;

/** "*" at the end of a pattern stands for anything. */
function covers(pattern: string, value: string): boolean {
  return pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : pattern === value;
}

function applies(statement: Statement, action: string, resource: string): boolean {
  return (
    statement.actions.some((pattern) => covers(pattern, action)) &&
    statement.resources.some((pattern) => covers(pattern, resource))
  );
}

/** Those of the principal itself and those of its groups. */
export function statementsOf(principal: Principal, groups: Groups): Statement[] {
  const own = principal.statements ?? [];
  const inherited = (principal.groups ?? []).flatMap((group) => groups[group] ?? []);
  return [...own, ...inherited];
}

export function isAllowed(principal: Principal, groups: Groups, action: string, resource: string): boolean {
  for (const statement of statementsOf(principal, groups)) {
    if (!applies(statement, action, resource)) continue;
    return statement.effect === 'allow';
  }
  return false;
}

export function assertAllowed(principal: Principal, groups: Groups, action: string, resource: string): void {
  if (!isAllowed(principal, groups, action, resource)) {
    throw new Error(`${principal.name} may not ${action} ${resource}`);
  }
}

export function visibleResources(principal: Principal, groups: Groups, resources: readonly string[]): string[] {
  return resources.filter((resource) => isAllowed(principal, groups, 'read', resource));
}
