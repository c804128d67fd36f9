/** Whether a version is in a range as our manifests have them: `^3.2 || ^4.0.18 || >=22.12.0`. */
export function isInRange(version: string, range: string): boolean {
  const given = parse(version);
  return range.split('||').some((part) => {
    const [, operator, wanted = ''] = /^\s*(\^|>=)\s*([\d.]+)\s*$/.exec(part) ?? [];
    if (operator === undefined) return false;
    const least = parse(wanted);
    return isAtLeast(given, least) && (operator === '>=' || given[0] === least[0]);
  });
}

/** Pre-releases count as what they come before. */
function parse(version: string): readonly number[] {
  return version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? [];
}

function isAtLeast(version: readonly number[], least: readonly number[]): boolean {
  for (const place of [0, 1, 2]) {
    const difference = (version[place] ?? 0) - (least[place] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
