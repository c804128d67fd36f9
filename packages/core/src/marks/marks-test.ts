import type { StaticMark, StaticTitle } from './static-mark.ts';

/** Whether a mark holds for the test that the runner calls by `titlePath`; never for marks that hold for `nothing` or `unknown`. */
export function marksTest(mark: StaticMark, titlePath: readonly string[]): boolean {
  if (mark.holdsFor === 'nothing' || mark.holdsFor === 'unknown') return false;
  const fits = (path: readonly string[]): boolean =>
    (mark.holdsFor === 'suite' ? path.length > mark.titles.length : path.length === mark.titles.length) &&
    mark.titles.every((title, index) => titleMatches(title, path[index] as string));
  return fits(titlePath) || (mark.isNested && titlePath.some((_title, index) => fits(titlePath.slice(index))));
}

export function titleMatches(title: StaticTitle, name: string): boolean {
  return title.pattern === undefined ? title.text === name : new RegExp(`^(?:${title.pattern})$`).test(name);
}
