import { expect, it } from 'vitest';
import { faultClassOf } from './fault-class.ts';

it.each([
  // As Vitest writes them.
  ['assertion-mismatch', 'AssertionError', 'expected 12.34 to be 12.35 // Object.is equality'],
  ['assertion-mismatch', 'AssertionError', "expected 'A is not a function' to be 'B'"],
  ['assertion-mismatch', 'AssertionError', 'expected { total: null } to deeply equal { total: 3 }'],
  ['assertion-mismatch', 'AssertionError', 'expected null not to be null'],
  ['assertion-mismatch', 'AssertionError', "expected 'request timed out in 5' to be ''"],
  ['assertion-mismatch', 'AssertionError', 'expected "spy" to be called 2 times, but got 1 times'],
  ['assertion-mismatch', 'Error', 'Snapshot `renders 1` mismatched'],
  ['promise-instead-of-value', 'AssertionError', 'expected Promise{…} to be 3 // Object.is equality'],
  ['promise-instead-of-value', 'AssertionError', 'expected Promise {} to deeply equal { id: 1 }'],
  ['did-not-throw', 'AssertionError', 'expected [Function] to throw an error'],
  ['did-not-throw', 'AssertionError', "expected function to throw an error, but it didn't"],
  ['did-not-throw', 'AssertionError', 'promise resolved "3" instead of rejecting'],
  ['assertion-mismatch', 'AssertionError', "expected [Function] to throw error including 'empty' but got 'nothing'"],
  [
    'timeout',
    'Error',
    'Test timed out in 5000ms.\nIf this is a long-running test, pass a timeout value as the last argument',
  ],
  ['module-not-loaded', 'Error', 'Failed to resolve import "./nowhere" from "src/a.ts". Does the file exist?'],
  ['module-not-loaded', 'SyntaxError', "The requested module './a.mjs' does not provide an export named 'b'"],
  ['module-not-loaded', 'SyntaxError', '/src/a.js: Unexpected token (1:2)'],
  ['module-not-loaded', 'SyntaxError', "Identifier 'a' has already been declared"],
  ['thrown-error', 'SyntaxError', 'Unmatched selector: a,'],
  [
    'null-access',
    'AssertionError',
    "expected [Function] to not throw an error but 'TypeError: Cannot read properties of null (reading 'a')' was thrown",
  ],
  ['not-a-function', 'AssertionError', 'promise rejected "TypeError: load is not a function" instead of resolving'],
  // As Jest writes them.
  [
    'missing-name',
    'Error',
    'expect(received).not.toThrow()\n\nError name:    "ReferenceError"\nError message: "rate is not defined"',
  ],
  [
    'assertion-mismatch',
    'Error',
    'expect(received).toBe(expected) // Object.is equality\n\nExpected: 12.35\nReceived: 12.34',
  ],
  [
    'assertion-mismatch',
    'Error',
    'expect(received).toEqual(expected) // deep equality\n\nExpected: "x"\nReceived: null',
  ],
  [
    'promise-instead-of-value',
    'Error',
    'expect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: Promise {}',
  ],
  ['did-not-throw', 'Error', 'expect(received).toThrow()\n\nReceived function did not throw'],
  [
    'did-not-throw',
    'Error',
    'expect(received).rejects.toThrow()\n\nReceived promise resolved instead of rejected\nResolved to value: 3',
  ],
  [
    'timeout',
    'Error',
    'Exceeded timeout of 5000 ms for a test.\nAdd a timeout value to this test to increase the timeout',
  ],
  ['timeout', 'Error', 'thrown: "Exceeded timeout of 5000 ms for a test."'],
  ['module-not-loaded', 'Error', "Cannot find module './nowhere' from 'src/a.js'"],
  // As V8 throws them.
  ['null-access', 'TypeError', "Cannot read properties of undefined (reading 'length')"],
  ['null-access', 'TypeError', "Cannot set properties of null (setting 'total')"],
  ['null-access', 'TypeError', "Cannot destructure property 'a' of 'undefined' as it is undefined."],
  ['null-access', 'TypeError', 'undefined is not iterable (cannot read property Symbol(Symbol.iterator))'],
  ['null-access', 'TypeError', 'Cannot convert undefined or null to object'],
  ['not-a-function', 'TypeError', 'items.map is not a function'],
  ['not-a-function', 'TypeError', 'Cart is not a constructor'],
  ['missing-name', 'ReferenceError', 'totl is not defined'],
  ['missing-name', 'ReferenceError', "Cannot access 'total' before initialization"],
  ['type-error', 'TypeError', 'Assignment to constant variable.'],
  ['type-error', 'TypeError', 'object is not iterable (cannot read property Symbol(Symbol.iterator))'],
  ['thrown-error', 'RangeError', 'Maximum call stack size exceeded'],
  ['thrown-error', 'SyntaxError', 'Unexpected token } in JSON at position 3'],
  ['thrown-error', 'ValidationError', 'price must not be empty'],
])('reads %s from a %s: %s', (expected, name, message) => {
  expect(faultClassOf({ name, message })).toBe(expected);
});
