import { assertAllowed, isAllowed, visibleResources, type Groups, type Statement } from './iam';

const allow = (actions: string[], resources: string[]): Statement => ({ effect: 'allow', actions, resources });
const deny = (actions: string[], resources: string[]): Statement => ({ effect: 'deny', actions, resources });

const groups: Groups = {
  staff: [allow(['read'], ['docs/*'])],
  interns: [deny(['*'], ['docs/salaries/*'])],
};

test('forbidden by default', () => {
  expect(isAllowed({ name: 'ann' }, groups, 'read', 'docs/a')).toBe(false);
  expect(isAllowed({ name: 'ann', groups: ['unknown'] }, groups, 'read', 'docs/a')).toBe(false);
});

test('own statements and those of the groups', () => {
  const ann = { name: 'ann', statements: [allow(['write', 'list*'], ['pics/ann'])], groups: ['staff'] };
  expect(isAllowed(ann, groups, 'write', 'pics/ann')).toBe(true);
  expect(isAllowed(ann, groups, 'write', 'pics/annie')).toBe(false);
  expect(isAllowed(ann, groups, 'list-all', 'pics/ann')).toBe(true);
  expect(isAllowed(ann, groups, 'read', 'docs/a')).toBe(true);
  expect(isAllowed(ann, groups, 'write', 'docs/a')).toBe(false);
});

test('a deny in front', () => {
  const bob = { name: 'bob', statements: [deny(['read'], ['docs/secret']), allow(['read'], ['docs/*'])] };
  expect(isAllowed(bob, groups, 'read', 'docs/secret')).toBe(false);
  expect(isAllowed(bob, groups, 'read', 'docs/plan')).toBe(true);
});

test('an intern of the staff', () => {
  const eve = { name: 'eve', groups: ['staff', 'interns'] };
  const resources = ['docs/plan', 'docs/salaries/2024', 'pics/cat'];
  expect(visibleResources(eve, groups, resources)).toEqual(['docs/plan']);
});

test('says who may not do what', () => {
  expect(() => assertAllowed({ name: 'ann', groups: ['staff'] }, groups, 'delete', 'docs/a')).toThrow(
    'ann may not delete docs/a',
  );
});
