export function splitBill(totalCents: number, people: number): number[] {
  const share = Math.floor(totalCents / people);
  const rest = totalCents % people;
  return Array.from({ length: people }, (_, index) => share + (index <= rest ? 1 : 0));
}
