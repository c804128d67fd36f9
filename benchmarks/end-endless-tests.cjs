// Set-up file for both runners: a test whose synchronous part does not end fails after a while. The runners themselves would
// wait for ever, and a run that does not end has nothing to heal.
const vm = require('node:vm');

/**
 * Waited for twice by each such test: in the user's run and in the one that repeats it. Who has waited in vain once in a file waits less
 * for its other tests, which likely reach the same loop, so that a test that is only slow may have more.
 */
const TIMEOUT_MS = 2_000;
const LATER_MS = 700;
let timeoutMs = TIMEOUT_MS;

/** A function that defines tests, or one that `only` and `each` give, over tests that end. */
function endingTests(define) {
  return new Proxy(define, {
    apply(target, receiver, args) {
      const result = Reflect.apply(
        target,
        receiver,
        args.map((arg) => (typeof arg === 'function' ? ending(arg) : arg)),
      );
      return typeof result === 'function' ? endingTests(result) : result;
    },
    get(target, property) {
      const value = Reflect.get(target, property);
      return typeof value === 'function' ? endingTests(value) : value;
    },
  });
}

const START = new vm.Script('globalThis.testToEnd()');
const MAIN = vm.runInThisContext('globalThis');

/** V8 ends what a script of `vm` does when its time is up: the only way to stop a loop from within its own thread. */
function ending(run) {
  return (...args) => {
    // A search ends loops by itself, and runs each test thousands of times.
    if ('__heal' in globalThis) return run(...args);
    MAIN.testToEnd = () => run(...args);
    // Without `displayErrors: false` the place of the error would be written into its stack.
    try {
      return START.runInThisContext({ timeout: timeoutMs, displayErrors: false });
    } catch (error) {
      if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') timeoutMs = LATER_MS;
      throw error;
    }
  };
}

for (const name of ['it', 'test']) globalThis[name] = endingTests(globalThis[name]);
