import { heal } from '@testheal/jest';
import { assess, callOrder, hasFever, waitMinutes } from '../src/triage';

const DOCTOR = 'call the doctor on duty';

test('fever', () => {
  expect(hasFever({ age: 30, temperature: 38.5 })).toBe(true);
  expect(hasFever({ age: 30, temperature: 38.4 })).toBe(false);
  expect(hasFever({ age: 30 })).toBe(false);
});

describe('assess', () => {
  test('chest pain comes first', () => {
    expect(assess({ age: 50, chestPain: true })).toEqual({ level: 'immediate', notes: [DOCTOR] });
  });

  test('fever and strong pain are urgent', () => {
    expect(assess({ age: 50, temperature: 39, pain: 8 })).toEqual({
      level: 'urgent',
      notes: ['measure the temperature again in 20 minutes', 'offer pain relief'],
    });
  });

  test('all else is routine', () => {
    expect(assess({ age: 20, pain: 2 })).toEqual({ level: 'routine', notes: [] });
    expect(assess({ age: 80, pain: 2 })).toEqual({ level: 'routine', notes: ['offer a seat near the desk'] });
  });

  heal('../src/triage#assess')('nothing else counts with chest pain', () => {
    expect(assess({ age: 50, chestPain: true, temperature: 39.2 })).toEqual({ level: 'immediate', notes: [DOCTOR] });
    expect(assess({ age: 50, chestPain: true, pain: 9 })).toEqual({ level: 'immediate', notes: [DOCTOR] });
  });
});

heal('../src/triage#assess')('no waiting with chest pain and fever', () => {
  expect(waitMinutes({ age: 8, chestPain: true, temperature: 40, pain: 10 })).toBe(0);
});

test('urgent patients are called before routine ones', () => {
  const waiting = [
    { name: 'Ada', symptoms: { age: 40 } },
    { name: 'Bo', symptoms: { age: 40, pain: 7 } },
    { name: 'Cy', symptoms: { age: 40 } },
  ];
  expect(callOrder(waiting).map(({ name }) => name)).toEqual(['Bo', 'Ada', 'Cy']);
});
