/** The functions of a test file's tests, in their order, without a runner. `code` is CommonJS. */
export function collectPlainTests(code, expect, load) {
  const tests = [];
  const test = (_name, run) => tests.push(run);
  test.each = each((_name, run) => test(_name, run));
  const describe = (_name, body) => body();
  describe.each = each((_name, body) => body());
  const globals = { test, it: test, describe, expect };
  const names = Object.keys(globals);
  new Function('module', 'exports', 'require', ...names, code)({}, {}, load, ...names.map((name) => globals[name]));
  return tests;
}

/** One for each row; a row that is no list is the one argument. */
function each(define) {
  return (rows) => (name, body) => {
    for (const row of rows) define(name, () => (Array.isArray(row) ? body(...row) : body(row)));
  };
}
