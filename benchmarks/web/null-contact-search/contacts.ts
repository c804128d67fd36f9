/** The address book's search. Fields that a contact does not have come as `null`. */

export interface Contact {
  readonly id: number;
  readonly name: string;
  readonly company: string | null;
  readonly email: string | null;
}

function normalize(text: string): string {
  return text.trim().toLowerCase();
}

export function matches(contact: Contact, query: string): boolean {
  const wanted = normalize(query);
  return [contact.name, contact.company, contact.email].some((field) => normalize(field as string).includes(wanted));
}

/** Contacts whose name begins with the query come first, in the order of the book otherwise. */
export function searchContacts(contacts: readonly Contact[], query: string): Contact[] {
  if (normalize(query) === '') return [...contacts];
  const found = contacts.filter((contact) => matches(contact, query));
  const isFirst = (contact: Contact): boolean => normalize(contact.name).startsWith(normalize(query));
  return [...found.filter(isFirst), ...found.filter((contact) => !isFirst(contact))];
}

export function label({ name, company }: Contact): string {
  return company === null ? name : `${name} (${company})`;
}
