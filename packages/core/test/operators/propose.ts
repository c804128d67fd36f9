import type { TypeShape } from '../../src/model/module-types.ts';
import { gatherFacts } from '../../src/operators/module-facts.ts';
import type {
  Operator,
  OperatorContext,
  OperatorSite,
  PatchOperator,
  PatchProposal,
} from '../../src/operators/operator.ts';
import { commonKind } from '../../src/operators/shared/value-kind.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { textOf } from '../../src/syntax/node.ts';
import { parseModule } from '../../src/syntax/parse.ts';
import { analyzeScopes, bindingsAt } from '../../src/syntax/scope.ts';
import { collectSites } from '../../src/syntax/sites.ts';

export interface Scene {
  readonly source: string;
  /** Text of the expression or statement that is rewritten; the first such place. @default the widest place */
  readonly at?: string;
  /** Values seen, by the text of the expression. */
  readonly seen?: Readonly<Record<string, readonly unknown[]>>;
  /** Those of failing tests alone, by the text of the expression. @default seen */
  readonly failing?: Readonly<Record<string, readonly unknown[]>>;
  /** Values of all other expressions and names. @default none */
  readonly elsewhere?: readonly unknown[];
  /** @default scene.ts */
  readonly file?: string;
  /** First lines of failures. */
  readonly messages?: readonly string[];
  /** What fits at every expression. */
  readonly wanted?: TypeShape;
}

/** What an operator proposes in a scene: texts, cheapest first. */
export function propose(operator: Operator, scene: Scene): string[] {
  const { context, sites, branches } = stage(scene);
  const wanted = [...sites, ...branches].filter(({ kind }) => kind === operator.on);
  const site = wanted.find(({ path }) => scene.at === undefined || textOf(scene.source, path.node) === scene.at);
  if (site === undefined) throw new Error(`no ${operator.on} \`${scene.at}\``);
  const target = { node: site.path.node, path: site.path, start: site.start, end: site.end };
  return [...operator.replacements(target, context)].toSorted((a, b) => a.cost - b.cost).map(({ text }) => text);
}

/** Everything that an operator proposes anywhere in a scene. */
export function proposeAnywhere(
  operator: Operator,
  scene: Scene,
): { site: OperatorSite; text: string; cost: number }[] {
  const { context, sites, branches } = stage(scene);
  return [...sites, ...branches]
    .filter(({ kind }) => kind === operator.on)
    .flatMap((each) => {
      const site = { node: each.path.node, path: each.path, start: each.start, end: each.end };
      return [...operator.replacements(site, context)].map((replacement) => ({ site, ...replacement }));
    });
}

/** The sources that an operator for several places leads to. */
export function proposePatches(operator: PatchOperator, scene: Scene): string[] {
  return patchesIn(operator, scene).map(({ edits }) => applyEdits(scene.source, edits));
}

/** What these cost. */
export function costsOfPatches(operator: PatchOperator, scene: Scene): number[] {
  return patchesIn(operator, scene).map(({ cost }) => cost);
}

function patchesIn(operator: PatchOperator, scene: Scene): PatchProposal[] {
  const { context, sites } = stage(scene);
  const targets = sites.map(({ path, start, end }) => ({ node: path.node, path, start, end }));
  return [...operator.patches(targets, context)];
}

function stage({ source, seen = {}, failing = {}, elsewhere = [], file = 'scene.ts', messages = [], wanted }: Scene) {
  const module = parseModule(source, file);
  const root = analyzeScopes(module.program);
  const { expressions, statements, branches } = collectSites(module, [{ start: 0, end: source.length }]);
  const byText = new Map(Object.entries(seen));
  const failingByText = new Map(Object.entries(failing));
  const valuesOf: OperatorContext['valuesOf'] = (node) => byText.get(textOf(source, node)) ?? elsewhere;
  const context: OperatorContext = {
    source,
    facts: gatherFacts(
      module,
      messages.map((message) => ({ message })),
    ),
    bindingsAt: (offset) => bindingsAt(root, offset),
    valuesOf,
    failingValuesOf: (node) => failingByText.get(textOf(source, node)) ?? valuesOf(node),
    valuesOfName: (name) => byText.get(name) ?? elsewhere,
    typeWantedAt: () => wanted,
    kindOf: (node) => commonKind(valuesOf(node)),
  };
  return { context, sites: [...expressions, ...statements], branches };
}
