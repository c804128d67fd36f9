import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { counterpartCalls } from './counterpart-calls.ts';

it.each([
  ["page.addEventListener('resize', update)", [["page.removeEventListener('resize', update);", ['page', 'update']]]],
  ['this.timer = setTimeout(run, 5)', [['clearTimeout(this.timer);', []]]],
  [
    'const handle = timers.set(run, 5); handles.set(id, handle)',
    [
      ['timers.clear(handle);', ['timers', 'handle']],
      ['timers.clear(handles.get(id));', ['timers', 'handles', 'id']],
    ],
  ],
  ['lock.acquire()', [['lock.release();', ['lock']]]],
  ["bus.on('x', () => run())", []],
  ['setTimeout(run, 5)', []],
  ['handles.set(id, 5)', []],
])('ends what %j begins', (source, calls) => {
  const found = counterpartCalls(parseModule(source, 'a.ts'));

  expect(found.map(({ text, names }) => [text, names])).toEqual(calls);
});
