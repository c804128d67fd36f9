import { commonjs } from './commonjs.ts';
import { jsdom } from './jsdom.ts';
import { monorepo } from './monorepo.ts';
import type { NewcomerKind } from './newcomer-kind.ts';
import { pnpm } from './pnpm.ts';
import { typescriptEsm } from './typescript-esm.ts';
import { yarn } from './yarn.ts';

export const ALL_KINDS: readonly NewcomerKind[] = [typescriptEsm, commonjs, jsdom, monorepo, pnpm, yarn];
