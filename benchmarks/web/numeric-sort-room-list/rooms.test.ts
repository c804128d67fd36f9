import { compressRooms, roomsFor } from './rooms';

describe('compressRooms', () => {
  it('joins neighbors', () => {
    expect(compressRooms([103, 101, 102, 107])).toBe('101-103, 107');
  });

  it('counts a room once', () => {
    expect(compressRooms([12, 11, 12])).toBe('11-12');
  });

  it('knows small houses', () => {
    expect(compressRooms([8, 9, 10, 11, 3])).toBe('3, 8-11');
  });

  it('is empty without rooms', () => {
    expect(compressRooms([])).toBe('');
  });
});

describe('roomsFor', () => {
  const tasks = [
    { room: 99, kind: 'clean' },
    { room: 100, kind: 'clean' },
    { room: 101, kind: 'inspect' },
  ] as const;

  it('takes the rooms of one kind', () => {
    expect(roomsFor(tasks, 'clean')).toBe('99-100');
  });

  it('says that there is nothing to do', () => {
    expect(roomsFor(tasks, 'change-linen')).toBe('none');
  });
});
