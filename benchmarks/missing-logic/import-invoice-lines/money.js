/** Half a cent goes to the even neighbor, as banks do it. */
export function roundCents(cents) {
  const floor = Math.floor(cents);
  if (cents - floor !== 0.5) return Math.round(cents);
  return floor % 2 === 0 ? floor : floor + 1;
}

export function toEuros(cents) {
  return `${(cents / 100).toFixed(2)} €`;
}
