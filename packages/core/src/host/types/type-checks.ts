import type { TypeCheck } from '../../model/type-check.ts';
import type { TypeCheckReply } from '../../model/types-request.ts';

/** Questions to the process that asks TypeScript, and the answers that come back. */
export interface TypeChecks {
  /** `send` gets the number of the question. Settles with its reply, or `failed` when there will be none. */
  ask(send: (id: number) => void): Promise<TypeCheck>;
  /** Takes a message of the process. */
  reply(message: unknown): void;
  /** The process is gone: there will be no more replies. */
  drop(): void;
}

const FAILED: TypeCheck = { status: 'unchecked', why: 'failed' };

export function createTypeChecks(): TypeChecks {
  const open = new Map<number, (check: TypeCheck) => void>();
  let asked = 0;
  let isOver = false;

  return {
    async ask(send) {
      if (isOver) return FAILED;
      const id = asked++;
      return new Promise((resolve) => {
        open.set(id, resolve);
        send(id);
      });
    },
    reply(message) {
      const { id, errors } = message as TypeCheckReply;
      open.get(id)?.(errors === undefined ? FAILED : { status: 'checked', errors });
      open.delete(id);
    },
    drop() {
      isOver = true;
      for (const settle of open.values()) settle(FAILED);
      open.clear();
    },
  };
}
