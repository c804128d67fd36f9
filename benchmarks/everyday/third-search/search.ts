export interface Product {
  name: string;
  tags: string[];
}

export function search(products: readonly Product[], query: string): Product[] {
  const words = query.toLowerCase().split(' ');
  return products.filter((product) =>
    words.some((word) => product.name.toLowerCase().includes(word) || product.tags.includes(word)),
  );
}
