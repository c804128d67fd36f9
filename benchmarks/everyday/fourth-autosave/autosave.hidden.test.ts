import { Autosave } from './autosave';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Saves of which a test says when and how they end. */
function slowSave() {
  const texts: string[] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const save = (text: string) => {
    texts.push(text);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  };
  return { texts, ends, save };
}

test('changes during a save', async () => {
  const { texts, ends, save } = slowSave();
  const autosave = new Autosave(save, 200);
  autosave.change('1');
  const first = autosave.flush();
  autosave.change('12');
  autosave.change('123');
  ends[0].resolve();
  await first;
  expect(autosave.hasUnsavedChanges).toBe(true);
  const second = autosave.flush();
  autosave.change('1234');
  ends[1].resolve();
  await second;
  expect(autosave.hasUnsavedChanges).toBe(true);
  const third = autosave.flush();
  ends[2].resolve();
  await third;
  expect(autosave.hasUnsavedChanges).toBe(false);
  await autosave.flush();
  expect(texts).toEqual(['1', '123', '1234']);
});

test('a change during a save that fails', async () => {
  const { texts, ends, save } = slowSave();
  const autosave = new Autosave(save, 200);
  autosave.change('a');
  const first = autosave.flush();
  autosave.change('b');
  ends[0].reject(new Error('no'));
  await first;
  expect(autosave.failures).toBe(1);
  expect(autosave.hasUnsavedChanges).toBe(true);
  const second = autosave.flush();
  ends[1].resolve();
  await second;
  expect(texts).toEqual(['a', 'b']);
  expect(autosave.hasUnsavedChanges).toBe(false);
  expect(autosave.failures).toBe(0);
});

test('several failures', async () => {
  let tries = 0;
  const saved: string[] = [];
  const save = async (text: string) => {
    if (++tries < 3) throw new Error('no');
    saved.push(text);
  };
  const autosave = new Autosave(save, 200);
  autosave.change('a');
  await autosave.flush();
  await autosave.flush();
  expect(autosave.failures).toBe(2);
  expect(autosave.hasUnsavedChanges).toBe(true);
  await autosave.flush();
  await autosave.flush();
  expect(tries).toBe(3);
  expect(saved).toEqual(['a']);
  expect(autosave.failures).toBe(0);
  expect(autosave.hasUnsavedChanges).toBe(false);
});

test('the timer saves a change that came during a save', async () => {
  const { texts, ends, save } = slowSave();
  const autosave = new Autosave(save, 20);
  autosave.change('a');
  const first = autosave.flush();
  autosave.change('b');
  ends[0].resolve();
  await first;
  await pause(80);
  expect(texts).toEqual(['a', 'b']);
  ends[1].resolve();
  await pause(1);
  expect(autosave.hasUnsavedChanges).toBe(false);
});

test('nothing to save', async () => {
  const { texts, save } = slowSave();
  const autosave = new Autosave(save, 1);
  await autosave.flush();
  await pause(10);
  expect(texts).toEqual([]);
  expect(autosave.hasUnsavedChanges).toBe(false);
});
