/** Lines of an account with the balance after each booking. */
export function statement(opening, bookings) {
  let balance = opening;
  const lines = [];
  for (const { text, cents } of bookings) {
    balance += cents;
    lines.push({ text, cents, balance });
  }
  return { lines, closing: balance };
}
