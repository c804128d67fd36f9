/** "-20 %" for the corner of a product picture; no label where nothing is saved. */
export function discountLabel(before, now) {
  if (now >= before) return '';
  const saved = Math.round(((before - now) / before) * 100);
  return saved < 1 ? 'Sale' : `-${saved} %`;
}
