import { CLASS_KINDS } from './class-kinds.ts';
import { FUNCTION_KINDS } from './function-kinds.ts';
import type { Kind } from './kind.ts';
import { MODULE_KINDS } from './module-kinds.ts';
import { STATE_KINDS } from './state-kinds.ts';
import { SYNTAX_KINDS } from './syntax-kinds.ts';
import { TEST_KINDS } from './test-kinds.ts';
import { TIME_KINDS } from './time-kinds.ts';

/** Every kind that one project can hold beside the others. */
export const ALL_KINDS: readonly Kind[] = [
  ...TEST_KINDS,
  ...TIME_KINDS,
  ...STATE_KINDS,
  ...FUNCTION_KINDS,
  ...CLASS_KINDS,
  ...MODULE_KINDS,
  ...SYNTAX_KINDS,
];
