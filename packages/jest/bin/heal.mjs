#!/usr/bin/env node
import '../dist/bin/heal.js';
