export function matches(pattern: string, value: number): boolean {
  if (pattern === '*') return true;
  return pattern.split(',').some((part) => {
    if (part.startsWith('*/')) return value % Number(part.slice(2)) === 0;
    const [from, to] = part.split('-').map(Number);
    return value >= from && value <= to;
  });
}
