/** Total of an order in cents; `priceOf` asks the catalog. */
export async function orderTotal(lines, priceOf) {
  let total = 0;
  for (const { sku, quantity } of lines) {
    const cents = await priceOf(sku);
    total += cents * quantity;
  }
  return total;
}
