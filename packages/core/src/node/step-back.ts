import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** About a tenth of the share that another process gets when all cores are taken. */
const NICE = 10;

/** Lets other processes of the machine go first, without waiting until all of them are idle. */
export function stepBack(): void {
  try {
    setPriority(NICE);
    // Where Linux shares time between sessions, as most desktops do, a process that leads one of its own steps back as a session.
    writeFileSync('/proc/self/autogroup', String(NICE));
  } catch {
    // Not allowed, or there is no such thing: then it takes its share.
  }
}
