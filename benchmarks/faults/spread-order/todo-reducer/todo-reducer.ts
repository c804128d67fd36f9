export interface Todo {
  readonly id: number;
  readonly title: string;
  readonly done: boolean;
  readonly dueDate?: string;
}

export interface TodoState {
  readonly byId: Readonly<Record<number, Todo>>;
  readonly order: readonly number[];
  readonly nextId: number;
}

export type TodoAction =
  | { readonly type: 'added'; readonly title: string }
  | { readonly type: 'edited'; readonly id: number; readonly changes: Partial<Omit<Todo, 'id'>> }
  | { readonly type: 'removed'; readonly id: number }
  | { readonly type: 'allCompleted' };

export const initialTodos: TodoState = { byId: {}, order: [], nextId: 1 };

export function todoReducer(state: TodoState, action: TodoAction): TodoState {
  switch (action.type) {
    case 'added': {
      const todo: Todo = { id: state.nextId, title: action.title.trim(), done: false };
      return {
        byId: { ...state.byId, [todo.id]: todo },
        order: [...state.order, todo.id],
        nextId: state.nextId + 1,
      };
    }
    case 'edited': {
      const todo = state.byId[action.id];
      if (todo === undefined) return state;
      return { ...state, byId: { ...state.byId, [action.id]: { ...action.changes, ...todo } } };
    }
    case 'removed': {
      const { [action.id]: removed, ...byId } = state.byId;
      if (removed === undefined) return state;
      return { ...state, byId, order: state.order.filter((id) => id !== action.id) };
    }
    case 'allCompleted': {
      const entries = Object.entries(state.byId).map(([id, todo]) => [id, { ...todo, done: true }]);
      return { ...state, byId: Object.fromEntries(entries) as Record<number, Todo> };
    }
  }
}

export function todosInOrder(state: TodoState): Todo[] {
  return state.order.flatMap((id) => state.byId[id] ?? []);
}

export function openCount(state: TodoState): number {
  return todosInOrder(state).filter((todo) => !todo.done).length;
}
