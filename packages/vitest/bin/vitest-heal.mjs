#!/usr/bin/env node
await import('../dist/bin/vitest-heal.js');
