import { BookingDesk, type Booking } from '../src/booking';

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 3));

function setup(save: (booking: Booking) => Promise<void>, waiting?: string) {
  const asked: string[] = [];
  const desk = new BookingDesk(
    {
      find: async (id) => (id === 'b1' ? { id, patient: 'Ada', slot: 'wed-8' } : undefined),
      save,
      remove: async () => {},
    },
    {
      next: async (slot) => {
        asked.push(slot);
        return waiting;
      },
    },
  );
  return { desk, asked };
}

test('a move that cannot be stored fails and gives nothing away', async () => {
  const { desk, asked } = setup(() => Promise.reject(new Error('disk full')), 'Bo');
  await expect(desk.move('b1', 'thu-8')).rejects.toThrow('disk full');
  expect(asked).toEqual([]);
});

test('a move stores once and then offers the old slot once', async () => {
  const stored: Booking[] = [];
  const { desk, asked } = setup(async (booking) => {
    await later();
    stored.push(booking);
  });
  expect(await desk.move('b1', 'thu-8')).toEqual({ id: 'b1', patient: 'Ada', slot: 'thu-8' });
  expect(stored).toEqual([{ id: 'b1', patient: 'Ada', slot: 'thu-8' }]);
  expect(asked).toEqual(['wed-8']);
});

test('the patient who gets the old slot is stored when the move is done', async () => {
  const stored: string[] = [];
  const { desk } = setup(async ({ patient, slot }) => {
    await later();
    stored.push(`${patient} ${slot}`);
  }, 'Bo');
  await desk.move('b1', 'fri-8');
  expect(stored).toEqual(['Ada fri-8', 'Bo wed-8']);
});
