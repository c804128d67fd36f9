import { Semaphore } from './semaphore';

const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

function asking(semaphore: Semaphore) {
  const log: string[] = [];
  return { log, ask: (name: string) => void semaphore.acquire().then(() => log.push(name)) };
}

test('four in order', async () => {
  const semaphore = new Semaphore(1);
  const { log, ask } = asking(semaphore);
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
  await settle();
  expect(log).toEqual(['a']);
  for (let round = 0; round < 4; round++) semaphore.release();
  await settle();
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('one by one', async () => {
  const semaphore = new Semaphore(1);
  const { log, ask } = asking(semaphore);
  for (const name of ['a', 'b', 'c']) ask(name);
  semaphore.release();
  await settle();
  expect(log).toEqual(['a', 'b']);
  ask('d');
  semaphore.release();
  await settle();
  expect(log).toEqual(['a', 'b', 'c']);
  ask('e');
  semaphore.release();
  semaphore.release();
  await settle();
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('several slots', async () => {
  const semaphore = new Semaphore(2);
  const { log, ask } = asking(semaphore);
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
  await settle();
  expect(log).toEqual(['a', 'b']);
  semaphore.release();
  await settle();
  expect(log).toEqual(['a', 'b', 'c']);
  semaphore.release();
  await settle();
  expect(log).toEqual(['a', 'b', 'c', 'd']);
});

test('a slot that nobody waits for stays free', async () => {
  const semaphore = new Semaphore(1);
  const { log, ask } = asking(semaphore);
  ask('a');
  semaphore.release();
  await settle();
  ask('b');
  ask('c');
  await settle();
  expect(log).toEqual(['a', 'b']);
});
