import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorSite, PatchOperator, PatchProposal } from '../../operator.ts';
import { lastAnswer } from '../../shared/last-answer.ts';
import { oppositeText } from '../../shared/opposite-text.ts';
import { indentAt } from '../../shared/text.ts';

const COST = { some: 1.4, every: 1.5, both: 1.9 };
const NAMES = ['found', 'any', 'anyFound'];

/**
 * `for (const rule of rules) { if (!fits(rule)) continue; return rule.allows; } return false;` → `if (rule.allows) return true;`, or
 * `if (!rule.allows) return false;` with `return true;` behind, or that with `return found;` for at least one.
 */
export const judgeEveryItem: PatchOperator = {
  name: 'judge-every-item',
  family: 'condition',
  description: 'the first item alone tells yes or no, where one of them may, or each of them has to',
  floor: COST.some,
  on: 'module',
  *patches(sites, { source, kindOf }) {
    for (const site of sites) {
      const last = lastAnswer(site.node);
      const asked = last?.answer.argument;
      if (last === undefined || last.isElse || !asked || asked.type === 'BooleanLiteral') continue;
      if (kindOf(asked) === 'boolean') yield* judgements(site, last.answer, asked, source);
    }
  },
};

function* judgements(
  { node: loop, path }: OperatorSite,
  answer: Node,
  asked: Node,
  source: string,
): Generator<PatchProposal> {
  const block = path.parent?.node;
  const behind = block?.type === 'BlockStatement' ? block.body[(path.index ?? 0) + 1] : undefined;
  if (behind?.type !== 'ReturnStatement') return;
  const [at, gap] = [startOf(answer), `\n${indentAt(source, startOf(answer))}`];
  const inLoop = (text: string) => ({ start: at, end: endOf(answer), text });
  const atEnd = (value: string) => ({ start: startOf(behind), end: endOf(behind), text: `return ${value};` });
  const refusal = `if (${oppositeText(asked, source)}) return false;`;
  yield { edits: [inLoop(`if (${textOf(source, asked)}) return true;`), atEnd('false')], cost: COST.some };
  yield { edits: [inLoop(refusal), atEnd('true')], cost: COST.every };
  const name = NAMES.find((each) => !source.includes(each));
  if (name === undefined) return;
  const declared = `let ${name} = false;\n${indentAt(source, startOf(loop))}`;
  yield {
    edits: [
      { start: startOf(loop), end: startOf(loop), text: declared },
      inLoop(`${refusal}${gap}${name} = true;`),
      atEnd(name),
    ],
    cost: COST.both,
  };
}
