/** Prints values for the debug console of the app: one line, cut to a sensible size. */
export interface InspectOptions {
  /** containers nested deeper are only named */
  depth?: number;
  /** entries shown per container */
  maxItems?: number;
  /** characters shown per string */
  maxString?: number;
  /** keys whose values are not shown */
  hide?: readonly string[];
}

type Settings = Required<InspectOptions>;

const DEFAULTS: Settings = { depth: 3, maxItems: 10, maxString: 40, hide: [] };

export function inspect(value: unknown, options: InspectOptions = {}): string {
  return show(value, { ...DEFAULTS, ...options }, []);
}

function showString(text: string, { maxString }: Settings): string {
  const cut = text.length > maxString ? `${text.slice(0, maxString)}…` : text;
  return `'${cut.replace(/\n/g, '\\n')}'`;
}

function showKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : `'${key}'`;
}

/** Puts the entries between brackets, with a note on those left out. */
function enclose(open: string, close: string, entries: readonly string[], { maxItems }: Settings): string {
  if (entries.length === 0) return open + close;
  const shown = entries.slice(0, maxItems);
  if (entries.length > maxItems) shown.push(`… ${entries.length - maxItems} more`);
  return `${open} ${shown.join(', ')} ${close}`;
}

/** `parents` are the containers around the value, from the outside in. */
function show(value: unknown, settings: Settings, parents: readonly object[]): string {
  if (typeof value === 'string') return showString(value, settings);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return `[Function ${value.name || 'anonymous'}]`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Error) return `[${value.name}: ${value.message}]`;
  if (parents.includes(value)) return '[Circular]';
  const name = value.constructor?.name ?? 'Object';
  if (parents.length >= settings.depth) return `[${name}]`;

  const inner = [...parents, value];
  if (Array.isArray(value)) {
    return enclose(
      '[',
      ']',
      value.map((item) => show(item, settings, inner)),
      settings,
    );
  }
  if (value instanceof Set) {
    const items = [...value].map((item) => show(item, settings, inner));
    return enclose(`Set(${value.size}) {`, '}', items, settings);
  }
  if (value instanceof Map) {
    const entries = [...value].map(([k, v]) => `${show(k, settings, inner)} => ${showHidden(k, v, settings, inner)}`);
    return enclose(`Map(${value.size}) {`, '}', entries, settings);
  }
  const entries = Object.entries(value).map(([k, v]) => `${showKey(k)}: ${showHidden(k, v, settings, inner)}`);
  return enclose(name === 'Object' ? '{' : `${name} {`, '}', entries, settings);
}

function showHidden(key: unknown, value: unknown, settings: Settings, parents: readonly object[]): string {
  if (typeof key === 'string' && settings.hide.includes(key)) return '***';
  return show(value, settings, parents);
}

/** Prints like console.log: strings as they are, everything with a space between. */
export function format(values: readonly unknown[], options?: InspectOptions): string {
  return values.map((v) => (typeof v === 'string' ? v : inspect(v))).join(' ');
}
