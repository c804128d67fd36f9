import { build, MemoryFiles, withScratch } from './scratch';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('the folder stays until a slow task is done', async () => {
  const files = new MemoryFiles();
  const text = await withScratch(files, async (dir) => {
    await sleep(10);
    await files.write(`${dir}/a`, 'x');
    await sleep(5);
    return files.read(`${dir}/a`);
  });
  expect(text).toBe('x');
  expect(files.dirs.size).toBe(0);
  expect(files.files.size).toBe(0);
});

test('keeps the folder of a task that fails late, if wanted', async () => {
  const files = new MemoryFiles();
  const task = async (dir: string) => {
    await files.write(`${dir}/log`, 'halfway');
    await sleep(5);
    throw new Error('late');
  };
  await expect(withScratch(files, task, { keepOnError: true, prefix: 'keep' })).rejects.toThrow('late');
  expect([...files.files.values()]).toEqual(['halfway']);
  expect([...files.dirs][0]).toMatch(/^\/tmp\/keep-/);
});

test('removes the folder of a task that fails late', async () => {
  const files = new MemoryFiles();
  const task = async () => {
    await sleep(5);
    throw new Error('late');
  };
  await expect(withScratch(files, task)).rejects.toThrow('late');
  expect(files.dirs.size).toBe(0);
});

test('slow steps in order, missing artifacts fail', async () => {
  const files = new MemoryFiles();
  const append = (c: string, ms: number) => async (dir: string) => {
    const old = await files.read(`${dir}/f`);
    await sleep(ms);
    await files.write(`${dir}/f`, old + c);
  };
  expect(await build(files, { f: '' }, [append('a', 8), append('b', 1), append('c', 3)], ['f'])).toEqual({ f: 'abc' });
  await expect(build(files, { f: '1' }, [], ['g'], { keepOnError: true })).rejects.toThrow(/ENOENT: .*\/g/);
  expect([...files.files.values()]).toEqual(['1']);
});

test('a removal that fails is not hidden', async () => {
  const files = new MemoryFiles();
  files.remove = async () => {
    throw new Error('EBUSY');
  };
  await expect(withScratch(files, async () => 1)).rejects.toThrow('EBUSY');
});
