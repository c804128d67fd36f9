/** The to-do list of the page: shows a change at once and takes it back when the server refuses it. */
export interface Todo {
  id: number;
  title: string;
  done: boolean;
}

export interface TodoApi {
  save(id: number, patch: Partial<Todo>): Promise<void>;
  remove(id: number): Promise<void>;
}

export type View = { todos: readonly Todo[]; saving: number; error: string | null };

export function createTodoStore(initial: readonly Todo[], api: TodoApi) {
  let view: View = { todos: initial, saving: 0, error: null };
  const listeners = new Set<(view: View) => void>();

  function set(next: Partial<View>): void {
    view = { ...view, ...next };
    for (const listener of listeners) listener(view);
  }

  async function update(id: number, patch: Partial<Omit<Todo, 'id'>>): Promise<boolean> {
    const original = view.todos.find((todo) => todo.id === id);
    if (!original) return false;
    set({
      todos: view.todos.map((todo) => (todo.id === id ? { ...todo, ...patch } : todo)),
      saving: view.saving + 1,
      error: null,
    });
    try {
      await api.save(id, patch);
      set({ saving: view.saving - 1 });
      return true;
    } catch (error) {
      const todos = view.todos.map((todo) => (todo.id === id ? original : todo));
      set({ todos, saving: view.saving - 1, error: error instanceof Error ? error.message : 'failed' });
      return false;
    }
  }

  /** Removes the item as soon as the server has done so. */
  async function remove(id: number): Promise<void> {
    await api.remove(id);
    set({ todos: view.todos.filter((todo) => todo.id !== id) });
  }

  return {
    get view() {
      return view;
    },
    update,
    remove,
    add: (todo: Todo) => set({ todos: [...view.todos, todo] }),
    subscribe(listener: (view: View) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
