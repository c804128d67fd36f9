import type { InsertionPoint } from '../../../syntax/insertion-points.ts';
import { isFunction, type Node } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';
import { throwsAtOnce } from './before-check.ts';

/** Enough for the places before and behind to come first. */
const SKIPPED = 0.2;
const IN_EACH_ROUND = 0.2;
const PUTS_BACK =
  /^(?:this\.)?#?([\w$]+)(?: = (?:\[\]|\{\}|''|""|0|false|null|undefined|new (?:Map|Set)(?:<.*>)?\(\))|\.clear\(\)|\.length = 0);?$/;

/**
 * What it costs more to put something back at a place: at the very end, behind `if (errors.length > 0) throw …`, of which the
 * function knows only after its work, it would not be put back when something went wrong; in the loop that goes through it, it would
 * be in each round.
 */
export function putBackCost({ path, before }: InsertionPoint, statement: string): number {
  const [, name] = PUTS_BACK.exec(statement) ?? [];
  if (name === undefined) return 0;
  return (isBehindReport(path.node, before) ? SKIPPED : 0) + (isGoneThrough(name, path) ? IN_EACH_ROUND : 0);
}

function isBehindReport(block: Node, before: Node | undefined): boolean {
  if (before !== undefined || block.type !== 'BlockStatement') return false;
  const last = block.body.at(-1);
  return last?.type === 'IfStatement' && throwsAtOnce(last.consequent) && block.body.some(isWork);
}

function isWork({ type }: Node): boolean {
  return /^(?:For|ForOf|ForIn|While|Try|Expression)Statement$/.test(type);
}

function isGoneThrough(name: string, path: Path): boolean {
  for (let at: Path | undefined = path; at !== undefined && !isFunction(at.node); at = at.parent) {
    const { node } = at;
    if (node.type === 'ForOfStatement' && speaksOf(name, node.right)) return true;
  }
  return false;
}

function speaksOf(name: string, node: Node): boolean {
  for (const { node: each } of pathsOf(node)) if (each.type === 'Identifier' && each.name === name) return true;
  return false;
}
