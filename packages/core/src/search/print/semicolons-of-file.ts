import type { Edit } from '../../model/edit.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { endOf } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

const ENDED = /^(?:Expression|Return|Throw|Break|Continue)Statement$|^(?:Variable|Import)Declaration$/;
/** So few statements tell no style. */
const LEAST = 3;

/** The edits without semicolons at the ends of lines, where no statement of the module has one. Whether they still mean the same is for others to ask. */
export function withoutSemicolons({ program, source }: ParsedModule, edits: readonly Edit[]): Edit[] | undefined {
  if (!edits.some(({ text }) => text.includes(';'))) return undefined;
  let count = 0;
  for (const { node, parent } of pathsOf(program)) {
    // Those in the head of a loop have theirs from the language.
    if (!ENDED.test(node.type) || parent?.node.type.startsWith('For') === true) continue;
    if (source[endOf(node) - 1] === ';') return undefined;
    count += 1;
  }
  if (count < LEAST) return undefined;
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(/;(?=[^\S\n]*(?:\n|$|\}))/g, '') }));
}
