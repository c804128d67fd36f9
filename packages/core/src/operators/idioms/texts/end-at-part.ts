import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.3;
const STEP = 0.05;
/** What stands between the parts of a path, a host, a name, an address. */
const SEPARATOR = /[./:@#_\- \\]/;

/** `host.endsWith(domain)` → `` host.endsWith(`.${domain}`) ``, `path.startsWith(base)` → `` path.startsWith(`${base}/`) ``. */
export const endAtPart: Operator = {
  name: 'end-at-part',
  family: 'condition',
  description: 'a domain, a folder or a namespace that only begins or ends with the same letters',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, valuesOf, failingValuesOf }) {
    const method = methodName(node);
    if (node.type !== 'CallExpression' || (method !== 'startsWith' && method !== 'endsWith')) return;
    const [sought] = node.arguments;
    if (sought === undefined || node.arguments.length > 1 || !/^(Identifier|MemberExpression)$/.test(sought.type))
      return;
    if (!failingValuesOf(node).includes(true)) return;
    const { object } = node.callee as Babel.MemberExpression;
    const text = textOf(source, sought);
    const wholes = valuesOf(object).filter((value) => typeof value === 'string');
    for (const [nth, mark] of separatorsIn(wholes).entries()) {
      const part = method === 'endsWith' ? `\`${mark}\${${text}}\`` : `\`\${${text}}${mark}\``;
      yield { text: `${textOf(source, node.callee)}(${part})`, cost: COST + nth * STEP };
    }
  },
};

/** Most frequent first. */
function separatorsIn(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const sign of texts.join('')) if (SEPARATOR.test(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const marks = [...counts].toSorted(([, a], [, b]) => b - a).map(([mark]) => mark);
  return marks.slice(0, 3).map((mark) => (mark === '\\' ? '\\\\' : mark));
}
