/** A target as people read it: `src/price.ts › extractPrice`. */
export function targetName(target: { readonly file: string; readonly symbol?: string }): string {
  return target.symbol === undefined ? target.file : `${target.file} › ${target.symbol}`;
}

/** A target as it is written in a marker: `src/price.ts#extractPrice`. */
export function targetPath(target: { readonly file: string; readonly symbol?: string }): string {
  return target.symbol === undefined ? target.file : `${target.file}#${target.symbol}`;
}
