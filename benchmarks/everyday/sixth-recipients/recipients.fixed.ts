export interface Recipient {
  /** Empty when only the address is known. */
  name: string;
  address: string;
}

/** The entries of a list that is separated by commas, semicolons or line ends. */
function splitList(text: string): string[] {
  const entries: string[] = [];
  let entry = '';
  let quoted = false;
  for (const char of text) {
    if (char === '"') quoted = !quoted;
    if (!quoted && ',;\n'.includes(char)) {
      entries.push(entry);
      entry = '';
    } else {
      entry += char;
    }
  }
  entries.push(entry);
  return entries.map((one) => one.trim()).filter((one) => one !== '');
}

/** The domain of an address does not depend on upper and lower case. */
function normalizeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return address.slice(0, at) + address.slice(at).toLowerCase();
}

/** Reads `ann@example.org`, `Ann Lee <ann@example.org>` or `"Ann Lee" <ann@example.org>`. */
export function parseRecipient(text: string): Recipient {
  const match = /^(.*)<([^<>]*)>$/.exec(text.trim());
  const [name, address] = match === null ? ['', text.trim()] : [match[1].trim(), match[2].trim()];
  if (!/^[^\s@"]+@[^\s@"]+$/.test(address)) throw new SyntaxError(`Not a recipient: ${text}`);
  return { name: name.replace(/^"(.*)"$/, '$1'), address: normalizeAddress(address) };
}

/** Reads what somebody typed or pasted into the "To" field. An address counts once. */
export function parseRecipients(text: string): Recipient[] {
  const byAddress = new Map<string, Recipient>();
  for (const entry of splitList(text)) {
    const recipient = parseRecipient(entry);
    const known = byAddress.get(recipient.address);
    if (known === undefined) byAddress.set(recipient.address, recipient);
    else if (known.name === '') known.name = recipient.name;
  }
  return [...byAddress.values()];
}

export function formatRecipient({ name, address }: Recipient): string {
  if (name === '') return address;
  return /[,;<>@]/.test(name) ? `"${name}" <${address}>` : `${name} <${address}>`;
}

export function formatRecipients(recipients: readonly Recipient[]): string {
  return recipients.map(formatRecipient).join(', ');
}
