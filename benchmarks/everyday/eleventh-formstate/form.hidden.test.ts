import { Form } from './form';

const make = () =>
  new Form({
    initialValues: { name: 'Ada', age: 36, since: new Date(0) },
    onSubmit: () => {},
  });

test('new values are the ones to compare with', () => {
  const form = make();
  form.reset({ name: 'Bob', age: 20 });
  expect(form.snapshot().dirty).toEqual([]);
  form.change('name', 'Ada');
  expect(form.snapshot().dirty).toEqual(['name']);
  form.change('name', 'Bob');
  expect(form.snapshot().dirty).toEqual([]);
});

test('and the ones to go back to', () => {
  const form = make();
  form.reset({ name: 'Bob' });
  form.change('name', 'Eve');
  form.change('age', 1);
  form.reset();
  expect(form.snapshot().values).toEqual({ name: 'Bob', age: 36, since: new Date(0) });
  expect(form.snapshot().dirty).toEqual([]);
});

test('fields that are not given go back to their initial values', () => {
  const form = make();
  form.change('name', 'Bob');
  form.change('age', 99);
  form.reset({ name: 'Bob' });
  expect(form.snapshot().values).toEqual({ name: 'Bob', age: 36, since: new Date(0) });
  expect(form.snapshot().dirty).toEqual([]);
});

test('one reset after the other', () => {
  const form = make();
  form.reset({ name: 'Bob' });
  form.reset({ age: 5 });
  expect(form.snapshot().values).toMatchObject({ name: 'Bob', age: 5 });
  form.change('name', 'x');
  form.reset();
  expect(form.snapshot().values).toMatchObject({ name: 'Bob', age: 5 });
});

test('changes do not become initial values', () => {
  const form = make();
  form.change('name', 'Bob');
  form.change('since', new Date(5));
  expect(form.snapshot().dirty).toEqual(['name', 'since']);
  form.reset();
  expect(form.snapshot().values.name).toBe('Ada');
  form.change('name', 'Cyd');
  form.change('since', new Date(0));
  expect(form.snapshot().dirty).toEqual(['name']);
});

test('the options and the given object stay as they are', () => {
  const initialValues = { name: 'Ada', age: 1 };
  const form = new Form({ initialValues, onSubmit: () => {} });
  const saved = { name: 'Bob' };
  form.reset(saved);
  form.change('name', 'Eve');
  expect(initialValues).toEqual({ name: 'Ada', age: 1 });
  expect(saved).toEqual({ name: 'Bob' });
});

test('submitting alone does not change what is dirty', async () => {
  const form = make();
  form.change('age', 37);
  expect(await form.submit()).toBe(true);
  expect(form.snapshot()).toMatchObject({ dirty: ['age'], submitCount: 1, submitting: false });
  form.reset(form.snapshot().values);
  expect(form.snapshot()).toMatchObject({ dirty: [], touched: [], submitCount: 0 });
});

test('falsy values', () => {
  const form = make();
  form.reset({ name: '', age: 0 });
  expect(form.snapshot()).toMatchObject({ dirty: [], values: { name: '', age: 0 } });
});
