import { Typeahead, type Suggestion, type TypeaheadState } from './typeahead';

const list = (...labels: string[]): Suggestion[] => labels.map((label) => ({ id: label, label }));

function manual() {
  const open: Record<string, { ok(items: Suggestion[]): void; fail(message: string): void }[]> = {};
  const asked: string[] = [];
  const states: TypeaheadState[] = [];
  const box = new Typeahead(
    (query) => {
      asked.push(query);
      return new Promise((resolve, reject) => {
        (open[query] ??= []).push({ ok: resolve, fail: (m) => reject(new Error(m)) });
      });
    },
    (s) => states.push(s),
    { minLength: 2, cacheSize: 3 },
  );
  return { open, asked, states, box };
}

async function learn(m: ReturnType<typeof manual>, query: string) {
  const p = m.box.input(query);
  m.open[query].shift()!.ok(list(query));
  await p;
}

test('a late answer does not replace a remembered one', async () => {
  const m = manual();
  await learn(m, 'ab');
  const slow = m.box.input('abc');
  await m.box.input('ab');
  m.open.abc[0].ok(list('abc'));
  await slow;
  expect(m.box.state).toEqual({ status: 'ready', query: 'ab', items: list('ab'), active: -1 });
});

test('a late failure does not replace a remembered answer', async () => {
  const m = manual();
  await learn(m, 'ab');
  const slow = m.box.input('abc');
  await m.box.input('ab');
  m.open.abc[0].fail('timeout');
  await slow;
  expect(m.box.state.status).toBe('ready');
  expect(m.box.state.query).toBe('ab');
});

test('a late answer does not take the highlight away', async () => {
  const m = manual();
  await learn(m, 'ab');
  const slow = m.box.input('abc');
  await m.box.input('AB ');
  m.box.move(1);
  const shown = m.states.length;
  m.open.abc[0].ok(list('abc', 'abcd'));
  await slow;
  expect(m.box.state.active).toBe(0);
  expect(m.box.choose()?.label).toBe('ab');
  expect(m.states.length).toBe(shown + 1);
});

test('the late answer is remembered all the same', async () => {
  const m = manual();
  await learn(m, 'ab');
  const slow = m.box.input('abc');
  await m.box.input('ab');
  m.open.abc[0].ok(list('abc'));
  await slow;
  await m.box.input('abc');
  expect(m.asked).toEqual(['ab', 'abc']);
  expect(m.box.state.items).toEqual(list('abc'));
});

test('a fresh query after a remembered one is shown', async () => {
  const m = manual();
  await learn(m, 'ab');
  const one = m.box.input('abc');
  await m.box.input('ab');
  const two = m.box.input('abd');
  expect(m.box.state.status).toBe('loading');
  m.open.abc[0].ok(list('abc'));
  await one;
  expect(m.box.state.status).toBe('loading');
  m.open.abd[0].ok(list('abd'));
  await two;
  expect(m.box.state.items).toEqual(list('abd'));
});

test('answers after reset or short input are ignored', async () => {
  const m = manual();
  const one = m.box.input('abc');
  m.box.reset();
  m.open.abc.shift()!.ok(list('abc'));
  await one;
  expect(m.box.state.status).toBe('idle');
  const two = m.box.input('xyz');
  await m.box.input('x');
  m.open.xyz.shift()!.fail('late');
  await two;
  expect(m.box.state.status).toBe('idle');
});

test('answers in the wrong order, and the error of an old query', async () => {
  const m = manual();
  const one = m.box.input('aa');
  const two = m.box.input('bb');
  m.open.bb[0].ok(list('bb'));
  await two;
  m.open.aa[0].fail('x');
  await one;
  expect(m.box.state.items).toEqual(list('bb'));
});

test('the cache keeps only so many', async () => {
  const m = manual();
  for (const q of ['q1', 'q2', 'q3', 'q4']) await learn(m, q);
  const p = m.box.input('q1');
  expect(m.box.state.status).toBe('loading');
  m.open.q1[0].ok([]);
  await p;
  expect(m.asked).toEqual(['q1', 'q2', 'q3', 'q4', 'q1']);
});
