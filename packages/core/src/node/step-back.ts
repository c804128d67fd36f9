import { setPriority } from 'node:os';

/** About a tenth of the share that another process gets when all cores are taken. */
const NICE = 10;

/** Lets other processes of the machine go first, without waiting until all of them are idle. */
export function stepBack(): void {
  try {
    setPriority(NICE);
  } catch {
    // Not allowed: then it takes its share.
  }
}
