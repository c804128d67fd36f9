/** As the customer database has it: columns that nobody filled in are null. */
export interface AddressRow {
  name: string;
  company: string | null;
  street: string | null;
  street2: string | null;
  postalCode: string | null;
  city: string | null;
  country: string;
}

// Countries that write the postal code behind the city.
const CODE_BEHIND_CITY = new Set(['US', 'GB', 'AU']);

const COUNTRY_NAMES: Record<string, string> = { DE: 'GERMANY', FR: 'FRANCE', GB: 'UNITED KINGDOM', US: 'USA' };

function cityLine(row: AddressRow): string {
  const parts = CODE_BEHIND_CITY.has(row.country) ? [row.city, row.postalCode] : [row.postalCode, row.city];
  return parts.filter((part) => part !== null).join(' ');
}

/** The lines of a label. The country stands on it only when the letter goes abroad. */
export function formatAddress(row: AddressRow, from: string): string[] {
  const lines = [row.company, row.name, row.street, row.street2, cityLine(row)]
    .map((line) => line?.trim() ?? '')
    .filter((line) => line !== '');
  if (row.country !== from) lines.push(COUNTRY_NAMES[row.country] ?? row.country);
  return lines;
}

export function isDeliverable(row: AddressRow): boolean {
  return row.street !== null && row.city !== null;
}

export function labels(rows: readonly AddressRow[], from: string): string[] {
  return rows.filter(isDeliverable).map((row) => formatAddress(row, from).join('\n'));
}
