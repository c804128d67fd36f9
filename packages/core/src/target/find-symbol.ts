import { distance } from 'fastest-levenshtein';
import type { Node } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { exportsOf, topLevelDeclarations } from '../syntax/exports.ts';
import { membersOf } from './members.ts';

/** The declaration that a symbol names, or what is wrong with the symbol. */
export type FoundSymbol =
  | {
      readonly node: Node;
      readonly owner?: Node;
      /** As the module exports it: `default.total` for `Cart.total` of `export default class Cart`. */
      readonly symbol: readonly string[];
      readonly problem?: undefined;
    }
  | { readonly node?: undefined; readonly problem: string };

/** Finds `extractPrice` or `Cart.total` among the exports of a module. `symbol` is not empty. */
export function findSymbol(module: ParsedModule, symbol: readonly string[]): FoundSymbol {
  const [exportName, memberName, ...more] = symbol as [string, ...string[]];
  const exported = exportsOf(module.program);
  const names = exported.map((item) => item.name);
  const found = exported.find((item) => item.name === exportName);
  if (found === undefined) {
    const declared = topLevelDeclarations(module.program).get(exportName);
    const other = declared && exported.find(({ node }) => node === declared);
    // A default has a name of its own as well, and what is exported under another name.
    if (other !== undefined) return findSymbol(module, [other.name, ...symbol.slice(1)]);
    if (declared !== undefined) {
      return { problem: `\`${exportName}\` is not exported: name an export that uses it, which is repaired with it` };
    }
    // `module.exports = Cart`: whoever requires it takes `Cart.prototype.total` from what is all there is.
    const whole = memberName === undefined ? exported.find(({ name }) => name === 'default')?.node : undefined;
    if (whole !== undefined && membersOf(whole).some(({ name }) => name === exportName))
      return findSymbol(module, ['default', exportName]);
    if (typeNames(module.program).has(exportName)) {
      return { problem: `\`${exportName}\` is a type, of which nothing runs: name a function or a value` };
    }
    return { problem: `the module has no export \`${exportName}\`${didYouMean(exportName, names)}` };
  }
  if (found.node === undefined) {
    return { problem: `\`${exportName}\` is re-exported from \`${found.elsewhere}\`: name that module as the target` };
  }
  if (memberName === undefined) {
    return hasValue(found.node)
      ? { node: found.node, symbol }
      : { problem: `\`${exportName}\` is declared without a value` };
  }
  if (more.length > 0) return { problem: `\`${symbol.join('.')}\` goes deeper than \`Class.method\`` };

  const members = membersOf(found.node);
  const member = members.find((item) => item.name === memberName);
  if (member === undefined) {
    const hint = didYouMean(
      memberName,
      members.map((item) => item.name),
    );
    return { problem: `\`${exportName}\` has no member \`${memberName}\`${hint}` };
  }
  return { node: member.node, owner: found.node, symbol };
}

/** Types and interfaces declared at the top of a module, exported or not. */
function typeNames({ body }: ParsedModule['program']): Set<string> {
  const declared = body.map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node));
  return new Set(
    declared.flatMap((node) =>
      node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration' ? [node.id.name] : [],
    ),
  );
}

/** `let total: number;` gets its value elsewhere. */
function hasValue(node: Node): boolean {
  return node.type !== 'VariableDeclarator';
}

/** The nearest name when it is near, else all there are, unless that is a long list. */
function didYouMean(name: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const far = (known: string): number => distance(name.toLowerCase(), known.toLowerCase());
  const nearest = names.toSorted((a, b) => far(a) - far(b))[0] as string;
  if (far(nearest) <= Math.max(2, name.length / 3)) {
    return `: did you mean \`${nearest}\`?`;
  }
  return names.length > 8 ? '' : `: there are ${names.map((known) => `\`${known}\``).join(', ')}`;
}
