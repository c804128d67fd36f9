import { ACCESSOR_KINDS } from './accessor-kinds.ts';
import { CAPTURED_KINDS } from './captured-kinds.ts';
import { FUNCTION_KINDS } from './function-kinds.ts';
import type { Kind } from './kind.ts';
import { METHOD_KINDS } from './method-kinds.ts';
import { MODULE_KINDS } from './module-kinds.ts';
import { MODULE_STATE_KINDS } from './module-state-kinds.ts';
import { OBJECT_KINDS } from './object-kinds.ts';
import { PRIVATE_METHOD_KINDS } from './private-method-kinds.ts';
import { SHARED_DATA_KINDS } from './shared-data-kinds.ts';
import { SYNTAX_KINDS } from './syntax-kinds.ts';
import { TEST_KINDS } from './test-kinds.ts';
import { TIME_KINDS } from './time-kinds.ts';

/** Every kind that one project can hold beside the others. */
export const ALL_KINDS: readonly Kind[] = [
  ...TEST_KINDS,
  ...TIME_KINDS,
  ...SHARED_DATA_KINDS,
  ...MODULE_STATE_KINDS,
  ...CAPTURED_KINDS,
  ...FUNCTION_KINDS,
  ...METHOD_KINDS,
  ...ACCESSOR_KINDS,
  ...PRIVATE_METHOD_KINDS,
  ...OBJECT_KINDS,
  ...MODULE_KINDS,
  ...SYNTAX_KINDS,
];
