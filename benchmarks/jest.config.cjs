// For `heal bench` alone: there are no tests of its own.
/** @type {import('jest').Config} */
module.exports = { testMatch: [], passWithNoTests: true, setupFilesAfterEnv: ['./end-endless-tests.cjs'] };
