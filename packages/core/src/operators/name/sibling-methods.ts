const GROUPS: readonly (readonly string[])[] = [
  ['some', 'every'],
  ['push', 'unshift'],
  ['pop', 'shift'],
  ['min', 'max'],
  ['floor', 'ceil', 'round', 'trunc'],
  ['slice', 'substring', 'splice', 'substr'],
  ['indexOf', 'lastIndexOf', 'search', 'findIndex'],
  ['find', 'filter', 'findLast', 'findIndex', 'some'],
  ['map', 'forEach', 'flatMap', 'filter'],
  ['toLowerCase', 'toUpperCase'],
  ['startsWith', 'endsWith', 'includes'],
  ['trim', 'trimStart', 'trimEnd'],
  ['replace', 'replaceAll'],
  ['padStart', 'padEnd'],
  ['keys', 'values', 'entries'],
  ['add', 'delete'],
  ['set', 'delete'],
  ['charAt', 'charCodeAt', 'codePointAt'],
  ['reduce', 'reduceRight'],
  ['parseInt', 'parseFloat', 'Number'],
  ['isNaN', 'isFinite', 'isInteger'],
  ['getDate', 'getDay', 'getUTCDate'],
  ['getMonth', 'getUTCMonth', 'getDate'],
  ['getHours', 'getUTCHours', 'getMinutes'],
  ['getMinutes', 'getSeconds', 'getUTCMinutes'],
  ['getFullYear', 'getUTCFullYear', 'getYear'],
  ['setDate', 'setMonth', 'setUTCDate'],
  ['setHours', 'setMinutes', 'setUTCHours'],
  ['concat', 'push'],
  ['sin', 'cos', 'tan'],
  ['all', 'allSettled', 'race', 'any'],
  ['then', 'catch', 'finally'],
  ['test', 'exec', 'match'],
  ['match', 'matchAll'],
  ['abs', 'sign'],
  ['log', 'log2', 'log10'],
  ['sqrt', 'cbrt'],
  ['freeze', 'seal', 'assign'],
  ['sort', 'toSorted'],
  ['reverse', 'toReversed'],
  ['splice', 'toSpliced'],
  ['flat', 'flatMap'],
  ['toFixed', 'toPrecision'],
  ['setTimeout', 'setInterval'],
  ['clearTimeout', 'clearInterval'],
  ['encodeURIComponent', 'encodeURI', 'decodeURIComponent'],
];

/** By name, for methods that have a sibling with more: `delete` has no use for the value that `set` was given. */
export const MOST_ARGUMENTS: Readonly<Record<string, number>> = { add: 1, delete: 1 };

/** Of two that do the opposite each is the first that comes to mind for the other. */
export function isOpposite(a: string, b: string): boolean {
  return GROUPS.some((group) => group.length === 2 && group.includes(a) && group.includes(b));
}

/** Methods and functions of the language that are taken for one another, in order of likelihood. */
export function siblingsOf(name: string): string[] {
  const siblings = new Set(GROUPS.filter((group) => group.includes(name)).flat());
  siblings.delete(name);
  return [...siblings];
}
