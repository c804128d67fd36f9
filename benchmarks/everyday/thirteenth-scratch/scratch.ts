/** Scratch folders of the build server: made for a task and removed after it. */
export interface Files {
  makeDir(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  write(path: string, content: string): Promise<void>;
  read(path: string): Promise<string>;
}

/** Files in memory, for tests and dry runs. */
export class MemoryFiles implements Files {
  readonly dirs = new Set<string>();
  readonly files = new Map<string, string>();

  async makeDir(path: string): Promise<void> {
    this.dirs.add(path);
  }

  async remove(path: string): Promise<void> {
    this.dirs.delete(path);
    for (const file of this.files.keys()) if (file.startsWith(`${path}/`)) this.files.delete(file);
  }

  async write(path: string, content: string): Promise<void> {
    if (!this.dirs.has(path.slice(0, path.lastIndexOf('/')))) throw new Error(`ENOENT: ${path}`);
    this.files.set(path, content);
  }

  async read(path: string): Promise<string> {
    const content = this.files.get(path);
    if (content === undefined) throw new Error(`ENOENT: ${path}`);
    return content;
  }
}

let counter = 0;

export interface ScratchOptions {
  prefix?: string;
  /** keep the folder when the task fails, to look into it */
  keepOnError?: boolean;
}

export async function withScratch<T>(
  files: Files,
  task: (dir: string) => T | Promise<T>,
  { prefix = 'job', keepOnError = false }: ScratchOptions = {},
): Promise<T> {
  const dir = `/tmp/${prefix}-${++counter}`;
  await files.makeDir(dir);
  let failed = false;
  try {
    return task(dir);
  } catch (error) {
    failed = true;
    throw error;
  } finally {
    if (!failed || !keepOnError) await files.remove(dir);
  }
}

export type Step = (dir: string, files: Files) => Promise<void>;

/** Runs the steps in one folder and returns the content of the artifacts. */
export function build(
  files: Files,
  sources: Record<string, string>,
  steps: Step[],
  artifacts: string[],
  options: ScratchOptions = {},
): Promise<Record<string, string>> {
  return withScratch(
    files,
    async (dir) => {
      await Promise.all(Object.entries(sources).map(([name, text]) => files.write(`${dir}/${name}`, text)));
      for (const step of steps) await step(dir, files);
      const contents = await Promise.all(artifacts.map((name) => files.read(`${dir}/${name}`)));
      return Object.fromEntries(artifacts.map((name, i) => [name, contents[i]]));
    },
    { prefix: 'build', ...options },
  );
}
