export function formatDay(date) {
  return date.toISOString().slice(0, 10);
}

export function formatPercent(part) {
  return `${Math.round(part * 100)} %`;
}
