const HEAD = {
  vitest: "import { heal } from '@testheal/vitest';\n",
  jest: "const { heal } = require('@testheal/jest');\n",
};

/** The files of `targets` modules of so many lines, each with one fault and a test file of its own, by their paths. */
export function stockFiles(runner, { lines, targets }) {
  const modules = Array.from({ length: targets }, (_, index) => moduleOf(lines, index));
  return Object.fromEntries(
    modules.flatMap(({ source, tests }, index) => [
      [`src/stock-${index}.ts`, source],
      [`src/stock-${index}.test.ts`, HEAD[runner] + tests(`./stock-${index}`)],
    ]),
  );
}

/** Functions of 12 lines that reckon with a list; the one in the middle takes the wrong end of a range. */
function moduleOf(lines, variant) {
  const count = Math.max(1, Math.floor((lines - 6) / 13));
  const faulty = count >> 1;
  const functions = Array.from({ length: count }, (_, index) => stockFunction(index, index === faulty, variant));
  const types =
    'export interface Item {\n  readonly name: string;\n  readonly count: number;\n  readonly price: number;\n}\n';
  const tests = (specifier) => {
    const others = [...new Set([0, count - 1])].filter((index) => index !== faulty);
    const names = [faulty, ...others].map((index) => `report${index}`);
    return `import { ${names.join(', ')} } from '${specifier}';
const items = [
  { name: 'pen', count: 3, price: 2 },
  { name: 'ink', count: ${10 + (faulty % 7) + variant}, price: 5 },
  { name: 'cap', count: 40, price: 1 },
];
heal('${specifier}#report${faulty}')('takes what is just enough', () => {
  expect(report${faulty}(items)).toBe('ink ${(10 + (faulty % 7) + variant) * 5}, cap 40');
});
${others.map((index) => `test('is text ${index}', () => {\n  expect(typeof report${index}(items)).toBe('string');\n});`).join('\n')}
`;
  };
  return { source: `${types}\n${functions.join('\n')}`, tests };
}

function stockFunction(index, isFaulty, variant) {
  return `/** Items of which there are at least ${10 + (index % 7) + variant}, each with what all of it is worth. */
export function report${index}(items: readonly Item[]): string {
  const parts: string[] = [];
  for (const item of items) {
    const worth = item.count * item.price;
    if (item.count ${isFaulty ? '>' : '>='} ${10 + (index % 7) + variant}) {
      parts.push(\`\${item.name} \${worth}\`);
    }
  }
  return parts.join(', ');
}

`;
}
