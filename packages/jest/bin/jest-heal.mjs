#!/usr/bin/env node
import '../dist/bin/jest-heal.js';
