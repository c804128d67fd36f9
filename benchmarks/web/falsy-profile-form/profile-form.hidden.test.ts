import { DEFAULTS, initialValues } from './profile-form';

test.each([
  [
    { hour: 0, signature: '' },
    { hour: 0, signature: '' },
  ],
  [{ hour: 0 }, { hour: 0 }],
  [{ hour: 23 }, { hour: 23 }],
  [{ signature: '' }, { signature: '' }],
  [{ signature: ' ' }, { signature: ' ' }],
  [{ sound: false }, { sound: false }],
  [{ sound: null, digest: null }, {}],
  [{ hour: null, signature: undefined }, {}],
  [
    { digest: 'off' as const, hour: 0, sound: false, signature: '' },
    { digest: 'off', hour: 0, sound: false, signature: '' },
  ],
])('%j', (saved, shown) => {
  expect(initialValues(saved)).toEqual({ ...DEFAULTS, ...shown });
});
