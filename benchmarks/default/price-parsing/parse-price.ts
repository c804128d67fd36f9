/** The amount of a price as shops print it: "$1,299.00", "EUR 20"; undefined where there is none. */
export function parsePrice(text: string): number | undefined {
  const match = /\d[\d,]*(?:\.\d+)?/.exec(text);
  if (match === null) return undefined;
  return Number(match[0].replace(',', ''));
}
