export type PackageManager = 'npm' | 'pnpm' | 'yarn';

/** What people type. */
export const TYPED: Readonly<
  Record<PackageManager, { readonly install: string; readonly add: string; readonly run: string }>
> = {
  npm: { install: 'npm install', add: 'npm i -D', run: 'npx' },
  pnpm: { install: 'pnpm install', add: 'pnpm add -D', run: 'pnpm' },
  yarn: { install: 'yarn install', add: 'yarn add -D', run: 'yarn' },
};

/** Those that do not come with Node, with their versions. */
export const OTHER_MANAGERS: readonly string[] = ['pnpm@10.34.9', 'yarn@1.22.22'];

export const LOCK_FILES: Readonly<Record<PackageManager, string>> = {
  npm: 'package-lock.json',
  pnpm: 'pnpm-lock.yaml',
  yarn: 'yarn.lock',
};
