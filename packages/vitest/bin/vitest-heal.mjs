#!/usr/bin/env node
import '../dist/bin/vitest-heal.js';
