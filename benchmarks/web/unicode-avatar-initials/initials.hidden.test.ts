import { initials } from './initials';

test.each([
  ['😀', '😀'],
  ['a 😀', 'A😀'],
  ['😀 b', '😀B'],
  ['😀😀 😁😁', '😀😁'],
  ['Élodie Ångström', 'ÉÅ'],
  ['李 小龙', '李小'],
  ['𝒜lice 𝓑ob', '𝒜𝓑'],
  ['   ', '?'],
  ['x', 'X'],
  ['a b c', 'AC'],
])('%j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
