import type { Operator, OperatorSite } from '../operator.ts';
import { childrenOf, startOf, textOf } from '../../syntax/node.ts';
import { isAround } from '../shared/is-around.ts';
import { commonKind } from '../shared/value-kind.ts';

/** `width` → `height`: another name in scope, or one of the same object's fields, that held the same kind of value. */
export const replaceVariable: Operator = {
  name: 'replace-variable',
  family: 'variable',
  description: 'the wrong one of two variables of the same kind',
  floor: 1.3,
  on: 'expression',
  *replacements(site, { source, bindingsAt, kindOf, valuesOfName }) {
    const { node, path } = site;
    if (node.type === 'UnaryExpression' && node.operator === 'typeof' && node.argument.type === 'Identifier') {
      for (const { name, kind } of bindingsAt(site.start))
        if (name !== node.argument.name && kind === 'parameter') yield { text: `typeof ${name}`, cost: 1.5 };
      return;
    }
    if (node.type !== 'Identifier') return;
    if (bindingsAt(site.start).some(({ name, parameters }) => name === node.name && parameters !== undefined)) {
      // Of those declared further down the top level does not yet know.
      for (const { name, parameters, moduleLevel } of bindingsAt(site.start))
        if (name !== node.name && parameters !== undefined && moduleLevel && !isAround(name, path))
          yield { text: name, cost: 1.6 };
      return;
    }
    const kind = kindOf(node);
    const siblings = siblingTexts(site, source);
    for (const binding of bindingsAt(site.start)) {
      if (binding.name === node.name || binding.parameters !== undefined) continue;
      if (binding.kind === 'import' || binding.kind === 'class' || binding.kind === 'enum') continue;
      const other = commonKind(valuesOfName(binding.name, site));
      if (kind !== undefined && other !== undefined && kind !== other) continue;
      const unknown = kind === undefined || other === undefined ? 0.4 : 0;
      const far = binding.moduleLevel ? 0.2 : 0;
      const duplicate = siblings.has(binding.name) ? 0.5 : 0;
      yield { text: binding.name, cost: 1.4 + unknown + far + duplicate };
    }
  },
};

function siblingTexts({ node, path }: OperatorSite, source: string): Set<string> {
  const up = path.parent?.node;
  const related =
    up?.type === 'BinaryExpression' ||
    up?.type === 'LogicalExpression' ||
    up?.type === 'CallExpression' ||
    up?.type === 'NewExpression';
  if (!related) return new Set();
  return new Set(
    childrenOf(up)
      .filter((child) => startOf(child.node) !== startOf(node))
      .map((child) => textOf(source, child.node)),
  );
}
