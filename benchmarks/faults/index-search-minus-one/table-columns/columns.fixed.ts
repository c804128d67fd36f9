export interface Column {
  readonly key: string;
  readonly title: string;
  readonly hidden?: boolean;
  readonly width?: number;
}

export interface ColumnSettings {
  /** Keys in the order the user dragged them to; columns that are new since then are not in it. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
}

export const DEFAULT_SETTINGS: ColumnSettings = { order: [], hidden: [], widths: {} };

/** The user's order first; columns the user has never ordered come after, in the order of the definition. */
export function orderColumns(columns: readonly Column[], order: readonly string[]): Column[] {
  const rank = (column: Column): number => {
    const index = order.indexOf(column.key);
    return index === -1 ? order.length : index;
  };
  return [...columns].sort((a, b) => rank(a) - rank(b));
}

export function applySettings(columns: readonly Column[], settings: ColumnSettings): Column[] {
  return orderColumns(columns, settings.order).map((column) => ({
    ...column,
    hidden: settings.hidden.includes(column.key),
    width: settings.widths[column.key] ?? column.width ?? 120,
  }));
}

export function visibleTitles(columns: readonly Column[], settings: ColumnSettings): string[] {
  return applySettings(columns, settings)
    .filter((column) => column.hidden !== true)
    .map((column) => column.title);
}

/** Settings as stored in the browser; what cannot be read counts as no settings. */
export function readSettings(stored: string | null): ColumnSettings {
  if (stored === null) return DEFAULT_SETTINGS;
  try {
    return { ...DEFAULT_SETTINGS, ...(JSON.parse(stored) as Partial<ColumnSettings>) };
  } catch {
    return DEFAULT_SETTINGS;
  }
}
