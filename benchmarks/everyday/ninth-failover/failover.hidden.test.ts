import { AllMirrorsFailed, Mirrors } from './failover';

function setUp(hosts: string[], down: Set<string>) {
  const clock = { time: 0 };
  const asked: string[] = [];
  const mirrors = new Mirrors(
    hosts,
    async (url) => {
      const host = new URL(url).host;
      asked.push(host);
      await Promise.resolve();
      if (down.has(host)) throw new Error('timeout');
      return `from ${host}`;
    },
    { cooldownMs: 1000, now: () => clock.time },
  );
  return { mirrors, asked, clock };
}

test('goes on to the mirror that works', async () => {
  const { mirrors, asked } = setUp(['one.test', 'two.test', 'three.test'], new Set(['one.test', 'two.test']));
  expect(await mirrors.get('/f')).toBe('from three.test');
  expect(asked).toEqual(['one.test', 'two.test', 'three.test']);
});

test('all are down', async () => {
  const { mirrors } = setUp(['one.test', 'two.test'], new Set(['one.test', 'two.test']));
  const error = await mirrors.get('/f').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AllMirrorsFailed);
  expect((error as AllMirrorsFailed).causes).toEqual(['one.test: timeout', 'two.test: timeout']);
});

test('a mirror that failed goes to the end for a while', async () => {
  const { mirrors, asked, clock } = setUp(['one.test', 'two.test'], new Set(['one.test']));
  await mirrors.get('/f');
  await mirrors.get('/g');
  expect(asked).toEqual(['one.test', 'two.test', 'two.test']);
  expect(mirrors.isCoolingDown('one.test')).toBe(true);
  clock.time = 1000;
  expect(mirrors.candidates()).toEqual(['one.test', 'two.test']);
});

test('a mirror that comes back', async () => {
  const down = new Set(['one.test']);
  const { mirrors, clock } = setUp(['one.test', 'two.test'], down);
  expect(await mirrors.get('/f')).toBe('from two.test');
  down.delete('one.test');
  clock.time = 5000;
  expect(await mirrors.get('/f')).toBe('from one.test');
});

test('one that works is not marked', async () => {
  const { mirrors, asked } = setUp(['one.test', 'two.test'], new Set());
  expect(await Promise.all([mirrors.get('/a'), mirrors.get('/b')])).toEqual(['from one.test', 'from one.test']);
  expect(asked).toEqual(['one.test', 'one.test']);
  expect(mirrors.isCoolingDown('one.test')).toBe(false);
});
