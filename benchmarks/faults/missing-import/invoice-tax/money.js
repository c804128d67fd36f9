/** Amounts of money are whole cents everywhere; these are the places where they are not. */

export function roundCents(value) {
  // Half away from zero, as the tax office wants it.
  return Math.sign(value) * Math.round(Math.abs(value));
}

export function sumCents(values) {
  return values.reduce((sum, value) => sum + value, 0);
}

export function formatCents(cents) {
  const sign = cents < 0 ? '-' : '';
  const text = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${text.slice(0, -2)}.${text.slice(-2)}`;
}
