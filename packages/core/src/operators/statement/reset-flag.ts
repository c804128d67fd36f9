import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { blocksOf } from '../shared/blocks-of.ts';
import type { OperatorSite, PatchOperator } from '../operator.ts';
import { indentAt, indentStep } from '../shared/text.ts';

/** `busy = true; return job();` → `busy = true; try { return job(); } finally { busy = false; }`. */
export const resetFlag: PatchOperator = {
  name: 'reset-flag',
  family: 'statement',
  description: 'a flag or counter that says that work goes on is not set back, or not when the work fails',
  floor: 2,
  on: 'module',
  *patches(sites, { source }) {
    for (const list of blocksOf(sites)) {
      for (const [index, { node, path, start, end }] of list.entries()) {
        const after = list.slice(index + 1);
        const reset = resetOf(node, source);
        const last = after.at(-1);
        if (reset === undefined || last === undefined || after.some(({ node: each }) => isText(each, reset, source)))
          continue;
        const indent = indentAt(source, start);
        const step = indentStep(source);
        const isAsync = (enclosingFunction(path)?.node as { async?: boolean } | undefined)?.async === true;
        const work = after.map((site) => workText(site, source, isAsync)).join(`\n${indent}`);
        // What stands in a template literal has to keep its blanks.
        const moved = work.includes('`') ? work : work.replaceAll(`\n${indent}`, `\n${indent}${step}`);
        const text = `\n${indent}try {\n${indent}${step}${moved}\n${indent}} finally {\n${indent}${step}${reset}\n${indent}}`;
        yield { edits: [{ start: end, end: last.end, text }], cost: 2 };
      }
    }
  },
};

/** What takes the statement back. */
function resetOf(node: Node, source: string): string | undefined {
  if (node.type !== 'ExpressionStatement') return undefined;
  const { expression } = node;
  if (expression.type === 'UpdateExpression')
    return `${textOf(source, expression.argument)}${expression.operator === '++' ? '--' : '++'};`;
  if (expression.type !== 'AssignmentExpression') return undefined;
  const { left, right, operator } = expression;
  if (operator === '=' && right.type === 'BooleanLiteral') return `${textOf(source, left)} = ${!right.value};`;
  if ((operator === '+=' || operator === '-=') && right.type === 'NumericLiteral')
    return `${textOf(source, left)} ${operator === '+=' ? '-=' : '+='} ${textOf(source, right)};`;
  return undefined;
}

function isText(node: Node, statement: string, source: string): boolean {
  return textOf(source, node).replace(/;?$/, ';') === statement;
}

/** A promise that is given on unawaited would settle after the `finally`. */
function workText({ node, start, end }: OperatorSite, source: string, isAsync: boolean): string {
  const given = node.type === 'ReturnStatement' ? node.argument : undefined;
  if (!isAsync || given?.type !== 'CallExpression') return source.slice(start, end);
  return `${source.slice(start, startOf(given))}await ${source.slice(startOf(given), endOf(node))}`;
}
