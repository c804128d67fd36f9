export interface Contact {
  email: string;
  name: string;
  updated: number;
}

export function latestContacts(contacts: readonly Contact[]): Contact[] {
  const byEmail = new Map<string, Contact>();
  for (const contact of contacts) {
    const key = contact.email.toLowerCase();
    byEmail.set(key, contact);
  }
  return [...byEmail.values()];
}
