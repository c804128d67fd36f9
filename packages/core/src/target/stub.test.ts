import { expect, it } from 'vitest';
import { methodStubOf, stubOf, withoutStubs } from './stub.ts';

const CODE = 'export const one = 1;\n';
const CLASS = 'export class Cart {\n  add(): void {\n    throw new Error();\n  }\n}\n';

it.each([
  ['an export', `${CODE}\nexport ${stubOf('two', 'a.ts')}\n`, CODE],
  ['a default without a name', `${CODE}\nexport default ${stubOf('', 'a.js')}\n`, CODE],
  ['all there is', `export ${stubOf('two', 'a.js')}\n`, ''],
  ['two of them', `${CODE}\nexport ${stubOf('two', 'a.ts')}\n\nexport ${stubOf('$3', 'a.ts')}\n`, CODE],
  ['an export of CommonJS', `${CODE}\n${stubOf('two', 'a.cjs')}\nexports.two = two;\n`, CODE],
  ['a method', CLASS.replace(/\}\n$/, `\n  static ${methodStubOf('of', 'a.ts').replaceAll('\n', '\n  ')}\n}\n`), CLASS],
  [
    'Windows line ends',
    `${CODE}\nexport ${stubOf('two', 'a.ts')}\n`.replaceAll('\n', '\r\n'),
    'export const one = 1;\r\n',
  ],
  ['nothing else', `${CODE}${CLASS}`, `${CODE}${CLASS}`],
])('takes out %s', (_what, source, left) => {
  expect(withoutStubs(source)).toBe(left);
});
