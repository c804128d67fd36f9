/** Takes "." and ".." out of the path of an address; there is nothing above the root. */
export function normalizePath(path) {
  const kept = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      continue;
    }
    kept.push(segment);
  }
  return `/${kept.join('/')}`;
}
