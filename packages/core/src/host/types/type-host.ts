import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RepairTarget } from '../../model/target.ts';
import type { TypeCheck } from '../../model/type-check.ts';
import type { TypesIdle, TypesRequest, TypesTicket } from '../../model/types-request.ts';
import { atExit, notAtExit } from '../../node/at-exit.ts';
import { forkHost, type HostProcess } from '../../node/host-process.ts';
import { makePrivateDirectory, type PrivateDirectory } from '../../node/private-directory.ts';
import { findPackage } from '../../node/require-package.ts';
import type { TypeReview } from '../../ports/type-review.ts';
import { createTypeChecks, type TypeChecks } from './type-checks.ts';
import { createTypeReview } from './type-review.ts';

export interface TypeHostOptions {
  /** The environment of the process, see `cagedEnvironment`. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Absolute path of the module that calls `serveTypes`; absent: the built one beside this module. */
  readonly entry?: string;
}

/** Asks the project's own TypeScript in a process apart, so that nobody waits for it. */
export interface TypeHost extends AsyncDisposable {
  /** Loads TypeScript ahead, when `file`, a module or a test, is one of TypeScript and there is one for it. */
  warmUp(file: string): void;
  ask(target: RepairTarget): TypesTicket;
  /** Says that nobody waits for an answer any more. When there is no other and no review, the process ends. */
  taken(answerFile: string): void;
  /** As `Oracle.reviewTypes`; while it is open, the process stays. */
  review(module: Pick<RepairTarget, 'file' | 'source'>): TypeReview;
}

const MEMORY_MB = 1024;

/** Young generation: it is asked once in a while, and waits with what it holds. */
const YOUNG_MB = 2;

interface TypeProcess {
  readonly child: HostProcess;
  readonly directory: PrivateDirectory;
  readonly checks: TypeChecks;
  sent: number;
}

export function createTypeHost({ env, cwd, entry }: TypeHostOptions): TypeHost {
  let started: TypeProcess | undefined;
  const tickets = new Map<string, TypesTicket>();
  const awaited = new Set<string>();
  const directories: PrivateDirectory[] = [];
  const overdue = new Set<Promise<TypeCheck>>();
  let reviews = 0;

  function start(file: string): boolean {
    if (started !== undefined) return true;
    const folder = path.dirname(file);
    const typescript = findPackage(folder, 'typescript') ?? findPackage(cwd, 'typescript');
    if (typescript === undefined) return false;
    const directory = makePrivateDirectory();
    const child = forkHost({
      entry: entry ?? fileURLToPath(new URL('./types.js', import.meta.url)),
      execArgv: [`--max-old-space-size=${MEMORY_MB}`, `--max-semi-space-size=${YOUNG_MB}`],
      env,
      cwd,
      directory: directory.root,
    });
    atExit(directory.remove);
    directories.push(directory);
    const checks = createTypeChecks();
    const own: TypeProcess = { child, directory, checks, sent: 0 };
    child.onMessage((message) => {
      if (!isIdle(message)) checks.reply(message);
      // Nothing is on its way to it: who asks next starts another.
      else if (started === own && message.requests === own.sent) void end();
    });
    void child.exited.then(() => checks.drop());
    started = own;
    void send({ kind: 'load', typescript, folder: folder.replaceAll('\\', '/') });
    return true;
  }

  async function send(request: TypesRequest): Promise<void> {
    if (started === undefined) return;
    started.sent++;
    await started.child.send(request);
  }

  async function check(file: string, source: string, text: string): Promise<TypeCheck> {
    if (!isTypeScript(file)) return { status: 'unchecked', why: 'javascript' };
    if (!start(file) || started === undefined) return { status: 'unchecked', why: 'no-typescript' };
    return started.checks.ask((id) => void send({ kind: 'check', id, file, source, text }));
  }

  function endIfIdle(): void {
    if (awaited.size === 0 && reviews === 0) void end();
  }

  return {
    warmUp(file) {
      if (isTypeScript(file)) start(file);
    },
    ask(target) {
      if (!isTypeScript(target.file)) return { why: 'javascript' };
      const key = JSON.stringify([target.file, target.regions, target.source]);
      const known = tickets.get(key);
      if (known !== undefined) return known;
      if (!start(target.file) || started === undefined) return { why: 'no-typescript' };
      const answerFile = path.join(started.directory.root, `types-${tickets.size}.json`);
      awaited.add(answerFile);
      void send({ kind: 'read', target, answerFile });
      const ticket = { answerFile };
      tickets.set(key, ticket);
      return ticket;
    },
    taken(answerFile) {
      if (awaited.delete(answerFile)) endIfIdle();
    },
    review({ file, source }) {
      reviews++;
      return createTypeReview({
        check: (text) => check(file, source, text),
        overdue,
        end() {
          reviews--;
          endIfIdle();
        },
      });
    },
    async [Symbol.asyncDispose]() {
      await end();
      for (const directory of directories.splice(0)) {
        notAtExit(directory.remove);
        directory.remove();
      }
    },
  };

  /** What was answered stays where it lies. */
  async function end(): Promise<void> {
    const ending = started;
    started = undefined;
    await ending?.child.kill();
  }
}

function isIdle(message: unknown): message is TypesIdle {
  return (message as Partial<TypesIdle>).kind === 'idle';
}

function isTypeScript(file: string): boolean {
  return /\.[cm]?tsx?$/.test(file);
}
