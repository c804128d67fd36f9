/** Filter rules of a mail client, applied to each new mail from top to bottom. */
export interface Mail {
  from: string;
  to: readonly string[];
  subject: string;
  size: number;
}

export type Condition =
  | { field: 'from' | 'subject'; contains: string }
  | { field: 'to'; is: string }
  | { field: 'size'; above: number };

export type Action =
  | { do: 'move'; folder: string }
  | { do: 'label'; label: string }
  | { do: 'markRead' }
  | { do: 'delete' };

export interface Rule {
  name: string;
  enabled?: boolean;
  /** whether all conditions must hold or any of them is enough */
  match: 'all' | 'any';
  conditions: readonly Condition[];
  actions: readonly Action[];
  /** do not look at the rules below if this one applies */
  stop?: boolean;
}

export interface Outcome {
  folder: string;
  labels: string[];
  read: boolean;
  /** names of the rules that applied */
  applied: string[];
}

const includes = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

function holds(condition: Condition, mail: Mail): boolean {
  switch (condition.field) {
    case 'from':
    case 'subject':
      return includes(mail[condition.field], condition.contains);
    case 'to':
      return mail.to.some((address) => address.toLowerCase() === condition.is.toLowerCase());
    case 'size':
      return mail.size > condition.above;
  }
}

/** A rule without conditions never matches. */
export function matches(rule: Rule, mail: Mail): boolean {
  if (rule.enabled === false || rule.conditions.length === 0) return false;
  return rule.match === 'all'
    ? rule.conditions.every((c) => holds(c, mail))
    : rule.conditions.some((c) => holds(c, mail));
}

function perform(action: Action, outcome: Outcome): void {
  switch (action.do) {
    case 'move':
      outcome.folder = action.folder;
      break;
    case 'label':
      if (!outcome.labels.includes(action.label)) outcome.labels.push(action.label);
      break;
    case 'markRead':
      outcome.read = true;
      break;
    case 'delete':
      outcome.folder = 'Trash';
      outcome.read = true;
      break;
  }
}

export function applyRules(rules: readonly Rule[], mail: Mail): Outcome {
  const outcome: Outcome = { folder: 'Inbox', labels: [], read: false, applied: [] };
  for (const rule of rules) {
    if (matches(rule, mail)) {
      for (const action of rule.actions) perform(action, outcome);
      outcome.applied.push(rule.name);
    }
    if (rule.stop) break;
  }
  return outcome;
}

/** How many of the mails each rule would apply to, for the settings page. */
export function countMatches(rules: readonly Rule[], mails: readonly Mail[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const rule of rules) counts[rule.name] = 0;
  for (const mail of mails) {
    for (const name of applyRules(rules, mail).applied) counts[name] += 1;
  }
  return counts;
}
