export function formatMoney(cents: number, symbol = '$'): string {
  const units = Math.floor(Math.abs(cents) / 100);
  const rest = String(Math.abs(cents % 100)).padStart(2, '0');
  const grouped = String(Math.abs(units)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${cents < 0 ? '-' : ''}${symbol}${grouped}.${rest}`;
}
