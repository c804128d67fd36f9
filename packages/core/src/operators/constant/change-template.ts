import type { Operator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';

const SEPARATORS = ['', ' ', '-', ', ', '/', ':', '.', '_'];

/** Other text between the holes of a template literal, or two holes exchanged. */
export const changeTemplate: Operator = {
  name: 'change-template',
  family: 'constant',
  description: 'a wrong separator, a missing blank, or two parts of a message in the wrong order',
  floor: 1.2,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'TemplateLiteral' || node.expressions.length > 6) return;
    const holes = node.expressions.map((hole) => textOf(source, hole));
    const parts = node.quasis.map((quasi) => quasi.value.raw);
    for (let i = 0; i < holes.length; i++) {
      for (let j = i + 1; j < holes.length; j++) {
        yield { text: template(parts, holes.with(i, holes[j] as string).with(j, holes[i] as string)), cost: 1.2 };
      }
    }
    for (const [index, part] of parts.entries()) {
      for (const other of new Set([...SEPARATORS, `${part} `, ` ${part}`, part.trim()])) {
        if (other !== part) yield { text: template(parts.with(index, other), holes), cost: 1.8 };
      }
    }
  },
};

function template(parts: readonly string[], holes: readonly string[]): string {
  return `\`${parts.map((part, index) => part + (index < holes.length ? `\${${holes[index]}}` : '')).join('')}\``;
}
