/** Address labels for the parcel printer, from customers as the shop API returns them. */

export interface Address {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country?: string | null;
}

export interface Customer {
  readonly name: string;
  readonly company?: string | null;
  readonly billing: Address;
  /** Null when parcels go to the billing address. */
  readonly shipping: Address | null;
}

const HOME_COUNTRY = 'DE';

const COUNTRY_NAMES: Readonly<Record<string, string>> = { AT: 'Austria', CH: 'Switzerland', FR: 'France' };

export function countryLine(country: string | null | undefined): string | undefined {
  const code = country!.trim().toUpperCase();
  if (code === '' || code === HOME_COUNTRY) return undefined;
  return (COUNTRY_NAMES[code] ?? code).toUpperCase();
}

export function shippingAddress(customer: Customer): Address {
  return customer.shipping ?? customer.billing;
}

export function addressLabel(customer: Customer): string[] {
  const address = shippingAddress(customer);
  const country = countryLine(address.country);
  const lines = [customer.name, address.street, `${address.zip} ${address.city}`];
  if (customer.company) lines.unshift(customer.company);
  if (country !== undefined) lines.push(country);
  return lines;
}

export function isAbroad(customer: Customer): boolean {
  return countryLine(shippingAddress(customer).country) !== undefined;
}

/** Labels by zip code, as the carrier wants the parcels sorted. */
export function labelsByZip(customers: readonly Customer[]): string[][] {
  return [...customers]
    .sort((a, b) => shippingAddress(a).zip.localeCompare(shippingAddress(b).zip))
    .map((customer) => addressLabel(customer));
}
