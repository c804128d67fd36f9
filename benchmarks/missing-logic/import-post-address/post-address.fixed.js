import { formatDay } from './format.js';
import { slugify } from './slugify.js';

/** Address of a post: "/2025-03-01/spring-sale". */
export function postAddress({ title, published }) {
  return `/${formatDay(published)}/${slugify(title)}`;
}
