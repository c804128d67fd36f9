import { formatDay } from './format.js';

/** Address of a post: "/2025-03-01/spring-sale". */
export function postAddress({ title, published }) {
  return `/${formatDay(published)}/${slugify(title)}`;
}
