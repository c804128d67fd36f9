import { Typeahead, type Suggestion } from './typeahead';

const items = (...labels: string[]): Suggestion[] => labels.map((label) => ({ id: label, label }));
const labels = (box: Typeahead) => box.state.items.map((i) => i.label);

/** A server whose answers take as long as the test says. */
function server(delays: Record<string, number> = {}) {
  const asked: string[] = [];
  const fetcher = async (query: string) => {
    asked.push(query);
    await new Promise((r) => setTimeout(r, delays[query] ?? 1));
    if (query === 'error') throw new Error('503');
    return items(`${query} one`, `${query} two`);
  };
  return { asked, fetcher };
}

test('shows suggestions', async () => {
  const box = new Typeahead(server().fetcher);
  const done = box.input(' Tea');
  expect(box.state.status).toBe('loading');
  await done;
  expect(box.state.status).toBe('ready');
  expect(labels(box)).toEqual(['tea one', 'tea two']);
});

test('asks nothing for very short input', async () => {
  const { asked, fetcher } = server();
  const box = new Typeahead(fetcher);
  await box.input('t');
  expect(asked).toEqual([]);
  expect(box.state.status).toBe('idle');
});

test('a slow answer does not replace a newer one', async () => {
  const box = new Typeahead(server({ tea: 25 }).fetcher);
  await Promise.all([box.input('tea'), box.input('teapot')]);
  expect(labels(box)).toEqual(['teapot one', 'teapot two']);
});

test('known queries are not asked again', async () => {
  const { asked, fetcher } = server();
  const box = new Typeahead(fetcher);
  await box.input('tea');
  await box.input('teapot');
  await box.input('tea');
  expect(asked).toEqual(['tea', 'teapot']);
  expect(labels(box)).toEqual(['tea one', 'tea two']);
});

test('deleting a letter again before the answer is there', async () => {
  const box = new Typeahead(server({ teap: 15 }).fetcher);
  await box.input('tea');
  const slow = box.input('teap');
  await box.input('tea');
  await slow;
  expect(box.state.query).toBe('tea');
  expect(labels(box)).toEqual(['tea one', 'tea two']);
});

test('shows errors', async () => {
  const box = new Typeahead(server().fetcher);
  await box.input('error');
  expect(box.state).toMatchObject({ status: 'failed', error: '503', items: [] });
});

test('arrow keys and enter', async () => {
  const box = new Typeahead(server().fetcher);
  await box.input('tea');
  box.move(-1);
  expect(box.state.active).toBe(1);
  box.move(1);
  expect(box.state.active).toBe(0);
  expect(box.choose()?.label).toBe('tea one');
  expect(box.state.status).toBe('idle');
});
