import { Autosave } from './autosave';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('saves the last change', async () => {
  const saved: string[] = [];
  const autosave = new Autosave(async (text) => void saved.push(text), 2);
  autosave.change('a');
  autosave.change('ab');
  expect(autosave.hasUnsavedChanges).toBe(true);
  await pause(30);
  expect(saved).toEqual(['ab']);
  expect(autosave.hasUnsavedChanges).toBe(false);
});

test('a change during a save is saved later', async () => {
  const saved: string[] = [];
  const save = async (text: string) => {
    await pause(1);
    saved.push(text);
  };
  const autosave = new Autosave(save, 200);
  autosave.change('a');
  const saving = autosave.flush();
  autosave.change('ab');
  await saving;
  expect(autosave.hasUnsavedChanges).toBe(true);
  await autosave.flush();
  expect(saved).toEqual(['a', 'ab']);
  expect(autosave.hasUnsavedChanges).toBe(false);
});

test('tries again after a failure', async () => {
  const saved: string[] = [];
  let online = false;
  const save = async (text: string) => {
    if (!online) throw new Error('offline');
    saved.push(text);
  };
  const autosave = new Autosave(save, 200);
  autosave.change('a');
  await autosave.flush();
  expect(autosave.failures).toBe(1);
  expect(autosave.hasUnsavedChanges).toBe(true);
  online = true;
  await autosave.flush();
  expect(saved).toEqual(['a']);
  expect(autosave.failures).toBe(0);
});
