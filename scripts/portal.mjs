#!/usr/bin/env node
import { register } from 'tsx/esm/api';
import { endWithNpm } from './end-with-npm.mjs';

endWithNpm();
// The tools are TypeScript, installed ones too.
register();
await import('./portal/portal.ts');
