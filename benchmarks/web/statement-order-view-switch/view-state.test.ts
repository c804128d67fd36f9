import { ViewState } from './view-state';
import type { Change } from './view-state';

describe('ViewState', () => {
  it('shows views', () => {
    const state = new ViewState('list');
    state.show('board');
    expect(state.current).toBe('board');
  });

  it('goes back', () => {
    const state = new ViewState('list');
    state.show('settings');

    expect(state.back()).toBe(true);
    expect(state.current).toBe('list');
  });

  it('has no way back at first', () => {
    expect(new ViewState('list').back()).toBe(false);
  });

  it('tells changes', () => {
    const changes: Change[] = [];
    const state = new ViewState('list');
    state.onChange((change) => changes.push(change));

    state.show('list');
    state.show('board');

    expect(changes).toEqual([{ from: 'list', to: 'board' }]);
  });

  it('tells no more after the listener has gone', () => {
    const changes: Change[] = [];
    const state = new ViewState('list');
    state.onChange((change) => changes.push(change))();

    state.show('board');

    expect(changes).toEqual([]);
  });
});
