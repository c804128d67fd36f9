#!/usr/bin/env node
import { runHealCommand } from './run-heal-command.ts';

process.exitCode = await runHealCommand(process.argv.slice(2));
