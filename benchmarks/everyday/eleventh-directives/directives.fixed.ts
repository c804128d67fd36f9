/**
 * Comments that switch rules of our template linter off:
 *
 *   <!-- lint-disable no-inline-style, alt-text -- legacy page -->
 *   <!-- lint-enable alt-text -->
 *   <!-- lint-disable-next-line -->
 *
 * Without rules a comment is about all of them. Text after ` -- ` explains.
 */
export interface Problem {
  rule: string;
  line: number;
  message: string;
}

export type DirectiveKind = 'disable' | 'enable' | 'disable-next-line';

export interface Directive {
  kind: DirectiveKind;
  line: number;
  /** undefined for all rules */
  rules?: string[];
  reason?: string;
}

const COMMENT = /<!--\s*lint-(disable-next-line|disable|enable)(?![\w-])\s*(.*?)\s*-->/g;

/** Splits "a, b -- because" into the rules and the reason. */
function parseBody(body: string): Pick<Directive, 'rules' | 'reason'> {
  const [list, ...rest] = body.split(/(?:^|\s)--\s/);
  const rules = list
    .split(',')
    .map((rule) => rule.trim())
    .filter(Boolean);
  const reason = rest.join(' -- ').trim();
  return {
    ...(rules.length > 0 ? { rules } : {}),
    ...(reason !== '' ? { reason } : {}),
  };
}

export function parseDirectives(source: string): Directive[] {
  const directives: Directive[] = [];
  source.split(/\r?\n/).forEach((text, index) => {
    for (const [, kind, body] of text.matchAll(COMMENT)) {
      directives.push({
        kind: kind as DirectiveKind,
        line: index + 1,
        ...parseBody(body),
      });
    }
  });
  return directives;
}

const concerns = (directive: Directive, rule: string): boolean =>
  directive.rules === undefined || directive.rules.includes(rule);

function isDisabled(problem: Problem, directives: Directive[]): Directive | undefined {
  let by: Directive | undefined;
  for (const directive of directives) {
    if (!concerns(directive, problem.rule)) continue;
    if (directive.kind === 'disable-next-line') {
      if (directive.line === problem.line - 1) return directive;
      continue;
    }
    if (directive.line > problem.line) continue;
    by = directive.kind === 'disable' ? directive : undefined;
  }
  return by;
}

export interface FilterResult {
  problems: Problem[];
  /** directives that switch something off that was never reported */
  unused: Directive[];
}

export function applyDirectives(problems: Problem[], source: string): FilterResult {
  const directives = parseDirectives(source);
  const used = new Set<Directive>();
  const remaining = problems.filter((problem) => {
    const directive = isDisabled(problem, directives);
    if (directive) used.add(directive);
    return directive === undefined;
  });
  return {
    problems: remaining,
    unused: directives.filter((d) => d.kind !== 'enable' && !used.has(d)),
  };
}

export function describe(directive: Directive): string {
  const rules = directive.rules?.join(', ') ?? 'all rules';
  const reason = directive.reason ? ` (${directive.reason})` : '';
  return `line ${directive.line}: ${directive.kind} ${rules}${reason}`;
}
