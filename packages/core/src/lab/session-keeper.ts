import type { ProbeDriver, ProbeSession } from '../ports/probe-driver.ts';

/** Holds the one session that is open: `ProbeDriver.load` gives it to a callback, the lab needs it between calls. */
export interface SessionKeeper {
  /** Ends the open session and loads `text`. Rejects as `ProbeDriver.load` does. */
  open(text: string): Promise<ProbeSession>;
  close(): Promise<void>;
}

export function sessionKeeper(driver: ProbeDriver, heal: object): SessionKeeper {
  let release: (() => void) | undefined;
  let ended: Promise<void> = Promise.resolve();

  const close = async (): Promise<void> => {
    release?.();
    release = undefined;
    // Whether the tear-down of a session failed changes nothing for the next one.
    await ended.catch(() => {});
  };
  const open = async (text: string): Promise<ProbeSession> => {
    await close();
    return await new Promise<ProbeSession>((resolve, reject) => {
      ended = driver.load(text, heal, async (session) => {
        const released = new Promise<void>((done) => {
          release = done;
        });
        resolve(session);
        await released;
      });
      ended.then(() => reject(new Error('the test file was loaded, but its tests were not')), reject);
    });
  };
  return { open, close };
}
