import type { ProbeDriver, ProbeSession, ShownFunctions } from '../../ports/probe-driver.ts';
import { keepMethods, type KeptMethods } from './kept-methods.ts';
import type { LeapingClock, TestTime } from '../clock/leaping-clock.ts';

/** Holds the one session that is open: `ProbeDriver.load` gives it to a callback, the lab needs it between calls. */
export interface SessionKeeper {
  /** Ends the open session and loads `text`. Rejects as `ProbeDriver.load` does. */
  open(text: string): Promise<ProbeSession>;
  close(): Promise<void>;
  /** Whether time leaps in the sessions that are opened from here on. */
  leaps: boolean;
  /** What importers find in the sessions that are opened from here on. */
  shown: ShownFunctions;
  /** To be called before the tests of one candidate run: gives the realm its methods back, see `keepMethods`, once tests were seen to replace some. */
  startTry(): void;
  /** Puts back what tests have replaced, and tells whether they did so for the first time. From then on each candidate finds it as it was. */
  noteChanges(): boolean;
  /** To be called when a test has run: takes out of what all objects inherit what it has written there. */
  endTest(): void;
  /** To be called when a test of the open session begins; `undefined`: time does not leap. */
  startTest(session: ProbeSession): TestTime | undefined;
  /** As in `LeapingClock`. */
  idleMs(): number;
  leaptMs(): number;
  givenUp(): number;
}

export function sessionKeeper(driver: ProbeDriver, heal: object, clock: LeapingClock): SessionKeeper {
  let release: (() => void) | undefined;
  let ended: Promise<void> = Promise.resolve();
  // Where tests share the realm of the engine, the next load finds it as the first one did.
  const before = keepMethods(globalThis);
  let opened: KeptMethods | undefined;
  /** To look at all of them takes as long as some tests do, and nearly no tests replace any. */
  let replaces = false;

  const close = async (): Promise<void> => {
    release?.();
    release = undefined;
    // Whether the tear-down of a session failed changes nothing for the next one.
    await ended.catch(() => {});
  };
  const load = async (text: string, use: (session: ProbeSession) => Promise<void>): Promise<void> => {
    let putBack: (() => void) | undefined;
    try {
      const install = (realm: typeof globalThis): void => {
        if (keeper.leaps) putBack = clock.install(realm);
      };
      await driver.load(text, heal, use, install, keeper.shown);
    } finally {
      putBack?.();
    }
  };
  const keeper: SessionKeeper = {
    leaps: false,
    shown: 'own',
    async open(text) {
      await close();
      before.putBack();
      return await new Promise<ProbeSession>((resolve, reject) => {
        ended = load(text, async (session) => {
          const released = new Promise<void>((done) => {
            release = done;
          });
          opened = keepMethods(session.global);
          resolve(session);
          await released;
        });
        ended.then(() => reject(new Error('the test file was loaded, but its tests were not')), reject);
      });
    },
    close,
    startTry() {
      if (replaces) opened?.putBack();
      else opened?.putBackOwn();
    },
    noteChanges() {
      if (replaces || opened?.putBack() !== 'changed') return false;
      replaces = true;
      return true;
    },
    endTest: () => opened?.cleanUp(),
    startTest: ({ isLoading }) => (keeper.leaps ? clock.startTest(isLoading) : undefined),
    idleMs: () => clock.idleMs(),
    leaptMs: () => clock.leaptMs(),
    givenUp: () => clock.givenUp(),
  };
  return keeper;
}
