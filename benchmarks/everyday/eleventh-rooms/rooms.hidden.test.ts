import { BookingConflictError, RoomPlan } from './rooms';

const at = (start: number, end: number, title: string, room = 'Oslo') => ({
  room,
  start,
  end,
  title,
});

test('shifts a meeting by less than its length', () => {
  const plan = new RoomPlan(['Oslo']);
  const { id } = plan.book(at(600, 660, 'A'));
  plan.reschedule(id, { start: 615, end: 675 });
  plan.reschedule(id, { start: 590, end: 650 });
  expect(plan.agenda('Oslo')).toEqual([{ id, room: 'Oslo', start: 590, end: 650, title: 'A', status: 'confirmed' }]);
});

test('only the title', () => {
  const plan = new RoomPlan(['Oslo']);
  const { id } = plan.book(at(600, 660, 'A'));
  expect(plan.reschedule(id, { title: 'B' }).title).toBe('B');
  expect(plan.reschedule(id, {}).title).toBe('B');
});

test('other meetings still conflict, and nothing is changed then', () => {
  const plan = new RoomPlan(['Oslo']);
  const a = plan.book(at(600, 660, 'A'));
  plan.book(at(660, 720, 'B'));
  expect(() => plan.reschedule(a.id, { end: 661 })).toThrow('conflicts with "B"');
  expect(plan.get(a.id)).toEqual(a);
  expect(plan.agenda('Oslo').map((b) => b.title)).toEqual(['A', 'B']);
});

test('conflicts name the other meetings only', () => {
  const plan = new RoomPlan(['Oslo']);
  const a = plan.book(at(600, 660, 'A'));
  const b = plan.book(at(660, 720, 'B'));
  const c = plan.book(at(720, 780, 'C'));
  let error: unknown;
  try {
    plan.reschedule(a.id, { start: 630, end: 800 });
  } catch (e) {
    error = e;
  }
  expect(error instanceof BookingConflictError).toBe(true);
  expect((error as BookingConflictError).conflicts).toEqual([b, c]);
});

test('meetings with the same title are not the same meeting', () => {
  const plan = new RoomPlan(['Oslo']);
  plan.book(at(600, 660, '1:1'));
  const second = plan.book(at(660, 720, '1:1'));
  expect(() => plan.reschedule(second.id, { start: 650 })).toThrow(BookingConflictError);
  expect(() => plan.book(at(600, 660, '1:1'))).toThrow(BookingConflictError);
});

test('moving into another room at the same time', () => {
  const plan = new RoomPlan(['Oslo', 'Rome']);
  const a = plan.book(at(600, 660, 'A'));
  plan.book(at(600, 660, 'B', 'Rome'));
  expect(() => plan.reschedule(a.id, { room: 'Rome' })).toThrow(BookingConflictError);
  plan.reschedule(a.id, { start: 540, end: 600, room: 'Rome' });
  expect(plan.agenda('Oslo')).toEqual([]);
  expect(plan.agenda('Rome').map((b) => b.title)).toEqual(['A', 'B']);
});

test('wrong requests', () => {
  const plan = new RoomPlan(['Oslo']);
  const a = plan.book(at(600, 660, 'A'));
  expect(() => plan.reschedule(a.id, { end: 600 })).toThrow('end after its start');
  expect(() => plan.reschedule(a.id, { room: 'Paris' })).toThrow('no room Paris');
  expect(() => plan.reschedule('b99', {})).toThrow('no booking b99');
  expect(plan.get(a.id)).toEqual(a);
});
