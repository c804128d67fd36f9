import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt, indented, indentStep } from '../../shared/text.ts';

const COST = 1.4;
const MARKS = [';', ',', '|', '/', ':', ' ', '\n'];

/** `const code = Number(codes); …` → `for (const code of codes.split(';').map(Number)) { … }`, where `1;31` made no number. */
export const eachPart: PatchOperator = {
  name: 'each-part',
  family: 'collection',
  description: 'a text with several numbers read as one: codes, ports, ids',
  floor: COST,
  on: 'module',
  *patches(sites, { source, failingValuesOf }) {
    for (const { node, path, start } of sites) {
      const block = path.parent?.node;
      if (node.type !== 'VariableDeclaration' || block?.type !== 'BlockStatement') continue;
      const [declared] = node.declarations;
      const read = declared?.init;
      const last = block.body.at(-1);
      if (!read || last === undefined || last === node || read.type !== 'CallExpression') continue;
      if (declared.id.type !== 'Identifier') continue;
      const [text] = read.arguments;
      const reader = textOf(source, read.callee);
      if (text === undefined || !/^(Number|parseInt|parseFloat)$/.test(reader)) continue;
      if (!failingValuesOf(read).some(Number.isNaN)) continue;
      const values = failingValuesOf(text).filter((value) => typeof value === 'string');
      const [indent, step] = [indentAt(source, start), indentStep(source)];
      for (const mark of MARKS.filter((each) => values.some((value) => value.includes(each)))) {
        const parts = `${textOf(source, text)}.split(${mark === '\n' ? "'\\n'" : `'${mark}'`}).map(Number)`;
        const head = `for (const ${declared.id.name} of ${parts}) {`;
        const rest = source.slice(endOf(node), endOf(last));
        const body = indented(rest, indent, indent + step);
        yield { edits: [{ start: startOf(node), end: endOf(last), text: `${head}${body}\n${indent}}` }], cost: COST };
      }
    }
  },
};
