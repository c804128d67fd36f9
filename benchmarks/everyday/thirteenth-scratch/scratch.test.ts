import { build, MemoryFiles, withScratch, type Step } from './scratch';

const upper: Step = async (dir, files) => {
  await files.write(`${dir}/out.txt`, (await files.read(`${dir}/in.txt`)).toUpperCase());
};

test('the folder exists during the task and is gone afterwards', async () => {
  const files = new MemoryFiles();
  let seen = '';
  const result = await withScratch(files, (dir) => {
    seen = dir;
    expect(files.dirs.has(dir)).toBe(true);
    return 7;
  });
  expect(result).toBe(7);
  expect(seen).toMatch(/^\/tmp\/job-\d+$/);
  expect(files.dirs.size).toBe(0);
});

test('builds', async () => {
  const files = new MemoryFiles();
  expect(await build(files, { 'in.txt': 'hello' }, [upper], ['out.txt'])).toEqual({ 'out.txt': 'HELLO' });
  expect(files.dirs.size).toBe(0);
  expect(files.files.size).toBe(0);
});

test('a task that throws at once', async () => {
  const files = new MemoryFiles();
  const task = () => {
    throw new Error('no');
  };
  await expect(withScratch(files, task)).rejects.toThrow('no');
  expect(files.dirs.size).toBe(0);
  await expect(withScratch(files, task, { keepOnError: true })).rejects.toThrow('no');
  expect(files.dirs.size).toBe(1);
});

test('every task has its own folder', async () => {
  const files = new MemoryFiles();
  const [a, b] = await Promise.all([withScratch(files, (dir) => dir), withScratch(files, (dir) => dir)]);
  expect(a).not.toBe(b);
});
