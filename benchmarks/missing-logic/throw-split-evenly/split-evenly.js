/** Parts of an amount in cents that differ by one cent at most; the larger ones come first. */
export function splitEvenly(cents, parts) {
  const each = Math.floor(cents / parts);
  const larger = cents - each * parts;
  const result = [];
  for (let part = 0; part < parts; part++) result.push(part < larger ? each + 1 : each);
  return result;
}
