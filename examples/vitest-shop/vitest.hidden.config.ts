import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['hidden/**/*.hidden.test.ts'],
  },
});
