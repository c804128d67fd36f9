import { Circuit, CircuitOpenError } from './circuit';

const ok = async () => 'ok';
const fail = async () => {
  throw new Error('upstream');
};

async function outcomes(circuit: Circuit, calls: (() => Promise<string>)[]): Promise<string[]> {
  const seen: string[] = [];
  for (const call of calls) {
    seen.push(await circuit.run(call).catch((error: Error) => error.message));
  }
  return seen;
}

test('passes results and errors through', async () => {
  const circuit = new Circuit({ threshold: 2, cooldown: 1000 });
  expect(await circuit.run(ok)).toBe('ok');
  await expect(circuit.run(fail)).rejects.toThrow('upstream');
  expect(circuit.state).toBe('closed');
});

test('opens after failures in a row', async () => {
  const circuit = new Circuit({ threshold: 3, cooldown: 1000 });
  expect(await outcomes(circuit, [fail, fail, fail, ok])).toEqual([
    'upstream',
    'upstream',
    'upstream',
    'circuit is open',
  ]);
  await expect(circuit.run(ok)).rejects.toBeInstanceOf(CircuitOpenError);
});

test('failures with successes in between leave it closed', async () => {
  const circuit = new Circuit({ threshold: 2, cooldown: 1000 });
  expect(await outcomes(circuit, [fail, ok, fail, ok])).toEqual(['upstream', 'ok', 'upstream', 'ok']);
  expect(circuit.state).toBe('closed');
});

test('lets a call through after the cooldown', async () => {
  let time = 0;
  const circuit = new Circuit({ threshold: 1, cooldown: 500, now: () => time });
  await outcomes(circuit, [fail]);
  time = 499;
  expect(circuit.state).toBe('open');
  time = 500;
  expect(circuit.state).toBe('half-open');
  expect(await circuit.run(ok)).toBe('ok');
  expect(circuit.state).toBe('closed');
});

test('opens again when the trial call fails', async () => {
  let time = 0;
  const states: string[] = [];
  const circuit = new Circuit({
    threshold: 1,
    cooldown: 500,
    now: () => time,
    onChange: (state) => states.push(state),
  });
  await outcomes(circuit, [fail]);
  time = 600;
  await outcomes(circuit, [fail]);
  time = 1099;
  expect(circuit.state).toBe('open');
  expect(states).toEqual(['open', 'half-open', 'open']);
});
