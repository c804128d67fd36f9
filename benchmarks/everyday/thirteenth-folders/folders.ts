/** State of the folder list in the mail client. */
export interface Folder {
  id: string;
  name: string;
  parent: string | null;
}

export interface FolderState {
  folders: Record<string, Folder>;
  selected: string | null;
  collapsed: string[];
}

export type Action =
  | { type: 'added'; id: string; name: string; parent?: string | null }
  | { type: 'renamed'; id: string; name: string }
  | { type: 'moved'; id: string; parent: string | null }
  | { type: 'removed'; id: string }
  | { type: 'selected'; id: string }
  | { type: 'toggled'; id: string };

export const initial: FolderState = { folders: {}, selected: null, collapsed: [] };

const childrenOf = (state: FolderState, parent: string | null): Folder[] =>
  Object.values(state.folders)
    .filter((f) => f.parent === parent)
    .sort((a, b) => a.name.localeCompare(b.name));

/** The folder and all folders below it. */
export function subtree(state: FolderState, id: string): string[] {
  return [id, ...childrenOf(state, id).flatMap((child) => subtree(state, child.id))];
}

export function reducer(state: FolderState, action: Action): FolderState {
  if (action.type === 'added') {
    const { id, name, parent = null } = action;
    if (state.folders[id] || (parent !== null && !state.folders[parent])) return state;
    return { ...state, folders: { ...state.folders, [id]: { id, name, parent } } };
  }

  const folder = state.folders[action.id];
  if (!folder) return state;
  switch (action.type) {
    case 'renamed':
      return { ...state, folders: { ...state.folders, [folder.id]: { ...folder, name: action.name } } };
    case 'moved': {
      const { parent } = action;
      if (parent !== null && (!state.folders[parent] || subtree(state, folder.id).includes(parent))) return state;
      return { ...state, folders: { ...state.folders, [folder.id]: { ...folder, parent } } };
    }
    case 'removed': {
      const gone = new Set(subtree(state, folder.id));
      return {
        folders: Object.fromEntries(Object.entries(state.folders).filter(([id]) => !gone.has(id))),
        selected: state.selected === folder.id ? folder.parent : state.selected,
        collapsed: state.collapsed.filter((id) => !gone.has(id)),
      };
    }
    case 'selected':
      return { ...state, selected: folder.id };
    case 'toggled': {
      const collapsed = state.collapsed.includes(folder.id)
        ? state.collapsed.filter((id) => id !== folder.id)
        : [...state.collapsed, folder.id];
      return { ...state, collapsed };
    }
  }
}

/** The rows to show; folders below a collapsed one are hidden. */
export function rows(state: FolderState, parent: string | null = null, depth = 0): string[] {
  return childrenOf(state, parent).flatMap((f) => {
    const mark = state.selected === f.id ? '*' : '';
    const below = state.collapsed.includes(f.id) ? [] : rows(state, f.id, depth + 1);
    return [`${'  '.repeat(depth)}${mark}${f.name}`, ...below];
  });
}
