export interface Contact {
  email: string;
  name: string;
  updated: number;
}

export function latestContacts(contacts: readonly Contact[]): Contact[] {
  const byEmail = new Map<string, Contact>();
  for (const contact of contacts) {
    const key = contact.email.toLowerCase();
    const known = byEmail.get(key);
    if (known === undefined || contact.updated > known.updated) byEmail.set(key, contact);
  }
  return [...byEmail.values()];
}
