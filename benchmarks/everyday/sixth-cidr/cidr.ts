/** IPv4 addresses as unsigned numbers, and blocks of them such as `10.0.0.0/8`. */

export interface Block {
  /** The first address. */
  base: number;
  /** How many leading bits all addresses have in common. */
  bits: number;
}

export function parseAddress(text: string): number {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) {
    throw new RangeError(`Not an IPv4 address: ${text}`);
  }
  return parts.reduce((address, part) => address * 256 + Number(part), 0);
}

export function formatAddress(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
}

function maskOf(bits: number): number {
  return (-1 << (32 - bits)) >>> 0;
}

/** Reads a block; a single address is one as well. Bits of the address behind the prefix do not matter. */
export function parseBlock(text: string): Block {
  const [address, prefix = '32'] = text.split('/');
  const bits = Number(prefix);
  if (!/^\d{1,2}$/.test(prefix) || bits > 32) throw new RangeError(`Not a block: ${text}`);
  return { base: (parseAddress(address) & maskOf(bits)) >>> 0, bits };
}

export function formatBlock({ base, bits }: Block): string {
  return `${formatAddress(base)}/${bits}`;
}

export function contains({ base, bits }: Block, address: number): boolean {
  return (address & maskOf(bits)) >>> 0 === base;
}

export function lastAddress({ base, bits }: Block): number {
  return (base | ~maskOf(bits)) >>> 0;
}

/** Where to send packets; of all routes for an address, the one with the smallest block wins. */
export class RouteTable<T> {
  private readonly routes: { block: Block; target: T }[] = [];

  add(block: string, target: T): this {
    this.routes.push({ block: parseBlock(block), target });
    this.routes.sort((a, b) => b.block.bits - a.block.bits);
    return this;
  }

  find(address: string): T | undefined {
    const wanted = parseAddress(address);
    return this.routes.find(({ block }) => contains(block, wanted))?.target;
  }
}
