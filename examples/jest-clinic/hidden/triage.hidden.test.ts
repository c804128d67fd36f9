import { assess, callOrder } from '../src/triage';
import type { Symptoms } from '../src/triage';

const FEVER = 'measure the temperature again in 20 minutes';
const PAIN = 'offer pain relief';
const SEAT = 'offer a seat near the desk';

test('chest pain decides alone, whatever else there is', () => {
  for (const temperature of [undefined, 36, 38.5, 41]) {
    for (const pain of [undefined, 0, 7, 10]) {
      for (const age of [1, 74, 75, 90]) {
        expect(assess({ chestPain: true, temperature, pain, age })).toEqual({
          level: 'immediate',
          notes: ['call the doctor on duty'],
        });
      }
    }
  }
});

test.each<[Symptoms, string, string[]]>([
  [{ age: 90, temperature: 38.5 }, 'urgent', [FEVER]],
  [{ age: 90, pain: 7 }, 'urgent', [PAIN]],
  [{ age: 10, temperature: 40, pain: 7 }, 'urgent', [FEVER, PAIN]],
  [{ age: 75 }, 'routine', [SEAT]],
  [{ age: 74, chestPain: false }, 'routine', []],
])('without chest pain: %j', (symptoms, level, notes) => {
  expect(assess(symptoms)).toEqual({ level, notes });
});

test('the order of calling', () => {
  const patient = (name: string, symptoms: Omit<Symptoms, 'age'>) => ({ name, symptoms: { age: 33, ...symptoms } });
  const order = callOrder([
    patient('a', { pain: 9 }),
    patient('b', {}),
    patient('c', { chestPain: true, pain: 9 }),
    patient('d', { temperature: 39 }),
    patient('e', { chestPain: true, temperature: 39 }),
  ]);
  expect(order.map(({ name }) => name).join('')).toBe('ceadb');
});
