import { heal } from '@testheal/jest';
import { BookingDesk, type Booking } from '../src/booking';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 5));

function clinic(waiting: Record<string, string[]> = {}) {
  const saved = new Map<string, Booking>();
  const log: string[] = [];
  const store = {
    find: async (id: string) => saved.get(id),
    save: async (booking: Booking) => {
      await later();
      saved.set(booking.id, booking);
      log.push(`saved ${booking.id} ${booking.patient} ${booking.slot}`);
    },
    remove: async (id: string) => {
      await later();
      saved.delete(id);
      log.push(`removed ${id}`);
    },
  };
  const waitlist = {
    next: async (slot: string) => {
      log.push(`next for ${slot}`);
      return waiting[slot]?.shift();
    },
  };
  return { saved, log, desk: new BookingDesk(store, waitlist) };
}

test('a booking is stored under its own id', async () => {
  const { saved, desk } = clinic();
  const first = await desk.book('Ada', 'mon-9');
  const second = await desk.book('Bo', 'mon-10');
  expect([...saved.values()]).toEqual([first, second]);
  expect(first.id).not.toBe(second.id);
});

test('cancelling gives the slot to the next in line', async () => {
  const { desk, log } = clinic({ 'mon-9': ['Cy'] });
  const { id } = await desk.book('Ada', 'mon-9');
  expect(await desk.cancel(id)).toEqual({ ok: true, promoted: { id: 'b2', patient: 'Cy', slot: 'mon-9' } });
  expect(log).toEqual(['saved b1 Ada mon-9', 'removed b1', 'next for mon-9', 'saved b2 Cy mon-9']);
});

test('cancelling what is not booked', async () => {
  expect(await clinic().desk.cancel('b9')).toEqual({ ok: false, reason: 'unknown' });
});

test('moving returns the booking with its new slot', async () => {
  const { desk } = clinic();
  const { id } = await desk.book('Ada', 'mon-9');
  expect(await desk.move(id, 'tue-11')).toEqual({ id, patient: 'Ada', slot: 'tue-11' });
});

test('moving what is not booked', async () => {
  await expect(clinic().desk.move('b9', 'tue-11')).rejects.toThrow('no booking b9');
});

test('the new slot is stored when moving is done', async () => {
  heal('../src/booking#BookingDesk.move');
  const { desk, saved } = clinic();
  const { id } = await desk.book('Ada', 'mon-9');
  await desk.move(id, 'tue-11');
  expect(saved.get(id)).toEqual({ id, patient: 'Ada', slot: 'tue-11' });
});

test('the old slot is given away after the new one is stored', async () => {
  heal('../src/booking#BookingDesk.move');
  const { desk, log } = clinic({ 'mon-9': ['Cy'] });
  const { id } = await desk.book('Ada', 'mon-9');
  await desk.move(id, 'tue-11');
  expect(log.slice(1)).toEqual(['saved b1 Ada tue-11', 'next for mon-9', 'saved b2 Cy mon-9']);
});
