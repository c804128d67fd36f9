/**
 * Import of contacts from a spreadsheet. Rows that are not valid are reported
 * to the user, and the others are stored.
 */
export type Row = Record<string, string | undefined>;

export interface Contact {
  email: string;
  name: string;
  age: number | null;
}

export interface ContactStore {
  findByEmail(email: string): Promise<Contact | undefined>;
  save(contact: Contact): Promise<void>;
}

export interface ImportReport {
  created: number;
  skipped: number;
  problems: { line: number; message: string }[];
}

export class RowError extends Error {}

function toContact(row: Row): Contact {
  const email = row['email']?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new RowError(`"${email}" is not an e-mail address`);
  const name = row['name']?.trim() ?? '';
  if (name === '') throw new RowError('the name is missing');
  const age = row['age']?.trim() ? Number(row['age']) : null;
  if (Number.isNaN(age)) throw new RowError(`"${row['age']}" is not a number`);
  return { email, name, age };
}

export async function importContacts(rows: readonly Row[], store: ContactStore): Promise<ImportReport> {
  const report: ImportReport = { created: 0, skipped: 0, problems: [] };
  for (const [index, row] of rows.entries()) {
    try {
      const contact = toContact(row);
      if (await store.findByEmail(contact.email)) {
        report.skipped++;
        continue;
      }
      await store.save(contact);
      report.created++;
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      // the first line has the headings
      report.problems.push({ line: index + 2, message: (error as Error).message });
    }
  }
  return report;
}
