/** Of names of targets: `cart.ts#Cart.total` is a part of `cart.ts#Cart`, and of `cart.ts`; each is a part of itself. */
export function isPartOf(name: string, whole: string): boolean {
  return name === whole || name.startsWith(`${whole}#`) || name.startsWith(`${whole}.`);
}
