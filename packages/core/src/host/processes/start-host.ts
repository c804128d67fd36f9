import { RepairError } from '../../model/errors.ts';
import { atExit, notAtExit } from '../../node/at-exit.ts';
import { forkHost } from '../../node/host-process.ts';
import { makePrivateDirectory } from '../../node/private-directory.ts';
import type { CageOpenings, HostCage } from './host-cage.ts';
import { type HostAnswer, type HostConnection, connectHost } from './host-connection.ts';

export interface HostStart<Setup> {
  /** Absolute path of the module that calls `serveHost`. */
  readonly entry: string;
  /** Given to the host's `start` handler; plain JSON data. */
  readonly setup: Setup | ((cage: HostCage) => Setup);
  /** Node's own flags for the host process, such as those of `permissionFlags`. */
  readonly execArgv: readonly string[] | ((cage: HostCage) => readonly string[]);
  /** The whole environment of the host, see `cagedEnvironment`; only the folders for temporary files are added. */
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Old-space limit of the host process, in megabytes. */
  readonly memoryMb: number;
  /** How long a host may take until it is ready. */
  readonly startTimeoutMs: number;
}

export interface StartingHost {
  readonly connection: HostConnection;
  /** Settles when `start` has been answered; rejects with `ORACLE_UNAVAILABLE`, and then nothing is left of it. */
  readonly ready: Promise<HostConnection>;
}

/** Starts a host process with folders of its own. */
export function startHost<Setup>(start: HostStart<Setup>, opened: CageOpenings): StartingHost {
  const directory = makePrivateDirectory();
  const { temp, scratch } = directory;
  const cage: HostCage = { temp, scratch, opened };
  const flags = typeof start.execArgv === 'function' ? start.execArgv(cage) : start.execArgv;
  const host = forkHost({
    entry: start.entry,
    execArgv: [`--max-old-space-size=${start.memoryMb}`, ...flags],
    env: { ...start.env, TMPDIR: temp, TMP: temp, TEMP: temp, TESTHEAL_SCRATCH: scratch },
    cwd: start.cwd,
    directory: directory.root,
  });
  atExit(directory.remove);
  const exited = host.exited.then((exit) => {
    notAtExit(directory.remove);
    directory.remove();
    return exit;
  });

  const connection = connectHost({ ...host, exited });
  return { connection, ready: untilReady(connection, start, setupOf(start.setup, cage)) };
}

function setupOf<Setup>(setup: HostStart<Setup>['setup'], cage: HostCage): Setup {
  return dependsOnCage(setup) ? setup(cage) : setup;
}

function dependsOnCage<Setup>(setup: HostStart<Setup>['setup']): setup is (cage: HostCage) => Setup {
  return typeof setup === 'function';
}

async function untilReady(
  connection: HostConnection,
  start: HostStart<unknown>,
  setup: unknown,
): Promise<HostConnection> {
  const answer = await connection.ask({ method: 'start', args: [setup] }, { timeoutMs: start.startTimeoutMs });
  if (answer.status === 'answered') return connection;

  await connection.kill();
  const what = `the process that runs your tests over patches could not start: ${whyNot(answer, start.startTimeoutMs)}`;
  throw new RepairError('ORACLE_UNAVAILABLE', `${what} (${start.entry} in ${start.cwd})`);
}

function whyNot(answer: Exclude<HostAnswer, { status: 'answered' }>, timeoutMs: number): string {
  switch (answer.status) {
    case 'died':
      return `${answer.reason}; try the same tests without testheal`;
    case 'timeout':
      return `it was not ready after ${timeoutMs / 1000} s; is the machine busy, or does a set-up file wait for something?`;
    default:
      return answer.message;
  }
}
