import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosing, pathsOf, programOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { functionStarts, plainParameters } from '../../shared/function-starts.ts';
import { indentAt } from '../../shared/text.ts';

const COST = { same: 1.6, alike: 1.9 };
/** What is refused first is not to be kept. */
const BEFORE_ALL = 0.1;

/** `resize(newSize) { this.#drop(newSize); }` → at its end, or before all, `this.#maxSize = newSize;`, a field that is set elsewhere. */
export const storeParameter: PatchOperator = {
  name: 'store-parameter',
  family: 'statement',
  description: 'a setter that acts on the new value and forgets to keep it',
  floor: COST.same,
  on: 'module',
  *patches(sites, { source }) {
    for (const { own, body, site, insert } of functionStarts(sites, source)) {
      if (!/^Class(Private)?Method$/.test(own.type) || (own as Babel.ClassMethod).kind === 'constructor') continue;
      const owner = enclosing(site.path, ({ type }) => type === 'ClassBody')?.node ?? programOf(site.path);
      const [stored, kept] = [fieldsSet(body, source), fieldsSet(owner, source)];
      const last = body.body.at(-1) as Node;
      const isOpen = !/^(Return|Throw)Statement$/.test(last.type);
      for (const name of plainParameters(own)) {
        for (const field of kept) {
          const cost = costOf(name, field);
          if (cost === undefined || stored.has(field)) continue;
          const text = `this.${field} = ${name};`;
          yield { edits: insert(text), cost: cost + BEFORE_ALL };
          if (isOpen)
            yield {
              edits: [{ start: endOf(last), end: endOf(last), text: `\n${indentAt(source, startOf(last))}${text}` }],
              cost,
            };
        }
      }
    }
  },
};

/** Names of fields of `this` that are assigned, with their `#`. */
function fieldsSet(root: Node, source: string): Set<string> {
  const fields = new Set<string>();
  for (const { node } of pathsOf(root, (each) => each !== root && isFunction(each) && isPlainFunction(each))) {
    const left = node.type === 'AssignmentExpression' ? node.left : undefined;
    if (left?.type !== 'MemberExpression' || left.computed || left.object.type !== 'ThisExpression') continue;
    fields.add(textOf(source, left.property));
  }
  return fields;
}

/** It has a `this` of its own. */
function isPlainFunction({ type }: Node): boolean {
  return type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

/** `newSize` is for `size`, and likely for `maxSize`. */
function costOf(parameter: string, field: string): number | undefined {
  const [given, kept] = [wordsOf(parameter), wordsOf(field)];
  if (given.join(' ') === kept.join(' ')) return COST.same;
  return given.at(-1) === kept.at(-1) ? COST.alike : undefined;
}

function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z\d]+/g) ?? [name];
  return words.map((word) => word.toLowerCase()).filter((word, index) => index > 0 || !/^(new|next|the)$/.test(word));
}
