import { Circuit } from './circuit';

const ok = async () => 1;
const fail = async (): Promise<number> => {
  throw new Error('down');
};
const quiet = (circuit: Circuit, call: () => Promise<number>) => circuit.run(call).catch(() => 0);

test('closed for good after a trial that worked', async () => {
  let time = 0;
  const circuit = new Circuit({ threshold: 3, cooldown: 100, now: () => time });
  for (let i = 0; i < 3; i++) await quiet(circuit, fail);
  expect(circuit.state).toBe('open');
  time = 100;
  await quiet(circuit, ok);
  await quiet(circuit, fail);
  await quiet(circuit, fail);
  expect(circuit.state).toBe('closed');
  await quiet(circuit, fail);
  expect(circuit.state).toBe('open');
});

test('counts failures in a row alone', async () => {
  const circuit = new Circuit({ threshold: 4, cooldown: 100 });
  for (let round = 0; round < 5; round++) {
    for (let i = 0; i < 3; i++) await quiet(circuit, fail);
    await quiet(circuit, ok);
    expect(circuit.state).toBe('closed');
  }
  for (let i = 0; i < 4; i++) await quiet(circuit, fail);
  expect(circuit.state).toBe('open');
});

test('a single failed trial is enough to open it', async () => {
  let time = 0;
  const circuit = new Circuit({ threshold: 3, cooldown: 100, now: () => time });
  for (let i = 0; i < 3; i++) await quiet(circuit, fail);
  time = 150;
  expect(circuit.state).toBe('half-open');
  await quiet(circuit, fail);
  expect(circuit.state).toBe('open');
  time = 249;
  expect(circuit.state).toBe('open');
  time = 250;
  expect(circuit.state).toBe('half-open');
});

test('does not call upstream while open', async () => {
  let calls = 0;
  const circuit = new Circuit({ threshold: 1, cooldown: 10_000 });
  await quiet(circuit, fail);
  for (let i = 0; i < 3; i++) {
    await quiet(circuit, async () => ++calls);
  }
  expect(calls).toBe(0);
});

test('tells each change once', async () => {
  let time = 0;
  const states: string[] = [];
  const circuit = new Circuit({ threshold: 2, cooldown: 50, now: () => time, onChange: (s) => states.push(s) });
  await quiet(circuit, ok);
  await quiet(circuit, fail);
  await quiet(circuit, fail);
  time = 50;
  await quiet(circuit, ok);
  await quiet(circuit, ok);
  expect(states).toEqual(['open', 'half-open', 'closed']);
});
