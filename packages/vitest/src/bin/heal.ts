#!/usr/bin/env node
import { runHealCommand } from 'testheal';

process.exitCode = await runHealCommand(process.argv.slice(2));
