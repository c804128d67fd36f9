/** Port lists as firewalls and compose files write them: "80,443,8000-8003". */

const MIN_PORT = 1;
const MAX_PORT = 65_535;

export class PortSyntaxError extends Error {
  readonly input: string;

  constructor(input: string, reason: string) {
    super(`Cannot read ports "${input}": ${reason}`);
    this.name = 'PortSyntaxError';
    this.input = input;
  }
}

function parsePort(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new PortSyntaxError(text, 'not a number');
  const port = Number(text);
  if (port < MIN_PORT || port > MAX_PORT) throw new PortSyntaxError(text, `must be ${MIN_PORT} to ${MAX_PORT}`);
  return port;
}

export function expandRange(text: string): number[] {
  const [low = '', high = low] = text.split('-', 2).map((part) => part.trim());
  const from = parsePort(low);
  const to = parsePort(high);
  if (to < from) throw new PortSyntaxError(text, 'the end is before the start');
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export function parsePorts(list: string): number[] {
  const ports = new Set<number>();
  for (const part of list.split(',')) {
    if (part.trim() === '') continue;
    for (const port of expandRange(part.trim())) ports.add(port);
  }
  return [...ports].sort((a, b) => a - b);
}

/** The shortest way to write the ports; the opposite of {@link parsePorts}. */
export function formatPorts(ports: readonly number[]): string {
  const sorted = [...new Set(ports)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const port of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === port - 1) run[1] = port;
    else runs.push([port, port]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
