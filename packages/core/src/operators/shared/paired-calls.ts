/** How what a call began is ended: by a call with the same arguments, with none, or with what the first call gave. */
export type Ending = 'same-arguments' | 'no-arguments' | 'result';

const PAIRS: readonly (readonly [begins: string, ends: string, ending: Ending])[] = [
  ['addEventListener', 'removeEventListener', 'same-arguments'],
  ['addListener', 'removeListener', 'same-arguments'],
  ['on', 'off', 'same-arguments'],
  ['subscribe', 'unsubscribe', 'same-arguments'],
  ['observe', 'unobserve', 'same-arguments'],
  ['observe', 'disconnect', 'no-arguments'],
  ['watch', 'unwatch', 'same-arguments'],
  ['attach', 'detach', 'same-arguments'],
  ['register', 'unregister', 'same-arguments'],
  ['appendChild', 'removeChild', 'same-arguments'],
  ['acquire', 'release', 'same-arguments'],
  ['acquire', 'release', 'no-arguments'],
  ['lock', 'unlock', 'same-arguments'],
  ['lock', 'unlock', 'no-arguments'],
  ['connect', 'disconnect', 'no-arguments'],
  ['open', 'close', 'no-arguments'],
  ['start', 'stop', 'no-arguments'],
  ['begin', 'end', 'no-arguments'],
  ['pause', 'resume', 'no-arguments'],
  ['mount', 'unmount', 'no-arguments'],
  ['show', 'hide', 'no-arguments'],
  ['enter', 'leave', 'no-arguments'],
  ['push', 'pop', 'no-arguments'],
  ['setTimeout', 'clearTimeout', 'result'],
  ['setInterval', 'clearInterval', 'result'],
  ['setImmediate', 'clearImmediate', 'result'],
  ['requestAnimationFrame', 'cancelAnimationFrame', 'result'],
  ['createObjectURL', 'revokeObjectURL', 'result'],
  ['set', 'clear', 'result'],
  ['schedule', 'cancel', 'result'],
];

/** What ends what a function or method of that name begins. */
export function endingsOf(name: string): { name: string; ending: Ending }[] {
  return PAIRS.flatMap(([begins, ends, ending]) => (begins === name ? [{ name: ends, ending }] : []));
}
