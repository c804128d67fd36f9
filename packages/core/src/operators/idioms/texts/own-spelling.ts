import { textOf } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import type { Operator, OperatorSite } from '../../operator.ts';
import { textParts } from './text-parts.ts';

const COST = 1.3;
/** `text.toLowerCase().indexOf(term.toLowerCase())`. */
const FOUND = /^([\w$.]+)\.to(?:Lower|Upper)Case\(\)\.indexOf\(([\w$.]+)\.to(?:Lower|Upper)Case\(\)\)$/;

/** With `at = text.toLowerCase().indexOf(term.toLowerCase())`, `'<b>' + term + '</b>'` → `'<b>' + text.slice(at, at + term.length) + '</b>'`. */
export const ownSpelling: Operator = {
  name: 'own-spelling',
  family: 'variable',
  description: 'what was looked for put in the place of what was found, which is spelled in another way',
  floor: COST,
  on: 'expression',
  *replacements(site, { source }) {
    const { node, path } = site;
    const isPart = path.parent !== undefined && /^(BinaryExpression|TemplateLiteral)$/.test(path.parent.node.type);
    if (node.type !== 'Identifier' || !isPart || !isInText(site)) return;
    const found = foundBy(node.name, site, source);
    if (found !== undefined)
      yield { text: `${found.text}.slice(${found.at}, ${found.at} + ${node.name}.length)`, cost: COST };
  },
};

function isInText({ node, path }: OperatorSite): boolean {
  let whole = path.parent;
  while (whole?.parent?.node.type === 'BinaryExpression') whole = whole.parent;
  return whole !== undefined && textParts(whole).some((part) => 'node' in part && part.node === node);
}

/** Where a term was found, and in what. */
function foundBy(
  term: string,
  { path }: OperatorSite,
  source: string,
): { readonly text: string; readonly at: string } | undefined {
  const around = enclosingFunction(path)?.node;
  for (const { node } of around === undefined ? [] : pathsOf(around)) {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || !node.init) continue;
    const [, text, asked] = FOUND.exec(textOf(source, node.init)) ?? [];
    if (text !== undefined && asked === term) return { text, at: node.id.name };
  }
  return undefined;
}
