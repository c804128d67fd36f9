import heal from '@testheal/vitest/plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [heal()],
  test: {
    include: ['test/**/*.test.ts'],
  },
});
