export type Handler<T> = (payload: T) => void;

export interface Emitter<Events> {
  on<K extends keyof Events>(name: K, handler: Handler<Events[K]>): () => void;
  once<K extends keyof Events>(name: K, handler: Handler<Events[K]>): () => void;
  emit<K extends keyof Events>(name: K, payload: Events[K]): void;
  count(name: keyof Events): number;
}

export function createEmitter<Events>(): Emitter<Events> {
  const handlers = new Map<keyof Events, Handler<any>[]>();

  function listOf(name: keyof Events): Handler<any>[] {
    let list = handlers.get(name);
    if (!list) {
      list = [];
      handlers.set(name, list);
    }
    return list;
  }

  function on<K extends keyof Events>(name: K, handler: Handler<Events[K]>): () => void {
    const list = listOf(name);
    list.push(handler);
    return () => {
      const index = list.indexOf(handler);
      if (index !== -1) list.splice(index, 1);
    };
  }

  function once<K extends keyof Events>(name: K, handler: Handler<Events[K]>): () => void {
    const off = on(name, (payload) => {
      off();
      handler(payload);
    });
    return off;
  }

  function emit<K extends keyof Events>(name: K, payload: Events[K]): void {
    for (const handler of [...listOf(name)]) {
      handler(payload);
    }
  }

  return { on, once, emit, count: (name) => listOf(name).length };
}
