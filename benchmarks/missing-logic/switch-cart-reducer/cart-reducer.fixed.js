const EMPTY = { items: [], note: '' };

/** State of a cart after an action; unknown actions change nothing. */
export function cartReducer(state = EMPTY, action) {
  switch (action.type) {
    case 'add':
      return { ...state, items: [...state.items, action.item] };
    case 'remove':
      return { ...state, items: state.items.filter((item) => item.id !== action.id) };
    case 'note':
      return { ...state, note: action.text };
    case 'clear':
      return EMPTY;
    default:
      return state;
  }
}
