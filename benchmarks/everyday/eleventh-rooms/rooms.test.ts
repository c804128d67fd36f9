import { BookingConflictError, RoomPlan } from './rooms';

const standup = { room: 'Oslo', start: 540, end: 555, title: 'Standup' };
const review = { room: 'Oslo', start: 600, end: 660, title: 'Review' };

test('books rooms one after the other', () => {
  const plan = new RoomPlan(['Oslo', 'Rome']);
  plan.book(review);
  plan.book(standup);
  plan.book({ room: 'Oslo', start: 555, end: 600, title: 'Chat' });
  expect(plan.agenda('Oslo').map((b) => b.title)).toEqual(['Standup', 'Chat', 'Review']);
});

test('refuses double bookings', () => {
  const plan = new RoomPlan(['Oslo', 'Rome']);
  plan.book(review);
  expect(() => plan.book({ ...review, start: 630, end: 700 })).toThrow(BookingConflictError);
  expect(() => plan.book({ ...review, room: 'Rome' })).not.toThrow();
});

test('cancelled bookings free the room', () => {
  const plan = new RoomPlan(['Oslo']);
  const { id } = plan.book(review);
  plan.cancel(id);
  expect(plan.freeSlots('Oslo', 540, 720)).toEqual([{ start: 540, end: 720 }]);
  expect(() => plan.reschedule(id, { start: 610 })).toThrow('cancelled');
});

test('makes a meeting longer', () => {
  const plan = new RoomPlan(['Oslo']);
  const { id } = plan.book(review);
  expect(plan.reschedule(id, { end: 690 })).toEqual({
    ...review,
    id,
    end: 690,
    status: 'confirmed',
  });
});

test('moves a meeting to another day', () => {
  const plan = new RoomPlan(['Oslo']);
  const { id } = plan.book(review);
  plan.reschedule(id, { start: 2040, end: 2100 });
  expect(plan.get(id).start).toBe(2040);
});

test('finds slots and rooms', () => {
  const plan = new RoomPlan(['Oslo', 'Rome']);
  plan.book(standup);
  plan.book(review);
  expect(plan.freeSlots('Oslo', 540, 720, 50)).toEqual([{ start: 660, end: 720 }]);
  expect(plan.findRoom({ start: 650, end: 670 })).toBe('Rome');
});
