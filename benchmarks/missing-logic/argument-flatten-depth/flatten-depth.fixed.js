/** A list whose lists are opened up to `depth` levels down; all of them unless told otherwise. */
export function flatten(list, depth = Infinity) {
  const flat = [];
  for (const item of list) {
    if (Array.isArray(item) && depth > 0) {
      flat.push(...flatten(item, depth - 1));
    } else {
      flat.push(item);
    }
  }
  return flat;
}
