/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Mutation = (reply: string, random: () => number) => string;

const SIGNS = [
  '{',
  '}',
  '(',
  ')',
  ';',
  '`',
  '```',
  "'",
  '"',
  '\\',
  '<',
  '>',
  '\n',
  '\t',
  ' ',
  '#',
  '@',
  '//',
  '/*',
  '*/',
  '${',
  '\u2028',
  '\u{1F600}',
  '\uD800',
  '\0',
];
const LINES = [
  '```',
  '```ts',
  '~~~',
  '<<<<<<< SEARCH',
  '=======',
  '>>>>>>> REPLACE',
  '@@ -1,3 +1,3 @@',
  '+++ b/src/other.ts',
  '-',
  '+  return 1;',
  '// ... existing code ...',
  'Here is the corrected function:',
  'Alternatively:',
  '</answer>',
  '{"code": "',
  '  return undefined;',
];

const MUTATIONS: readonly Mutation[] = [
  (reply, random) => splice(reply, at(reply, random), 1 + at4(random), ''),
  (reply, random) => splice(reply, at(reply, random), 0, pick(SIGNS, random)),
  (reply, random) => splice(reply, at(reply, random), 1, pick(SIGNS, random)),
  (reply, random) => reply.slice(0, at(reply, random)),
  (reply, random) => reply.slice(at(reply, random) >> 2),
  (reply, random) => lines(reply, random, (all, index) => all.splice(index, 1)),
  (reply, random) => lines(reply, random, (all, index) => all.splice(index, 0, all[index] ?? '')),
  (reply, random) => lines(reply, random, (all, index) => all.splice(index, 0, pick(LINES, random))),
  (reply, random) => lines(reply, random, (all, index) => all.splice(index, 0, ...all.splice(index + 1, 1))),
  (reply, random) => lines(reply, random, (all, index) => all.push('', 'That is all.', all[index] ?? '')),
  (reply) => reply.replaceAll('\n', '\r\n'),
  (reply) => `Sure, here you go:\n\n${reply}\n\nLet me know whether that helps.`,
  (reply) => reply.replaceAll(/^ {2}/gm, '\t'),
  (reply) => reply.replaceAll("'", '"'),
  (reply) => `${reply}\n${reply}`,
  (reply, random) => reply.replace(/\b\d\b/, String(at4(random))),
];

/** A reply with one to three things gone wrong in it. */
export function mutateReply(reply: string, random: () => number): string {
  let mutated = reply;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times -= 1)
    mutated = pick(MUTATIONS, random)(mutated, random);
  return mutated;
}

function pick<T>(items: readonly T[], random: () => number): T {
  return items[Math.floor(random() * items.length)] as T;
}

function at(reply: string, random: () => number): number {
  return Math.floor(random() * (reply.length + 1));
}

function at4(random: () => number): number {
  return Math.floor(random() * 4);
}

function splice(reply: string, start: number, length: number, text: string): string {
  return reply.slice(0, start) + text + reply.slice(start + length);
}

function lines(reply: string, random: () => number, change: (lines: string[], index: number) => unknown): string {
  const all = reply.split('\n');
  change(all, Math.floor(random() * all.length));
  return all.join('\n');
}
