import { GeocodeError, Geocoder, type GeocodeProvider } from './geocode';

const spot = { lat: 1, lon: 2, label: 'spot' };
const later = () => new Promise((resolve) => setTimeout(resolve, 1));
const failing = (name: string, error: unknown): GeocodeProvider => ({
  name,
  async lookup() {
    await later();
    throw error;
  },
});

test('all are down', async () => {
  const causes = [new Error('a'), new Error('b')];
  const geocoder = new Geocoder([failing('x', causes[0]), failing('y', causes[1])], { warn: () => undefined });
  const caught = (await geocoder.locate('Rue 1').catch((error: unknown) => error)) as GeocodeError;
  expect(caught).toBeInstanceOf(GeocodeError);
  expect(caught.message).toBe('no provider could look up "rue 1"');
  expect(caught.causes).toEqual(causes);
});

test('the third answers', async () => {
  const log: string[] = [];
  const third: GeocodeProvider = { name: 'z', lookup: () => Promise.resolve(spot) };
  const geocoder = new Geocoder([failing('x', new Error('quota')), failing('y', 'gone'), third], {
    warn: (message) => log.push(message),
  });
  expect(await geocoder.locate('Here')).toBe(spot);
  expect(log).toEqual(['x: quota', 'y: gone']);
});

test('a provider that throws at once', async () => {
  const broken: GeocodeProvider = {
    name: 'broken',
    lookup() {
      throw new Error('no key');
    },
  };
  const fine: GeocodeProvider = { name: 'fine', lookup: async () => spot };
  expect(await new Geocoder([broken, fine], { warn: () => undefined }).locate('q')).toBe(spot);
});

test('failures are not remembered', async () => {
  let down = true;
  const flaky: GeocodeProvider = {
    name: 'flaky',
    async lookup() {
      if (down) throw new Error('down');
      return spot;
    },
  };
  const geocoder = new Geocoder([flaky], { warn: () => undefined });
  await expect(geocoder.locate('q')).rejects.toThrow('no provider');
  down = false;
  expect(await geocoder.locate('q')).toBe(spot);
});

test('not found is an answer', async () => {
  let asked = 0;
  const none: GeocodeProvider = { name: 'none', lookup: async () => null };
  const other: GeocodeProvider = { name: 'other', lookup: async () => (asked++, spot) };
  expect(await new Geocoder([none, other]).locate('q')).toBeNull();
  expect(asked).toBe(0);
});
