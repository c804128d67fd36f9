import { Geocoder, type GeocodeProvider } from './geocode';

const bern = { lat: 46.95, lon: 7.45, label: 'Bern' };
const silent = { warn: () => undefined };

function provider(name: string, answer: () => Promise<typeof bern | null>): GeocodeProvider & { asked: string[] } {
  const asked: string[] = [];
  return {
    name,
    asked,
    lookup(address) {
      asked.push(address);
      return answer();
    },
  };
}

test('gives what the first provider says', async () => {
  const first = provider('one', async () => bern);
  const second = provider('two', async () => null);
  expect(await new Geocoder([first, second], silent).locate('Bern')).toEqual(bern);
  expect(second.asked).toEqual([]);
});

test('asks once per address', async () => {
  const only = provider('one', async () => bern);
  const geocoder = new Geocoder([only], silent);
  await geocoder.locate('Bern');
  await geocoder.locate('  BERN ');
  expect(only.asked).toEqual(['bern']);
});

test('remembers what cannot be found', async () => {
  const only = provider('one', async () => null);
  const geocoder = new Geocoder([only], silent);
  expect(await geocoder.locate('Atlantis')).toBeNull();
  expect(await geocoder.locate('Atlantis')).toBeNull();
  expect(only.asked).toHaveLength(1);
});

test('goes on to the next provider when one is down', async () => {
  const warnings: string[] = [];
  const down = provider('one', async () => {
    throw new Error('503');
  });
  const up = provider('two', async () => bern);
  const geocoder = new Geocoder([down, up], { warn: (message) => warnings.push(message) });
  expect(await geocoder.locate('Bern')).toEqual(bern);
  expect(warnings).toEqual(['one: 503']);
});

test('an empty address is nowhere', async () => {
  expect(await new Geocoder([], silent).locate('  ')).toBeNull();
});
