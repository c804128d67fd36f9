// For `heal bench` alone: there are no tests of its own.
export default { test: { include: [], passWithNoTests: true, setupFiles: ['./end-endless-tests.cjs'] } };
