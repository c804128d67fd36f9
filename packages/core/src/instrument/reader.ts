/** The text of a function from a name's position to its value: a name in its dead zone is one absence, not that of all. */
export function readerOf(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '()=>0';
  const tests = names.slice(0, -1).map((name, position) => `_$===${position}?(${name}):`);
  return `(_$)=>${tests.join('')}(${last})`;
}
