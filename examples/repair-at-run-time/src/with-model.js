import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { RepairLoop } from '@testheal/core/repair';

/** Says what a real model might say, one file after the other, so that the example needs no key and no network. */
function modelOfFiles(...names) {
  return {
    provider: 'own',
    name: 'files',
    async *complete() {
      yield { type: 'text', text: readFileSync(new URL(`../replies/${names.shift()}`, import.meta.url), 'utf8') };
      yield { type: 'end', reason: 'complete' };
    },
  };
}

/** How a product is called in an address. */
function slugOf(name) {
  throw new Error('todo');
}

const loop = new RepairLoop(slugOf, {
  model: modelOfFiles('first.md', 'second.md'),
  hint: 'Only letters, digits and dashes.',
  tests: {
    'two words': (f) => assert.equal(f('Green Tea'), 'green-tea'),
    'a sign between words': (f) => assert.equal(f('Salt & Pepper'), 'salt-pepper'),
  },
  onEvent: (event) => {
    if (event.type === 'attempt-ended') console.log(`attempt ${event.attempt}: ${event.outcome.status}`);
  },
});

const { status } = await loop.run();
console.log(`${status}: ${loop.fn('Rice (white)')}`);
