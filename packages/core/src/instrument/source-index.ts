import type * as Babel from '@babel/types';
import type { Span } from '../model/edit.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import { pathsOf, type Path } from '../syntax/path.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { guardsOf, isErased } from './guard-insertions.ts';
import { guardNamesFor, type GuardNames } from './guard-names.ts';
import type { Insertion } from './insertion.ts';
import { preludeInsertions } from './prelude-insertion.ts';

/** A parsed module in which places are found quickly, with what all its copies have: one walk for all of them. */
export interface SourceIndex {
  readonly module: ParsedModule;
  readonly names: GuardNames;
  /** The prelude, and a tick at each function entry and loop round. */
  readonly guards: readonly Insertion[];
  /** The smallest node that holds `span`; touching counts as holding. */
  readonly smallestAround: (span: Span) => Path;
  readonly privateNames: readonly string[];
}

export function indexSource(module: ParsedModule): SourceIndex {
  const children = new Map<Path, Path[]>();
  const privateNames = new Set<string>();
  const names = guardNamesFor(module.source);
  const guards = preludeInsertions(module, names);
  let root: Path | undefined;
  for (const path of pathsOf(module.program, isErased)) {
    root ??= path;
    if (path.parent) children.get(path.parent)?.push(path);
    children.set(path, []);
    if (path.node.type === 'PrivateName') privateNames.add(`#${path.node.id.name}`);
    guards.push(...guardsOf(path.node, names));
  }
  return {
    module,
    names,
    guards,
    privateNames: [...privateNames],
    smallestAround(span) {
      let path = root as Path;
      for (;;) {
        const inner = children.get(path)?.find(({ node }) => startOf(node) <= span.start && span.end <= endOf(node));
        if (inner === undefined) return path;
        path = inner;
      }
    },
  };
}

/** The statements of a list that may get more of them. */
export function statementList(node: Node): readonly Babel.Statement[] | undefined {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
    case 'TSModuleBlock':
      return node.body;
    case 'SwitchCase':
      return node.consequent;
    default:
      return undefined;
  }
}

/** Whether a statement makes a name that other statements may read. */
export function declares(statement: Babel.Statement): boolean {
  return (
    statement.type.endsWith('Declaration') ||
    statement.type.startsWith('TS') ||
    (statement.type === 'LabeledStatement' && declares(statement.body))
  );
}
