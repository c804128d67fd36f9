import type * as Babel from '@babel/types';
import { nameOf } from './module-exports.ts';

/** What one statement imports. */
export interface ImportedNames {
  readonly source: string;
  readonly names: readonly {
    readonly local: string;
    /** Its name in the other module; absent: all of that module. */
    readonly imported?: string;
  }[];
}

export function importedNames({ source, specifiers }: Babel.ImportDeclaration): ImportedNames {
  return {
    source: source.value,
    names: specifiers.map((specifier) => ({
      local: specifier.local.name,
      ...(specifier.type === 'ImportDefaultSpecifier' && { imported: 'default' }),
      ...(specifier.type === 'ImportSpecifier' && { imported: nameOf(specifier.imported) }),
    })),
  };
}

/** What `text` imports and `base` does not, or under another name. A statement that only loads a module counts too. */
export function addedImports(text: readonly ImportedNames[], base: readonly ImportedNames[]): readonly ImportedNames[] {
  const sources = new Set(base.map(({ source }) => source));
  const known = new Set(base.flatMap(({ source, names }) => names.map((name) => keyOf(source, name))));
  return text.flatMap(({ source, names }) => {
    const added = names.filter((name) => !known.has(keyOf(source, name)));
    return added.length > 0 || !sources.has(source) ? [{ source, names: added }] : [];
  });
}

function keyOf(source: string, { local, imported }: ImportedNames['names'][number]): string {
  return JSON.stringify([source, local, imported]);
}

/** Declares them: `namespaces` is the name of a list with one for each. */
export function declarationsOf(added: readonly ImportedNames[], namespaces: string): string {
  const declared = added.flatMap(({ names }, index) =>
    names.map(({ local, imported }) => {
      const whole = `${namespaces}[${index}]`;
      return `${local}=${imported === undefined ? whole : `${whole}[${JSON.stringify(imported)}]`}`;
    }),
  );
  return declared.length === 0 ? '' : `const ${declared.join(',')};`;
}
