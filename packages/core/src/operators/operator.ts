import type { Binding } from '../syntax/scope.ts';
import type { Node } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import type { TypeShape } from '../model/module-types.ts';
import type { Edit } from '../model/edit.ts';
import type { ModuleFacts } from './module-facts.ts';
import type { ValueKind } from '../model/value-kind.ts';

/** Groups operators that do the same kind of thing, for reports and for priors. */
export type Family =
  | 'operator'
  | 'constant'
  | 'arguments'
  | 'order'
  | 'name'
  | 'variable'
  | 'unwrap'
  | 'condition'
  | 'async'
  | 'missing-value'
  | 'collection'
  | 'statement'
  | 'uniform';

/** A text that may stand in the place of a site, and how unlikely it is: about 0.5 to 3, lower is tried earlier. */
export interface Replacement {
  readonly text: string;
  readonly cost: number;
}

/** Several edits that belong together. */
export interface PatchProposal {
  readonly edits: readonly Edit[];
  readonly cost: number;
}

interface Described {
  /** Unique, kebab-case; users read it in reports. */
  readonly name: string;
  readonly family: Family;
  /** Which real faults it mends. */
  readonly description: string;
  /** No replacement of it is cheaper. */
  readonly floor: number;
}

/** Rewrites one expression or one statement. Replacements need no parentheses around them: who splices adds them. */
export interface Operator extends Described {
  readonly on: 'expression' | 'statement';
  replacements(site: OperatorSite, context: OperatorContext): Iterable<Replacement>;
}

/** Rewrites places that lie apart, such as all uses of one literal. */
export interface PatchOperator extends Described {
  readonly on: 'module';
  /** It wants also places that no failing test came by. */
  readonly unreached?: true;
  patches(sites: readonly OperatorSite[], context: OperatorContext): Iterable<PatchProposal>;
}

export interface OperatorSite {
  readonly node: Node;
  readonly path: Path;
  readonly start: number;
  readonly end: number;
}

/** What an operator may know about the module and its run. */
export interface OperatorContext {
  readonly source: string;
  readonly facts: ModuleFacts;
  /** Names that code at `offset` may read. */
  readonly bindingsAt: (offset: number) => readonly Binding[];
  /** Values that the expression had while the tests ran; empty when it was not reached or not observed. */
  readonly valuesOf: (node: Node) => readonly unknown[];
  /** The same, in the failing tests only. */
  readonly failingValuesOf: (node: Node) => readonly unknown[];
  /** Values that a name had just before the site; empty when unknown. */
  readonly valuesOfName: (name: string, site: OperatorSite) => readonly unknown[];
  /** What fits in the place of an expression, as its types declare; `undefined` when nobody knows. */
  readonly typeWantedAt: (node: Node) => TypeShape | undefined;
  /** The kind of value seen most; `undefined` when nothing but missing values was seen. */
  readonly kindOf: (node: Node) => ValueKind | undefined;
}
