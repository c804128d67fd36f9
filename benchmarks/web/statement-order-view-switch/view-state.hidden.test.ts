import { ViewState } from './view-state';

test('to and fro', () => {
  const state = new ViewState('list');
  const changes: string[] = [];
  state.onChange(({ from, to }) => changes.push(`${from} ${to}`));
  state.show('board');
  state.show('calendar');
  expect(state.back()).toBe(true);
  expect(state.current).toBe('board');
  expect(state.back()).toBe(true);
  expect(state.current).toBe('calendar');
  expect(changes).toEqual(['list board', 'board calendar', 'calendar board', 'board calendar']);
});

test('the same view again changes nothing', () => {
  const state = new ViewState('list');
  state.show('board');
  state.show('board');
  state.back();
  expect(state.current).toBe('list');
});

test('the state is the new one when listeners hear of it', () => {
  const state = new ViewState('list');
  const seen: string[] = [];
  state.onChange(() => seen.push(state.current));
  state.show('settings');
  state.back();
  expect(seen).toEqual(['settings', 'list']);
});
