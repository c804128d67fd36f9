import { changes, DEFAULTS, describeDigest, initialValues } from './profile-form';

describe('initialValues', () => {
  it('has defaults', () => {
    expect(initialValues({})).toEqual(DEFAULTS);
    expect(initialValues({ hour: null, signature: null })).toEqual(DEFAULTS);
  });

  it('shows what was saved', () => {
    expect(initialValues({ digest: 'weekly', hour: 17, sound: false, signature: 'Ann' })).toEqual({
      digest: 'weekly',
      hour: 17,
      sound: false,
      signature: 'Ann',
    });
  });

  it('shows midnight', () => {
    expect(initialValues({ hour: 0 }).hour).toBe(0);
  });

  it('shows that the signature was cleared', () => {
    expect(initialValues({ signature: '' }).signature).toBe('');
  });
});

it('sends what has changed', () => {
  expect(changes({ hour: 8 }, { ...DEFAULTS, hour: 9 })).toEqual({ ...DEFAULTS, hour: 9 });
  expect(changes(DEFAULTS, { ...DEFAULTS, sound: false })).toEqual({ sound: false });
});

it('describes', () => {
  expect(describeDigest(DEFAULTS)).toBe('daily at 08:00');
});
