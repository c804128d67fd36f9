#!/usr/bin/env node
await import('../dist/bin/jest-heal.js');
