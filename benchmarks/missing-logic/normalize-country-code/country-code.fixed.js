const NAMES = { de: 'Germany', fr: 'France', at: 'Austria', nl: 'Netherlands' };

/** Name of a country by its code, as people type it into forms. */
export function countryName(code) {
  const key = code.trim().toLowerCase();
  return NAMES[key] ?? `unknown (${code})`;
}
