import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { operandText } from '../shared/text.ts';

/** `price * rate` → `Math.round(price * rate * 100) / 100`, where fractions were seen; as the module rounds elsewhere, if it does. */
export const roundNumber: Operator = {
  name: 'round-number',
  family: 'constant',
  description: 'an amount or a share that carries the noise of binary fractions, or is looked at before it is rounded',
  floor: 1.6,
  on: 'expression',
  *replacements(site, context) {
    const { node, path } = site;
    if (node.type === 'NumericLiteral' || path.key === 'test' || path.parent?.node.type === 'ExpressionStatement')
      return;
    const values = context.valuesOf(node);
    if (!values.some((value) => typeof value === 'number' && Number.isFinite(value) && value % 1 !== 0)) return;
    const factor = operandText(context.source, node);
    for (const digits of digitsElsewhere(site, context))
      yield { text: `Number(${factor}.toFixed(${digits}))`, cost: 1.6 };
    yield { text: `Math.round(${factor} * 100) / 100`, cost: 1.7 };
    yield { text: `Math.round(${factor} * 10) / 10`, cost: 1.9 };
    yield { text: `Math.round(${factor} * 1000) / 1000`, cost: 2 };
    yield { text: `Number(${factor}.toFixed(2))`, cost: 2.1 };
  },
};

/** What the module gives to `toFixed`, as far as it is known at the site. */
function digitsElsewhere({ start }: OperatorSite, { source, bindingsAt }: OperatorContext): Set<string> {
  const given = [...source.matchAll(/\.toFixed\(([1-9]|[a-z_$][\w$]*)\)/gi)].map(([, digits = '']) => digits);
  const known = new Set(given.length === 0 ? [] : bindingsAt(start).map(({ name }) => name));
  return new Set(given.filter((digits) => /^\d$/.test(digits) || known.has(digits)));
}
