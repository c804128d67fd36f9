import type { TypesUse } from './module-types.ts';
import type { RepairTarget } from './target.ts';

/** What the process that asks TypeScript is sent. */
export type TypesRequest =
  /** The first message. `typescript`: absolute path of the project's; `folder`: where the first module will likely be. */
  | { readonly kind: 'load'; readonly typescript: string; readonly folder: string }
  /** `answerFile`: where the answer is to lie, as JSON; it is not there before it is whole. */
  | { readonly kind: 'read'; readonly target: RepairTarget; readonly answerFile: string }
  | TypeCheckRequest;

/** Answered by a `TypeCheckReply` with the same `id`. `source`: what `file` holds; `text`: what it is to hold. */
export interface TypeCheckRequest {
  readonly kind: 'check';
  readonly id: number;
  readonly file: string;
  readonly source: string;
  readonly text: string;
}

/** Said when the process has waited for a while and holds nothing that it could not soon make again. */
export interface TypesIdle {
  readonly kind: 'idle';
  /** Requests it has had until then. */
  readonly requests: number;
}

export interface TypeCheckReply {
  readonly id: number;
  /** As in `TypeCheck`; absent when TypeScript could not tell. */
  readonly errors?: readonly string[];
}

/** Where the types of a target will lie, or why nobody is asked for them. */
export type TypesTicket =
  /** Absolute path of a `TypesAnswer` as JSON; the file is there once it is whole. */
  { readonly answerFile: string } | { readonly why: TypesUse };
