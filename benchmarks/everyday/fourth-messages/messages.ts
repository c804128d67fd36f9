export type Values = Record<string, string | number>;

const PLURAL = /\{(\w+), plural,((?:\s*[\w=]+ \{[^{}]*\})+)\s*\}/g;
const BRANCH = /([\w=]+) \{([^{}]*)\}/g;
const PLACE = /\{(\w+)\}/g;

/** Fills in a message such as `{count, plural, =0 {Nobody} one {# guest} other {# guests}} in {room}`. */
export function formatMessage(message: string, values: Values, locale = 'en'): string {
  const chosen = message.replace(PLURAL, (_, name: string, branches: string) => {
    const count = Number(values[name]);
    return chooseBranch(branches, count, locale).replaceAll('#', String(count));
  });
  return chosen.replace(PLACE, (place, name: string) => String(values[name] ?? place));
}

function chooseBranch(text: string, count: number, locale: string): string {
  const branches = new Map<string, string>();
  for (const [, key, content] of text.matchAll(BRANCH)) branches.set(key, content);
  const category = new Intl.PluralRules(locale).select(count);
  return branches.get(category) ?? branches.get(`=${count}`) ?? branches.get('other') ?? '';
}
