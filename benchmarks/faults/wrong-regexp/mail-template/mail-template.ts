/** Values for a template; `{{ customer.name }}` reads `values.customer.name`. */
export interface TemplateValues {
  [name: string]: string | number | TemplateValues | undefined;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*(?:\|\s*(\w+)\s*)?\}\}/g;

const filters: Record<string, (text: string) => string> = {
  upper: (text) => text.toUpperCase(),
  lower: (text) => text.toLowerCase(),
  trim: (text) => text.trim(),
};

function lookUp(values: TemplateValues, path: string): string | undefined {
  let current: TemplateValues[string] = values;
  for (const part of path.split('.')) {
    if (typeof current !== 'object') return undefined;
    current = current[part];
  }
  return typeof current === 'object' || current === undefined ? undefined : String(current);
}

/** Fills the placeholders; one without a value stays, so that a reader of the draft sees it. */
export function render(template: string, values: TemplateValues): string {
  return template.replace(PLACEHOLDER, (whole: string, path: string, filter: string | undefined) => {
    const text = lookUp(values, path);
    if (text === undefined) return whole;
    return filter === undefined ? text : (filters[filter]?.(text) ?? text);
  });
}

/** Paths that a template asks for, each once, in order. */
export function placeholders(template: string): string[] {
  return [...new Set([...template.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))];
}

export function missingValues(template: string, values: TemplateValues): string[] {
  return placeholders(template).filter((path) => lookUp(values, path) === undefined);
}
