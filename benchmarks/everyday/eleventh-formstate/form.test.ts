import { Form } from './form';

function profile(onSubmit: (values: { name: string; tags: string[] }) => void = () => {}) {
  return new Form({
    initialValues: { name: 'Ada', tags: ['admin'] },
    validate: (values) => (values.name === '' ? { name: 'Required' } : {}),
    onSubmit,
  });
}

test('knows what has changed', () => {
  const form = profile();
  form.change('name', 'Bob');
  form.change('tags', ['admin']);
  expect(form.snapshot().dirty).toEqual(['name']);
  form.change('name', 'Ada');
  expect(form.snapshot().dirty).toEqual([]);
});

test('validates visited fields', () => {
  const form = profile();
  form.change('name', '');
  expect(form.snapshot().errors).toEqual({});
  form.blur('name');
  expect(form.snapshot()).toMatchObject({ errors: { name: 'Required' }, touched: ['name'] });
});

test('submits valid values only', async () => {
  const sent: unknown[] = [];
  const form = profile((values) => {
    sent.push(values);
  });
  form.change('name', '');
  expect(await form.submit()).toBe(false);
  form.change('name', 'Eve');
  expect(form.snapshot().errors).toEqual({});
  expect(await form.submit()).toBe(true);
  expect(sent).toEqual([{ name: 'Eve', tags: ['admin'] }]);
});

test('reset discards the changes', () => {
  const form = profile();
  form.change('name', '');
  form.blur('name');
  form.reset();
  expect(form.snapshot()).toEqual({
    values: { name: 'Ada', tags: ['admin'] },
    errors: {},
    touched: [],
    dirty: [],
    submitCount: 0,
    submitting: false,
  });
});

test('nothing to save after a reset to the saved values', () => {
  const form = profile();
  form.change('name', 'Bob');
  form.reset({ name: 'Bob' });
  expect(form.snapshot().values.name).toBe('Bob');
  expect(form.snapshot().dirty).toEqual([]);
});

test('tells subscribers until they go', () => {
  const form = profile();
  let calls = 0;
  const stop = form.subscribe(() => calls++);
  form.change('name', 'x');
  stop();
  form.reset();
  expect(calls).toBe(1);
});
